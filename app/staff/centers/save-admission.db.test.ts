import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { full, id, openForms } from '#tests/support/center-form.ts'
import { seedPeople } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'

const said = {
  ...full,
  intakePhone: '609.555.0177',
  howToStart: 'call-first',
  minimumAge: '18',
  continuesMethadone: 'no',
  waitTime: '3 to 5 days',
  plansTaken: 'Plan A, Plan B',
  plansSaidOn: '2026-01-02',
  referralForm: 'https://oak.example.org/referral.pdf',
}
const now = new Date()
const today = formatIsoDate(now)

describeWithDatabase('saving what people ask before they come', (database) => {
  const { operate, open, send, clear } = openForms(database)
  beforeAll(() => seedPeople(database()))
  // Midnight may pass while these run. The database keeps its own clock.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
  afterAll(() => void vi.useRealTimers())
  beforeEach(clear)
  const readRow = async () => {
    const [row] = await operate<Record<string, unknown>>(
      sql`select minimum_age, maximum_age, continues_methadone, continues_buprenorphine, wait_said_on::text,
        plans_said_on::text from treatment_centers where id = ${id}`,
    )
    return row
  }

  it('stores what was said, and null for everything else', async () => {
    expect(await send(said)).toEqual({ ok: true, value: true })
    expect(await readRow()).toEqual({
      minimum_age: 18,
      maximum_age: null,
      continues_methadone: false,
      continues_buprenorphine: null,
      wait_said_on: today,
      plans_said_on: '2026-01-02',
    })
    expect(await open()).toMatchObject({
      intakePhone: '(609) 555-0177',
      howToStart: 'call-first',
      minimumAge: '18',
      continuesMethadone: 'no',
      continuesBuprenorphine: '',
      waitSaidOn: today,
    })
  })

  it('dates a new wait and new plans today, and forgets the day with the wait', async () => {
    await send(said)
    await operate(sql`update treatment_centers set wait_said_on = '2026-01-01' where id = ${id}`)
    const opened = await open()
    await send({ ...opened, plansTaken: 'Aetna', phone: '609 555 0143' }, { opened })
    expect(await readRow()).toMatchObject({ wait_said_on: '2026-01-01', plans_said_on: today })
    const later = await open()
    await send({ ...later, waitTime: '' }, { opened: later })
    expect(await readRow()).toMatchObject({ wait_said_on: null, plans_said_on: today })
  })

  it('refuses ages, days, numbers and answers that cannot be', async () => {
    const wrong = {
      ...said,
      intakePhone: '12',
      howToStart: 'fly',
      minimumAge: '65',
      maximumAge: '18',
      waitSaidOn: '2999-01-01',
      continuesBuprenorphine: 'maybe',
    }
    const saved = await send(wrong)
    expect(saved.ok || Object.keys(saved.errors.fields ?? {}).sort()).toEqual([
      'continuesBuprenorphine',
      'howToStart',
      'intakePhone',
      'maximumAge',
      'waitSaidOn',
    ])
    const old = await send({ ...said, minimumAge: '121' })
    expect(old.ok || old.errors.fields).toHaveProperty('minimumAge')
  })

  it('records every fact in Activity', async () => {
    await send(said)
    const [activity] = await operate<{ fields: string[] }>(
      sql`select jsonb_path_query_array(changes, '$[*].field') as fields from activities
        where subject_id = ${id} order by id desc limit 1`,
    )
    expect(activity?.fields).toEqual(
      expect.arrayContaining(['intakePhone', 'waitTime', 'waitSaidOn']),
    )
  })
})
