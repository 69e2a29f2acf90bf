import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type CallResult, callResults } from '#app/center/fields/checked-fields.ts'
import { asViewer } from '#db/as-viewer.server.ts'
import type { Executor } from '#db/client.server.ts'
import { seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { callIntent, changeCalls } from './answer-call.server.ts'
import { readSession, startSession } from './call-session.server.ts'

const shown = '(609) 555-0142'
const changed = '(609) 555-0192'

describeWithDatabase('a call while the number changes', (database, operate) => {
  const asAdmin = <Result>(work: (db: Executor) => Promise<Result>) =>
    asViewer(database(), viewers.admin, work)
  let call = ''

  const send = (step: string, fields: { number?: string; dialed?: string; note?: string } = {}) => {
    const callBackAt =
      step === 'call-back'
        ? `${new Date(Date.now() + 172_800_000).toISOString().slice(0, 10)}T10:00`
        : ''
    const form = callIntent.parse({
      intent: 'call',
      call,
      number: shown,
      step,
      callBackAt,
      ...fields,
    })
    return asAdmin((db) => changeCalls(db, form))
  }
  const changeNumber = (phone: string | null) =>
    operate(sql`update treatment_centers set phone = ${phone}`)
  const readCenter = async () => {
    const [row] = await operate<Record<string, unknown>>(
      sql`select phone, verified_at is not null as verified, permanently_closed as closed, unreachable,
        phone_reported_at is not null as questioned,
        (select call_at is not null from call_plans p where p.center_id = c.id) as planned
        from treatment_centers c`,
    )
    return row
  }
  const readChecks = () =>
    operate<{ field: string; result: CallResult; value: string }>(
      sql`select field, result, value from field_checks order by field`,
    )
  const untouched = {
    phone: changed,
    verified: false,
    closed: false,
    unreachable: false,
    questioned: false,
  }

  beforeAll(() => seedPeople(database()))
  beforeEach(async () => {
    for (const table of ['treatment_centers', 'field_checks', 'calls']) {
      await operate(sql`delete from ${sql.identifier(table)}`)
    }
    await operate(
      sql`insert into treatment_centers (slug, name, phone) values ('hope', 'Hope', ${shown})`,
    )
    await asAdmin((db) => startSession(db))
    const session = await asAdmin((db) => readSession(db))
    call = session?.current?.id ?? ''
  })

  it.each(callResults)('"%s" asks which number, and saves nothing', async (result) => {
    await changeNumber(changed)
    expect(await send(result, { note: 'Ann' })).toEqual({
      ok: false,
      errors: {
        status: 409,
        title: 'The call is not recorded',
        fields: {
          number: 'The number changed to (609) 555-0192 while you called. Which one did you call?',
          now: changed,
        },
      },
    })
    expect(await readCenter()).toMatchObject(untouched)
    expect(await readChecks()).toEqual([])
    expect((await asAdmin((db) => readSession(db)))?.current).toMatchObject({
      id: call,
      note: null,
    })
  })

  it.each(callResults)('"%s" of the former number marks nothing else', async (result) => {
    await changeNumber(changed)
    const sent = await send(result, { number: changed, dialed: shown, note: 'Ann' })
    expect(sent).toEqual({ ok: true, value: shown })
    const isPlanned = result === 'call-back'
    expect(await readCenter()).toMatchObject({ ...untouched, planned: isPlanned })
    expect(await readChecks()).toEqual([{ field: 'phone', result, value: '6095550142' }])
    expect(await operate(sql`select from center_evidence`)).toEqual([])
    expect(await operate(sql`select from unanswered_calls`)).toEqual([])
    expect(await operate(sql`select changes from activities order by id desc limit 1`)).toEqual([
      {
        changes: [
          { field: 'call', old: null, new: result },
          { field: 'calledNumber', old: null, new: shown },
        ],
      },
    ])
    // The new number is due at once.
    if (!isPlanned) {
      await asAdmin((db) => startSession(db))
      expect((await asAdmin((db) => readSession(db)))?.current?.phone).toBe(changed)
    }
  })

  it('"right" of the new number checks that one', async () => {
    await changeNumber(changed)
    expect(await send('right', { number: changed, dialed: changed })).toEqual({
      ok: true,
      value: null,
    })
    expect(await readCenter()).toMatchObject({ ...untouched, verified: true })
    expect((await readChecks())[0]).toEqual({
      field: 'phone',
      result: 'right',
      value: '6095550192',
    })
  })

  it('asks again when the number changes during the question', async () => {
    await changeNumber('(609) 555-0193')
    for (const dialed of [shown, changed, '']) {
      expect(await send('right', { number: changed, dialed })).toMatchObject({ ok: false })
    }
    expect(await readCenter()).toMatchObject({ verified: false })
  })

  it('asks nothing when the same number is written differently, or is gone', async () => {
    await changeNumber('+1 609.555.0142')
    expect(await send('note')).toMatchObject({ ok: true })
    await changeNumber(null)
    expect(await send('right')).toEqual({ ok: true, value: shown })
    expect(await readCenter()).toMatchObject({ ...untouched, phone: null })
    expect(await readChecks()).toMatchObject([{ value: '6095550142' }])
  })

  it('does not offer a call without a number, and starts anew without it', async () => {
    await changeNumber(null)
    expect((await asAdmin((db) => readSession(db)))?.current).toBeNull()
    await operate(
      sql`insert into treatment_centers (slug, name, phone) values ('b', 'B', ${changed})`,
    )
    expect(await asAdmin((db) => startSession(db))).toMatchObject({ ok: true })
    expect((await asAdmin((db) => readSession(db)))?.current?.name).toBe('B')
  })

  it('is undone without touching the center', async () => {
    await changeNumber(changed)
    await send('closed', { number: changed, dialed: shown })
    await operate(sql`update treatment_centers set permanently_closed = true`)
    expect(await asAdmin((db) => changeCalls(db, { intent: 'undo' }))).toMatchObject({ ok: true })
    expect(await readCenter()).toMatchObject({ ...untouched, closed: true })
    expect(await readChecks()).toEqual([])
  })

  it('a "wrong" of the former number leaves the new one with the calls when visitors report it', async () => {
    await changeNumber(changed)
    await send('wrong', { number: changed, dialed: shown })
    await operate(sql`update treatment_centers set phone_reported_at = now()`)
    await asAdmin((db) => startSession(db))
    expect((await asAdmin((db) => readSession(db)))?.current?.phone).toBe(changed)
  })

  it.each(['number', 'dialed'])('refuses a form with a bad %s', (field) => {
    const form = { intent: 'call', call, number: shown, step: 'right', callBackAt: '' }
    for (const bad of [null, {}, ['1'], '1'.repeat(501)]) {
      expect(callIntent.safeParse({ ...form, [field]: bad }).success).toBe(false)
    }
    const { number: _, ...without } = form
    expect(callIntent.safeParse(without).success).toBe(false)
    expect(callIntent.safeParse({ ...form, number: ' ' }).success).toBe(false)
  })
})
