import { createWriteStream, existsSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { asOperator } from '#db/as-viewer.server.ts'
import type { DatabaseSettings } from '#db/open-database.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { createPostgresDatabase } from '#tests/support/postgres-database.ts'
import { type BenchSettings, inFolder, type Line } from './bench.ts'
import { inDatabase, nationalFile, runImport } from './fill-directory.ts'

const rows = 200_000
/** Most megabytes that an import's process may use. */
const maxMemory = 600

/**
 * Import the national file by command line on both engines, and compare it with three lookups and
 * an insert per row. Also measures the memory for 200,000 rows.
 */
export async function benchImports({ databaseUrl }: BenchSettings): Promise<Line[]> {
  const lines: Line[] = []
  if (existsSync(nationalFile)) {
    lines.push(
      await inFolder((folder) => benchSpeed({ dataDir: path.join(folder, 'data') }, 'embedded')),
    )
    if (databaseUrl) {
      const { url, drop } = await createPostgresDatabase()
      const bench = (dataDir: string) => benchSpeed({ dataDir, databaseUrl: url }, 'PostgreSQL')
      lines.push(await inFolder(bench).finally(drop))
    }
  } else console.log(`Skipped: ${nationalFile} is not there.`)
  return [...lines, await inFolder(benchMemory)]
}

async function benchSpeed(settings: DatabaseSettings, name: string): Promise<Line> {
  // Create the database first: that takes 850 MB and some seconds once, which isn't part of the
  // import.
  await inDatabase(settings, async () => {})
  const { seconds, inserted } = await runImport(nationalFile, settings)
  return {
    what: `${inserted} rows (${name})`,
    unit: 'rows/s',
    ours: inserted / seconds,
    ...{
      reference: await copyOneByOne(settings, 500),
      against: 'row by row',
      wanted: { least: 5 },
    },
  }
}

/**
 * Run the specification's calls row by row, for centers that already exist under other names:
 * lookups by place ID, name and address, and name; then an insert. Returns rows per second.
 */
function copyOneByOne(settings: DatabaseSettings, count: number): Promise<number> {
  return inDatabase(settings, async (database) => {
    const rows = await asOperator(database, (db) =>
      readRows<{ id: string; name: string; address: string }>(
        db,
        sql`select id, 'Another ' || name as name, address from treatment_centers order by id limit ${count}`,
      ),
    )
    const started = performance.now()
    for (const { id, name, address } of rows) {
      const look = (condition: ReturnType<typeof sql>) =>
        asOperator(database, (db) =>
          db.execute(sql`select id from treatment_centers where ${condition} limit 1`),
        )
      await look(sql`place_id = ${`copy-${id}`}`)
      await look(sql`name = ${name} and address = ${address}`)
      await look(sql`name = ${name}`)
      await asOperator(database, (db) =>
        db.execute(sql`insert into treatment_centers (slug, name, address, city, state, county, postal_code,
            latitude, longitude, description, category_name, treatment_types, search_terms, source)
          select 'copy-' || id, ${name}, address, city, state, county, postal_code,
            latitude, longitude, description, category_name, treatment_types, search_terms, source
          from treatment_centers where id = ${id}`),
      )
    }
    return rows.length / ((performance.now() - started) / 1000)
  })
}

/** Measure the peak memory of an import's whole process. */
async function benchMemory(dataDir: string): Promise<Line> {
  await inDatabase({ dataDir }, async () => {})
  const file = path.join(dataDir, 'large.csv')
  await pipeline(Readable.from(writeLines()), createWriteStream(file))
  const { megabytes, inserted } = await runImport(file, { dataDir })
  const what = `memory of ${inserted} rows (embedded)`
  return {
    what,
    unit: 'MB',
    ours: megabytes,
    reference: maxMemory,
    against: 'limit',
    wanted: { most: 1 },
  }
}

/** Write a CSV of centers, each different and with every column filled in. */
function* writeLines() {
  yield 'name,address,city,state,postal_code,phone,website,description,latitude,longitude,categories\n'
  for (let index = 0; index < rows; index++) {
    const place = `"${index} Main Street, Newark, NJ 07102",Newark,NJ,07102`
    const contact = `(609) 555-0${100 + (index % 100)},https://example.org/${index}`
    const words = `"Outpatient and residential care for adults, house ${index}."`
    const position = `40.${7000 + (index % 900)},-74.${1000 + (index % 900)}`
    yield `Harbor House ${index},${place},${contact},${words},${position},Detox center;Clinic ${index % 40}\n`
  }
}
