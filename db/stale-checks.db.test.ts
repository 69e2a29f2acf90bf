import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPostgresDatabase, testDatabaseUrl } from '#tests/support/postgres-database.ts'
import { copyRelease } from '#tests/support/release-folder.ts'
import { migrate } from './migrate.server.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }
import { openDatabase } from './open-database.server.ts'

const changed = '00000000-0000-4000-8000-0000000000a1'
const checkedSince = '00000000-0000-4000-8000-0000000000a2'
const reformatted = '00000000-0000-4000-8000-0000000000a3'
const fields = 'phone status address website care medicines ages referral plansTaken'.split(' ')
const checkedAt = new Date('2026-09-01T15:00:00Z')

/** Staff's change in the log, at the time of this test. */
const changes = [
  { field: 'phone', old: '609-555-0141', new: '(609) 555-0142' },
  { field: 'offerings', old: '', new: 'methadone' },
  { field: 'maximumAge', old: '64', new: '70' },
]
const otherForm = [{ field: 'phone', old: '609-555-0142', new: '(609) 555-0142' }]

/** Checks up to 1.1.0 had no value. */
describe.skipIf(!testDatabaseUrl)('the upgrade of checks that hold no value', () => {
  let pool: pg.Pool
  const ended: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    const { url, drop } = await createPostgresDatabase()
    const before = journal.entries.findIndex(({ tag }) => tag === '0042_checked_values')
    const { release, remove } = await copyRelease({ leaveOut: journal.entries.length - before })
    pool = new pg.Pool({ connectionString: url })
    ended.push(remove, drop, () => pool.end())
    await migrate(drizzle(pool, { casing: 'snake_case' }), { release })
    const tomorrow = new Date(Date.now() + 86_400_000)
    await addCenter(changed, checkedAt, changes)
    await addCenter(checkedSince, tomorrow, changes)
    await addCenter(reformatted, checkedAt, otherForm)
    await (await openDatabase({ databaseUrl: url, dataDir: '' })).close()
  })
  afterAll(async () => {
    for (const end of ended.reverse()) await end()
  })

  async function addCenter(id: string, at: Date, changes: object[]) {
    await pool.query(
      `insert into treatment_centers (id, slug, name, phone, verified_at, verified_by)
        values ($1::uuid, $1::text, 'House', '(609) 555-0142', $2, 'called')`,
      [id, at],
    )
    await pool.query(
      `insert into field_checks (center_id, field, result, how, checked_at)
        select $1, unnest($2::text[]), 'right', 'called', $3`,
      [id, fields, at],
    )
    await pool.query(
      `insert into activities (action, subject_id, subject_name, changes)
        values ('center.updated', $1, 'House', $2)`,
      [id, JSON.stringify(changes)],
    )
  }

  const read = async (id: string) => {
    const { rows: kept } = await pool.query<{ field: string }>(
      'select field from center_evidence where center_id = $1',
      [id],
    )
    const { rows } = await pool.query<{ at: Date | null; how: string | null }>(
      'select verified_at as at, verified_by as how from treatment_centers where id = $1',
      [id],
    )
    return { lost: fields.filter((field) => !kept.some((one) => one.field === field)), ...rows[0] }
  }

  it('drops those of facts that changed since, and the date beside a new number', async () => {
    const lost = ['phone', 'care', 'medicines', 'ages']
    expect(await read(changed)).toEqual({ lost, at: null, how: null })
  })

  it('keeps those of facts that changed before, or were only written differently', async () => {
    expect((await read(checkedSince)).lost).toEqual([])
    expect(await read(reformatted)).toEqual({ lost: [], at: checkedAt, how: 'called' })
  })
})
