import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { readAccuracy } from '#app/visitors/accuracy/read-accuracy.server.ts'
import { asViewer } from '#db/as-viewer.server.ts'
import type { Executor } from '#db/client.server.ts'
import { seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { callIntent, changeCalls } from './answer-call.server.ts'
import { nameShown } from './asked-facts.ts'
import { readSession, startSession } from './call-session.server.ts'
import { describeChanges } from './heard-changes.ts'
import { heardErrors } from './heard-messages.ts'
import { readAnswers, readListed } from './record-answers.server.ts'

const listed = '(609) 555-0142'
const given = '(609) 555-0192'

describeWithDatabase('what a center says has changed', (database, operate) => {
  const asAdmin = <Result>(work: (db: Executor) => Promise<Result>) =>
    asViewer(database(), viewers.admin, work)
  let card: Record<string, string> = {}

  /** Open the card of the one call: what its form sends unchanged. */
  const open = async () => {
    const session = await asAdmin((db) => readSession(db))
    const { id = '', centerId = '', phone } = session?.current ?? {}
    const texts = await asAdmin((db) => readListed(db, centerId))
    card = { intent: 'call', call: id, number: phone ?? '', newState: 'NJ' }
    for (const [column, text] of Object.entries(texts)) card[nameShown(column)] = text
  }
  const send = (typed: Record<string, string>, step = 'changed') => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...card, ...typed, step })) form.set(name, value)
    const asked = callIntent.parse(Object.fromEntries(form))
    return asAdmin((db) => changeCalls(db, asked, new Date(), readAnswers(form)))
  }
  const undo = () => asAdmin((db) => changeCalls(db, { intent: 'undo' }))
  const readCenter = async () => {
    const [row] = await operate<Record<string, unknown>>(
      sql`select phone, intake_phone, street, city, postal_code, county, address, latitude, longitude,
        place_id, temporarily_closed, permanently_closed, verified_at, verified_by, phone_reported_at, unreachable,
        (select json_object_agg(day_of_week, hours) from center_opening_hours where center_id = c.id) as hours,
        (select call_at from call_plans where center_id = c.id) as call_at,
        coalesce((select tries from unanswered_calls where center_id = c.id), 0) as tries
        from treatment_centers c`,
    )
    return row
  }
  const readEvidence = async () => {
    const rows = await operate<{ field: string }>(
      sql`select field from center_evidence where how = 'called' order by field`,
    )
    return rows.map(({ field }) => field)
  }
  const readReports = () =>
    operate(
      sql`select kind, status, settled_at is not null as settled from problem_reports order by kind`,
    )

  beforeAll(() => seedPeople(database()))
  beforeEach(async () => {
    for (const table of ['treatment_centers', 'field_checks', 'calls']) {
      await operate(sql`delete from ${sql.identifier(table)}`)
    }
    await operate(sql`insert into treatment_centers (slug, name, phone, street, city, state, postal_code, county,
        address, latitude, longitude, place_id, verified_at, verified_by, phone_reported_at)
      values ('hope', 'Hope', ${listed}, '1 Old Road', 'Paterson', 'NJ', '07501', 'Passaic',
        '1 Old Road, Paterson, NJ 07501, USA', 40.9, -74.1, 'old', '2026-01-01', 'website', '2026-10-01')`)
    await operate(sql`insert into center_opening_hours (center_id, day_of_week, hours)
      select id, 1, '9 AM to 5 PM' from treatment_centers`)
    await operate(sql`insert into problem_reports (center_id, kind, reporter)
      select id, kind, 'a' from treatment_centers, unnest(array['closed', 'moved', 'wrong-number']) kind`)
    await operate(sql`insert into field_checks (center_id, field, result, how, checked_at)
      select id, 'phone', 'no-answer', 'called', now() - interval '9 days' from treatment_centers`)
    await operate(sql`insert into call_plans (center_id, call_at)
      select id, now() - interval '1 day' from treatment_centers`)
    await asAdmin((db) => startSession(db))
    await open()
  })

  it('new number: replaces the listed one, counts as checked, and the listed one was wrong', async () => {
    expect(await send({ newNumber: '609.555.0192' })).toEqual({ ok: true, value: null })
    expect(await readCenter()).toMatchObject({
      phone: given,
      verified_by: 'called',
      phone_reported_at: null,
      call_at: null,
      tries: 0,
    })
    expect(await readEvidence()).toEqual(['phone', 'status'])
    expect(await readReports()).toEqual([
      { kind: 'closed', status: 'dismissed', settled: true },
      { kind: 'moved', status: 'open', settled: false },
      { kind: 'wrong-number', status: 'confirmed', settled: true },
    ])
    const { periods } = await asAdmin((db) => readAccuracy(db))
    expect(periods[0]?.drawn[0]).toMatchObject({ wrong: 1, right: 0 })
    const session = await asAdmin((db) => readSession(db))
    expect(session?.last).toMatchObject({ result: 'changed', changed: ['phone'] })
    expect(session?.last && describeChanges(session.last.changed, session.last.saved)).toEqual([
      { label: 'Number', value: given },
    ])
  })

  it('intake number: the listed one stays, and is right', async () => {
    await send({ newNumber: given, numberKind: 'intake' })
    expect(await readCenter()).toMatchObject({ phone: listed, intake_phone: given })
    expect(await readEvidence()).toEqual(['intakePhone', 'phone', 'status'])
  })

  it('new hours: days that nobody named stay', async () => {
    await send({ newHours: 'Sat and Sun 10 to 2' })
    expect(await readCenter()).toMatchObject({
      hours: { 1: '9 AM to 5 PM', 6: '10 AM to 2 PM', 7: '10 AM to 2 PM' },
    })
    expect(await readEvidence()).toEqual(['hours', 'phone', 'status'])
  })

  it('moved: nothing leads to the old place, and the county is the new one', async () => {
    await send({ newStreet: '12 Main St', newCity: 'Trenton', newPostalCode: '08608' })
    expect(await readCenter()).toMatchObject({
      street: '12 Main St',
      address: '12 Main St, Trenton, NJ 08608',
      county: 'Mercer',
      latitude: null,
      longitude: null,
      place_id: null,
    })
    expect(await readEvidence()).toEqual(['address', 'phone', 'status'])
    expect(await readReports()).toContainEqual({
      kind: 'moved',
      status: 'confirmed',
      settled: true,
    })
  })

  it('closed for now or for good', async () => {
    await send({ newOpenState: 'temporarily-closed' })
    expect(await readCenter()).toMatchObject({ temporarily_closed: true, verified_by: 'called' })
    expect(await readReports()).toContainEqual({
      kind: 'closed',
      status: 'confirmed',
      settled: true,
    })
    await undo()
    await open()
    await send({ newOpenState: 'permanently-closed' })
    expect(await readCenter()).toMatchObject({
      temporarily_closed: false,
      permanently_closed: true,
    })
    expect((await asAdmin((db) => readSession(db)))?.last?.result).toBe('closed')
  })

  it.each<[string, Record<string, string>]>([
    ['a number', { newNumber: given }],
    ['an intake number', { newNumber: given, numberKind: 'intake' }],
    ['hours', { newHours: 'Mon 8 to 4' }],
    ['a move', { newStreet: '12 Main St', newCity: 'Trenton', newPostalCode: '08608' }],
    ['a closure for now', { newOpenState: 'temporarily-closed' }],
    ['a closure for good', { newOpenState: 'permanently-closed', newHours: 'Mon closed' }],
  ])('%s is undone completely', async (_, typed) => {
    const read = async () => [
      await readCenter(),
      await readReports(),
      await operate(sql`select field, result, value from field_checks`),
    ]
    const before = await read()
    expect(await send(typed)).toMatchObject({ ok: true })
    expect(await read()).not.toEqual(before)
    expect(await undo()).toMatchObject({ ok: true })
    expect(await read()).toEqual(before)
  })

  it('is not undone where somebody has changed it since', async () => {
    await send({ newNumber: given, newHours: 'Mon 8 to 4' })
    await operate(sql`update treatment_centers set phone = '(609) 555-0177'`)
    await undo()
    expect(await readCenter()).toMatchObject({
      phone: '(609) 555-0177',
      hours: { 1: '9 AM to 5 PM' },
    })
  })

  it.each<[string, Record<string, string>]>([
    ['newNumber', { newNumber: '12345', newHours: 'Mon 8 to 4' }],
    ['newNumber', { newNumber: listed }],
    ['newNumber', { newNumber: given, numberKind: 'intake', intakePhone: '(609) 555-0177' }],
    ['newHours', { newHours: 'sometimes', newNumber: given }],
    ['newPostalCode', { newStreet: '12 Main St', newCity: 'Trenton', newPostalCode: '0860' }],
    ['newState', { newStreet: '1 A', newCity: 'B', newPostalCode: '08608', newState: 'Jersey' }],
    ['newOpenState', { newOpenState: 'perhaps' }],
    ['newOpenState', { newOpenState: 'permanently-closed', newNumber: given }],
    ['newNumber', {}],
  ])('bad input is refused beside %s, and nothing is saved', async (control, typed) => {
    const before = await readCenter()
    const refused = await send(typed)
    expect(refused.ok || Object.keys(refused.errors.fields ?? {})).toEqual([control])
    expect(await readCenter()).toEqual(before)
  })

  it.each([
    ['newHours', { newHours: 'Sun closed' }],
    ['newStreet', { newStreet: '12 Main St', newCity: 'Trenton', newPostalCode: '08608' }],
    ['newNumber', { newNumber: given, numberKind: 'intake' }],
  ])('is asked again beside %s where the listing changed meanwhile', async (control, typed) => {
    await operate(
      sql`update treatment_centers set street = '2 Other Road', intake_phone = '(609) 555-0177'`,
    )
    await operate(sql`update center_opening_hours set hours = '8 AM to 4 PM'`)
    const before = await readCenter()
    const refused = await send(typed)
    expect(refused).toMatchObject({
      errors: { status: 409, fields: { [control]: expect.any(String) } },
    })
    expect(await readCenter()).toEqual(before)
    await open()
    expect(await send(typed)).toMatchObject({ ok: true })
  })

  it('asks which number was called, and saves the new one over the one that was seen', async () => {
    const other = '(609) 555-0177'
    await operate(sql`update treatment_centers set phone = ${other}`)
    const asked = await send({ newNumber: given })
    expect(asked).toMatchObject({ errors: { status: 409, fields: { now: other } } })
    expect(await send({ newNumber: given, number: other, dialed: listed })).toEqual({
      ok: true,
      value: null,
    })
    expect(await readCenter()).toMatchObject({ phone: given, verified_by: 'called' })
    await undo()
    expect(await readCenter()).toMatchObject({ phone: other, verified_by: null })
  })

  it('is not dropped by another button', async () => {
    for (const step of ['right', 'note', 'skip']) {
      const refused = await send({ newCity: 'Trenton' }, step)
      expect(refused).toMatchObject({ errors: { fields: { newCity: expect.any(String) } } })
    }
    expect(await readEvidence()).toEqual([])
  })

  it('says so where the number is the listed one', async () => {
    expect(await send({ newNumber: '609-555-0142' })).toEqual({
      ok: false,
      errors: heardErrors.sameNumber,
    })
  })
})
