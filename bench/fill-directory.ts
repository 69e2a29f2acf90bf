import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { removeSamples, seedSamples } from '#app/data/samples/seed.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { type DatabaseSettings, openDatabase } from '#db/open-database.server.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { inFolder } from './bench.ts'

/** The country's 14,034 facilities, one per line: SAMHSA's file, if it is beside the project. */
export const nationalFile = path.join(findProjectRoot(), '../shared/data/samhsa_su_us_2021.csv')

const copiesAtOnce = 4_000

/** Open a database, run `work` and close the database. */
export async function inDatabase<Result>(
  settings: DatabaseSettings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(settings)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/**
 * Import a file like `npm run import`. Returns the seconds, the peak memory of the process in
 * megabytes, and the inserted rows.
 */
export async function runImport(
  file: string,
  { dataDir, databaseUrl }: DatabaseSettings,
): Promise<{ seconds: number; megabytes: number; inserted: number }> {
  const started = performance.now()
  const report = path.join(path.dirname(file), `${path.basename(file)}.report.csv`)
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      'commands/main.ts',
      'import',
      file,
      '--same-name=import',
      '--outside=keep',
      '--report',
      report,
    ],
    {
      cwd: findProjectRoot(),
      env: {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        ...(databaseUrl && { DATABASE_URL: databaseUrl, SESSION_SECRET: 'bench'.repeat(8) }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  let kilobytes = 0
  const timer = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    kilobytes = Math.max(kilobytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0))
  }, 200)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`The import ended with ${code}: ${output}`)
  const inserted = Number(/Inserted: ([\d,]+)/.exec(output)?.[1]?.replaceAll(',', ''))
  return { seconds: (performance.now() - started) / 1000, megabytes: kilobytes / 1024, inserted }
}

/** A directory's contents: the nation's facilities, or listings with every offering. */
export type DirectorySource = 'nation' | 'samples'

/**
 * Fill a new database with `size` centers, always the same: from the national file, if `source`
 * says so and it is there, then copies of those and of the samples. A copy has the name, rating and
 * hours of two combined, and lies some miles from the first. Three in five of the nation's have a
 * rating; one in five has a sample's services.
 */
export async function fillDirectory(
  settings: DatabaseSettings,
  size: number,
  source: DirectorySource = 'nation',
): Promise<void> {
  await inDatabase(settings, (database) =>
    asOperator(database, (db) => seedSamples(db, new Date())),
  )
  if (source === 'nation' && existsSync(nationalFile)) {
    await inFolder(async (folder) => {
      const [head, ...lines] = (await readFile(nationalFile, 'utf8')).trimEnd().split('\n')
      const taken = lines.filter((_, index) => (index * size) % lines.length < size)
      const file = path.join(folder, 'nation.csv')
      await writeFile(file, [head, ...taken].join('\n'))
      await runImport(file, settings)
    })
  }
  const missing = size - (await countCenters(settings))
  await inDatabase(settings, async (database) => {
    await asOperator(database, async (db) => {
      await db.execute(sql`set local statement_timeout = 0`)
      await db.execute(sql`create temporary table known on commit drop as
        select (row_number() over (order by slug) - 1)::integer as n, c.* from treatment_centers c`)
      await db.execute(sql`create unique index on known (n)`)
      const samples = sql`(select search_terms, treatment_types, offerings, open_minutes,
          (row_number() over (order by slug) - 1)::integer as n, count(*) over () as total
        from known where source = 'sample') sample`
      await db.execute(sql`update known k set
          total_score = case when k.n % 5 < 3 then (50 - k.n * 7919 % 31) / 10.0 end,
          reviews_count = case when k.n % 5 < 3 then k.n * 104729 % 900 end,
          permanently_closed = k.n % 33 = 0,
          search_terms = case when k.n % 5 = 4 then sample.search_terms else k.search_terms end,
          treatment_types = case when k.n % 5 = 4 then sample.treatment_types else k.treatment_types end,
          offerings = case when k.n % 5 = 4 then sample.offerings else k.offerings end,
          open_minutes = sample.open_minutes
        from ${samples}
        where k.source <> 'sample' and sample.n = k.n % sample.total`)
      await db.execute(sql`update treatment_centers c set
          total_score = k.total_score, reviews_count = k.reviews_count, permanently_closed = k.permanently_closed,
          search_terms = k.search_terms, treatment_types = k.treatment_types, offerings = k.offerings,
          open_minutes = k.open_minutes
        from known k where c.id = k.id and k.source <> 'sample'`)
      // Insert in steps: a statement may take at most 15 seconds.
      for (let from = 1; from <= missing; from += copiesAtOnce) {
        const to = Math.min(missing, from + copiesAtOnce - 1)
        await db.execute(sql`insert into treatment_centers (slug, name, description, address, street, city,
          state, postal_code, county, latitude, longitude, category_name, total_score, reviews_count,
          permanently_closed, search_terms, treatment_types, offerings, open_minutes, source)
        select 'copy-' || g, split_part(c.name, ' ', 1) || ' ' || regexp_replace(other.name, '^\\S+ ', ''),
          c.description, concat_ws(' ', g, c.street), concat_ws(' ', g, c.street), c.city, c.state, c.postal_code, c.county,
          c.latitude + (g % 89 - 44) / 1000.0, c.longitude + (g % 97 - 48) / 1000.0,
          c.category_name, other.total_score, other.reviews_count,
          c.permanently_closed, c.search_terms, c.treatment_types, c.offerings, other.open_minutes, 'import'
        from generate_series(${from}::integer, ${to}::integer) g, (select count(*)::integer as total from known) all_known,
          known c, known other
        where c.n = g % total and other.n = (g::bigint * 7919 + g / total) % total`)
      }
    })
    await asOperator(database, removeSamples)
    await database.vacuum()
  })
}

function countCenters(settings: DatabaseSettings): Promise<number> {
  return inDatabase(settings, ({ orm }) =>
    orm.$count(sql`treatment_centers where source <> 'sample'`),
  )
}
