import { createWriteStream, existsSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { asOperator } from '#db/as-viewer.server.ts'
import { type DatabaseSettings, openDatabase } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { createPostgresDatabase, testDatabaseUrl } from '#tests/support/postgres-database.ts'
import { inFolder, printTable } from './bench.ts'
import { nationFile, runImport } from './fill-directory.ts'

const { values } = parseArgs({
  options: {
    file: { type: 'string', default: nationFile },
    rows: { type: 'string', default: '200000' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(`npm run bench:import [-- --only speed|memory --file FILE --rows 200000]

Imports a file (the nation's 14,034 real facilities of ../shared/data) by the command line, from its start to its
report, and prints its speed beside three look-ups and an insert a row; and the memory that 200,000 rows need.
With TEST_DATABASE_URL the speed also on PostgreSQL.`)
} else {
  const isAsked = (part: string) => values.only === undefined || values.only === part
  if (!existsSync(values.file)) console.log(`Skipped: ${values.file} is not there.`)
  else if (isAsked('speed')) {
    await inFolder((folder) => benchSpeed({ dataDir: path.join(folder, 'data') }, 'embedded'))
    if (testDatabaseUrl) {
      const { url, drop } = await createPostgresDatabase()
      const benchPostgres = (dataDir: string) =>
        benchSpeed({ dataDir, databaseUrl: url }, 'PostgreSQL')
      await inFolder(benchPostgres).finally(drop)
    }
  }
  if (isAsked('memory')) await inFolder((folder) => benchMemory(folder, Number(values.rows)))
}

async function benchSpeed(settings: DatabaseSettings, name: string): Promise<void> {
  // A new embedded database takes 850 MB and some seconds once, while it is made: that is no import's.
  await openDatabase(settings).then((database) => database.close())
  const { seconds, inserted } = await runImport(values.file, settings)
  const rate = inserted / seconds
  const naive = await copyOneByOne(settings, 500)
  console.log(`\nImport of ${inserted} rows (${name})`)
  printTable([
    ['', 'rows/s', 'ratio'],
    ['import, with its start and its report', rate, rate / naive],
    ['three look-ups and an insert a row', naive, 1],
  ])
}

/**
 * The specification's calls as they stand, for centers that are there already under other names: look-ups by place
 * id, name and address, name; an insert. Rows a second.
 */
async function copyOneByOne(settings: DatabaseSettings, count: number): Promise<number> {
  const database = await openDatabase(settings)
  try {
    const rows = await asOperator(database, (tx) =>
      readRows<{ id: string; name: string; address: string }>(
        tx,
        sql`select id, 'Another ' || name as name, address from treatment_centers order by id limit ${count}`,
      ),
    )
    const started = performance.now()
    for (const { id, name, address } of rows) {
      const look = (condition: ReturnType<typeof sql>) =>
        asOperator(database, (tx) =>
          tx.execute(sql`select id from treatment_centers where ${condition} limit 1`),
        )
      await look(sql`place_id = ${`copy-${id}`}`)
      await look(sql`name = ${name} and address = ${address}`)
      await look(sql`name = ${name}`)
      await asOperator(database, (tx) =>
        tx.execute(sql`insert into treatment_centers (slug, name, address, city, state, county, postal_code,
            latitude, longitude, description, category_name, treatment_types, search_terms, source)
          select 'copy-' || id, ${name}, address, city, state, county, postal_code,
            latitude, longitude, description, category_name, treatment_types, search_terms, source
          from treatment_centers where id = ${id}`),
      )
    }
    return rows.length / ((performance.now() - started) / 1000)
  } finally {
    await database.close()
  }
}

/** The most memory that the whole process of an import ever holds. */
async function benchMemory(dataDir: string, rows: number): Promise<void> {
  await openDatabase({ dataDir }).then((database) => database.close())
  const file = path.join(dataDir, 'large.csv')
  await pipeline(Readable.from(writeLines(rows)), createWriteStream(file))
  const { megabytes, inserted, seconds } = await runImport(file, { dataDir })
  console.log(
    `\nMemory of an import of ${rows} rows (embedded): ${Math.round(megabytes)} MB at its peak, ${inserted} inserted in ${seconds.toFixed(0)} s`,
  )
}

/** A table of so many centers, each with all that a real one has; no two alike. */
function* writeLines(rows: number) {
  yield 'name,address,city,state,postal_code,phone,website,description,latitude,longitude,categories\n'
  for (let index = 0; index < rows; index++) {
    const place = `"${index} Main Street, Newark, NJ 07102",Newark,NJ,07102`
    const contact = `(609) 555-0${100 + (index % 100)},https://example.org/${index}`
    const words = `"Outpatient and residential care for adults, house ${index}."`
    const position = `40.${7000 + (index % 900)},-74.${1000 + (index % 900)}`
    yield `Harbor House ${index},${place},${contact},${words},${position},Detox center;Clinic ${index % 40}\n`
  }
}
