import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { asViewer } from '#db/as-viewer.server.ts'
import { seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { readNumberQueue } from './find-number.server.ts'

describeWithDatabase('the numbers to find', (database, operate) => {
  const readQueue = async () => {
    const { rows } = await asViewer(database(), viewers.admin, (db) => readNumberQueue(db, 1))
    return rows.map(({ name, known }) => ({ name, known }))
  }

  it('have the state’s own centers first, and the numbers that others know', async () => {
    await seedPeople(database())
    await operate(sql`delete from treatment_centers`)
    await operate(sql`insert into treatment_centers (slug, name, state) values
      ('away', 'Away', 'CA'), ('here', 'Here', 'NJ'), ('unknown', 'Unknown', null)`)
    await operate(sql`with source as (
        insert into sources (name, kind) values ('State list', 'upload') returning id
      ), run as (
        insert into source_runs (source_id, state) select id, 'open' from source returning id, source_id
      ) insert into source_records (source_id, key, center_id, last_run_id, said)
        select source_id, 'key', c.id, run.id, '[{"phone": "(609) 555-0142"}, {"phone": null}, {"phone": "609.555.0142"}]'
        from run, treatment_centers c where slug = 'here'`)
    await operate(sql`insert into suggestions (center_id, changes, source)
      select id, '{"phone": "(609) 555-0177"}', 'visitor' from treatment_centers where slug = 'here'`)
    const [here, unknown, away] = await readQueue()
    expect([here?.name, unknown?.name, away?.name]).toEqual(['Here', 'Unknown', 'Away'])
    expect(here?.known).toEqual([
      { number: expect.stringContaining('0142'), from: 'State list' },
      { number: '(609) 555-0177', from: 'a visitor' },
    ])
    expect(away?.known).toEqual([])
  })
})
