import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Orm } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { testDatabaseUrl } from '#tests/support/postgres-database.ts'
import type { Chapter, UpgradeApp } from '#tests/upgrade/chapter.ts'
import { type ChapterName, chapters } from '#tests/upgrade/chapters.ts'
import { changes } from '#tests/upgrade/declared-changes.ts'
import { listReleases, readFacts } from '#tests/upgrade/fixture-files.ts'
import {
  type FixtureEngine,
  type UpgradedFixture,
  upgradeFixture,
} from '#tests/upgrade/open-fixture.ts'
import { openUpgradeApp } from '#tests/upgrade/open-upgrade-app.ts'

const engines = testDatabaseUrl ? (['pglite', 'postgres'] as const) : (['pglite'] as const)
const fixtures = listReleases().flatMap((release) => engines.map((engine) => ({ release, engine })))

/** List the chapters that a fixture has. */
function listChapters(release: string, engine: FixtureEngine): [ChapterName, Chapter][] {
  const all = Object.entries(chapters) as [ChapterName, Chapter][]
  const { [engine]: made } = readFacts(release)
  return all.filter(([name]) => made.chapters[name])
}

/** List the generated columns that have another value in a row than a new row would get. */
async function findOutdatedValues(db: Orm): Promise<string[]> {
  const columns = await readRows<{ table: string; column: string; expression: string }>(
    db,
    sql`select attrelid::regclass::text as table, quote_ident(attname) as column,
        pg_get_expr(adbin, adrelid) as expression
      from pg_attribute join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attgenerated = 's'`,
  )
  expect(columns.length).toBeGreaterThan(5)
  const outdated: string[] = []
  for (const { table, column, expression } of columns) {
    const rows = await readRows(
      db,
      sql.raw(
        `select from ${table} where ${column}::text is distinct from (${expression})::text limit 1`,
      ),
    )
    if (rows.length > 0) outdated.push(`${table}.${column}`)
  }
  return outdated
}

describe.each(fixtures)('the directory of $release on $engine', ({ release, engine }) => {
  let fixture: UpgradedFixture
  let app: UpgradeApp
  beforeAll(async () => {
    fixture = await upgradeFixture(release, engine)
    app = await openUpgradeApp(fixture.database)
  })
  afterAll(async () => {
    await app?.close()
    await fixture?.remove()
  })

  it('has rows in every table', () => {
    const empty = [...fixture.before].filter(([, rows]) => rows.length === 0)
    // The embedded engine counts in memory.
    expect(empty.map(([table]) => table)).toEqual(engine === 'pglite' ? ['rate_limits'] : [])
  })

  it('keeps every value of every row', () => {
    for (const [table, rows] of fixture.before) {
      const kept = fixture.after.get(table) ?? []
      const names = Object.keys(rows[0] ?? {})
      const pick = (row: Record<string, unknown>) =>
        JSON.stringify(names.map((name) => [name, row[name]]))
      const byId = new Map(kept.map((row) => [row.id, row]))
      const change = changes[table] ?? ((row) => row)
      const expected = rows.map((row) => change(row, byId.get(row.id) ?? {}))
      expect(kept.map(pick).sort(), table).toEqual(expected.map(pick).sort())
    }
  })

  it("has every derived value as today's functions derive it", async () => {
    const outdated = await asOperator(fixture.database, findOutdatedValues)
    expect(outdated).toEqual([])
  })

  for (const [name, chapter] of listChapters(release, engine)) {
    describe(name, () => {
      for (const [title, check] of Object.entries(chapter.checks)) {
        it(title, () => check(app, fixture.facts.chapters[name] ?? {}))
      }
    })
  }
})
