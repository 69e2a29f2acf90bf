import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { asViewer } from '#db/as-viewer.server.ts'
import type { Executor } from '#db/client.server.ts'
import { seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { changeCalls } from './answer-call.server.ts'
import { factsInCall } from './asked-facts.ts'
import { readSession, startSession } from './call-session.server.ts'
import { readAnswers, readAskedFacts } from './record-answers.server.ts'

/** One moment for all calls: midnight may pass meanwhile. */
const now = new Date()

describeWithDatabase('answers that a caller hears', (database, operate) => {
  const asAdmin = <Result>(work: (db: Executor) => Promise<Result>) =>
    asViewer(database(), viewers.admin, work)
  const send = async (fields: Record<string, string>, step: 'right' | 'note' = 'right') => {
    const session = await asAdmin((db) => readSession(db))
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const asked = {
      intent: 'call',
      call: session?.current?.id ?? '',
      step,
      callBackAt: '',
      number: session?.current?.phone ?? '',
      dialed: '',
    } as const
    return asAdmin((db) => changeCalls(db, asked, now, readAnswers(form)))
  }
  const undo = () => asAdmin((db) => changeCalls(db, { intent: 'undo' }))
  const readCenter = async () => {
    const [row] = await operate<Record<string, unknown>>(
      sql`select how_to_start, wait_time, wait_said_on::text, minimum_age,
        verified_at is not null as verified from treatment_centers`,
    )
    return row
  }
  const readEvidence = async () => {
    const rows = await operate<{ field: string }>(
      sql`select field from center_evidence where how = 'called' order by field`,
    )
    return rows.map(({ field }) => field)
  }

  beforeAll(() => seedPeople(database()))
  beforeEach(async () => {
    await operate(sql`delete from treatment_centers`)
    await operate(sql`delete from field_checks`)
    await operate(sql`delete from calls`)
    await operate(sql`insert into treatment_centers (slug, name, phone, wait_time, wait_said_on)
      values ('hope', 'Hope', '609 555 0142', '2 weeks', '2026-01-02')`)
    await asAdmin((db) => startSession(db))
  })

  it('are saved with the result, each with a check by calling', async () => {
    expect(await send({ howToStart: 'call-first', minimumAge: '18', intakePhone: '' })).toEqual({
      ok: true,
      value: null,
    })
    expect(await readCenter()).toEqual({
      how_to_start: 'call-first',
      wait_time: '2 weeks',
      wait_said_on: '2026-01-02',
      minimum_age: 18,
      verified: true,
    })
    expect(await readEvidence()).toEqual(['ages', 'howToStart', 'phone', 'status'])
  })

  it('get today’s date when they are still so', async () => {
    await send({ 'still-waitTime': 'on', 'shown-waitTime': '2 weeks' }, 'note')
    expect(await readCenter()).toMatchObject({
      wait_time: '2 weeks',
      wait_said_on: formatIsoDate(now),
    })
    expect(await readEvidence()).toEqual(['waitTime'])
  })

  it.each<{ typed: Record<string, string>; about: string }>([
    { typed: {}, about: 'a new answer' },
    { typed: { 'shown-waitTime': '' }, about: 'nothing known' },
    { typed: { 'shown-waitTime': '1 week' }, about: 'another value' },
  ])('are asked again where the page showed something else: $about', async ({ typed }) => {
    for (const [name, said] of [
      ['still-waitTime', 'on'],
      ['waitTime', 'None'],
    ] as const) {
      const refused = await send({ ...typed, [name]: said, howToStart: 'call-first' })
      expect(refused).toMatchObject({
        errors: { status: 409, fields: { waitTime: expect.any(String) } },
      })
      expect(await readCenter()).toMatchObject({
        how_to_start: null,
        wait_time: '2 weeks',
        verified: false,
      })
    }
    expect(await readEvidence()).toEqual([])
    // Both heard the same.
    expect(await send({ ...typed, waitTime: '2 weeks' })).toMatchObject({ ok: true })
  })

  it('are refused with their message, and nothing else is saved', async () => {
    const refused = await send({ minimumAge: '200', howToStart: 'walk-in' })
    expect(refused.ok || Object.keys(refused.errors.fields ?? {})).toEqual(['minimumAge'])
    expect(await readCenter()).toMatchObject({ how_to_start: null, verified: false })
  })

  it('go when the call is undone, except what somebody has changed since', async () => {
    await send({
      howToStart: 'call-first',
      waitTime: 'None',
      'shown-waitTime': '2 weeks',
      minimumAge: '18',
    })
    await operate(sql`update treatment_centers set minimum_age = 21`)
    expect(await undo()).toMatchObject({ ok: true })
    expect(await readCenter()).toEqual({
      how_to_start: null,
      wait_time: '2 weeks',
      wait_said_on: '2026-01-02',
      minimum_age: 21,
      verified: false,
    })
    expect(await readEvidence()).toEqual([])
  })

  it('change which facts are asked next', async () => {
    const read = async () => {
      const [row] = await operate<{ id: string }>(sql`select id from treatment_centers`)
      const asked = await asAdmin((db) => readAskedFacts(db, row?.id ?? ''))
      return asked.slice(0, factsInCall).map(({ fact }) => fact)
    }
    expect(await read()).toEqual(['howToStart', 'intakePhone', 'intakeHours'])
    await send({ howToStart: 'call-first', intakeHours: '8 to 4' }, 'note')
    expect(await read()).toEqual(['intakePhone', 'ages', 'continuesMethadone'])
  })
})
