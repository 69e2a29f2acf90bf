import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { asViewer } from '#db/as-viewer.server.ts'
import type { Executor } from '#db/client.server.ts'
import { seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { changeCalls } from './answer-call.server.ts'
import { readBacklog, readSession, startSession } from './call-session.server.ts'
import { readNumberQueue, saveNumber } from './find-number.server.ts'
import { recordCall } from './record-call.server.ts'
import { undoLastCall } from './undo-call.server.ts'
import { decideUnreachable, readUnreachable } from './unreachable.server.ts'

// A Monday, 10 a.m. in New Jersey.
const monday = Date.parse('2026-11-02T15:00:00Z')
const at = (days: number, hour = 10) =>
  new Date(monday + days * 86_400_000 + (hour - 10) * 3_600_000)

/** Which number the caller saw. */
const called = { number: '609 555 0142', dialed: '' }

describeWithDatabase('plans of calls', (database, operate) => {
  const as = <Result>(work: (db: Executor) => Promise<Result>) =>
    asViewer(database(), viewers.admin, work)
  let center = ''

  /** The urgent call of the center in a new session at this time; null where it has none. */
  const offer = async (now: Date): Promise<string | null> => {
    await operate(sql`delete from calls where done_at is null`)
    await as((db) => startSession(db, now))
    const [found] = await operate<{ id: string; isDrawn: boolean }>(
      sql`select id, is_drawn as "isDrawn" from calls where center_id = ${center} and done_at is null`,
    )
    // A draw takes any center, so that says nothing of its plan.
    return found?.isDrawn ? offer(now) : (found?.id ?? null)
  }
  const call = async (now: Date, result: 'right' | 'no-answer' | 'wrong') => {
    const id = await offer(now)
    if (!id) throw new Error('It is not offered')
    await as((db) => recordCall(db, id, { result }, now))
  }
  const readCenter = async () => {
    const [row] = await operate<{ unreachable: boolean }>(
      sql`select unreachable from treatment_centers where id = ${center}`,
    )
    return row
  }

  beforeAll(() => seedPeople(database()))
  beforeEach(async () => {
    for (const table of ['treatment_centers', 'field_checks', 'calls']) {
      await operate(sql`delete from ${sql.identifier(table)}`)
    }
    // To be drawn from.
    await operate(sql`insert into treatment_centers (slug, name, phone, verified_at)
      select 'c-' || n, 'Center', '609 555 0142', ${at(0)}::timestamptz from generate_series(1, 15) n`)
    const [row] = await operate<{
      id: string
    }>(sql`insert into treatment_centers (slug, name, phone, website, created_at)
      values ('due', 'Due', '609 555 0142', 'https://due.example.org', ${at(-100)}::timestamptz) returning id`)
    center = row?.id ?? ''
  })

  it('try again after 1, 3, 7, 21 and 30 days, in the other part of the day', async () => {
    await call(at(0), 'no-answer')
    expect(await offer(at(1, 9))).toBeNull()
    await call(at(1, 14), 'no-answer')
    expect(await offer(at(3, 10))).toBeNull()
    expect(await offer(at(4, 14))).toBeNull()
    await call(at(4, 9), 'no-answer')
    expect(await offer(at(10, 14))).toBeNull()
    await call(at(11, 14), 'no-answer')
    expect(await offer(at(31, 9))).toBeNull()
    expect(await readCenter()).toEqual({ unreachable: false })
    await call(at(32, 9), 'no-answer')
    expect(await readCenter()).toEqual({ unreachable: true })
    // Staff decide what becomes of it; until then nobody calls.
    expect(await offer(at(80, 14))).toBeNull()
    expect(await as((db) => readUnreachable(db))).toMatchObject([{ id: center, tries: 5 }])
  })

  it('come in any part of the day after a week more', async () => {
    await call(at(0), 'no-answer')
    expect(await offer(at(7, 9))).toBeNull()
    expect(await offer(at(9, 9))).not.toBeNull()
  })

  it('do not hold back what was reported since', async () => {
    await call(at(0), 'no-answer')
    await operate(sql`insert into problem_reports (center_id, kind, reporter, created_at)
      values (${center}, 'wrong-number', 'a', ${at(0, 11)}::timestamptz)`)
    expect(await offer(at(0, 12))).not.toBeNull()
  })

  it('call back when they said, and not before', async () => {
    const form = { intent: 'call', step: 'call-back', ...called } as const
    const id = (await offer(at(0))) ?? ''
    const promise = (callBackAt: string) =>
      as((db) => changeCalls(db, { ...form, call: id, callBackAt, note: 'Ask for Ann' }, at(0)))
    for (const wrong of ['', '2026-11-02T09:59', '2026-02-30T10:00', '2028-01-01T10:00', 'later']) {
      expect(await promise(wrong)).toMatchObject({ ok: false, errors: { fields: {} } })
    }
    expect(
      await as((db) =>
        changeCalls(
          db,
          { ...form, call: id, step: 'right', callBackAt: '2026-11-02T15:00' },
          at(0),
        ),
      ),
    ).toMatchObject({ ok: false })
    expect(await promise('2026-11-02T15:00')).toMatchObject({ ok: true })
    expect(await offer(at(0, 14))).toBeNull()
    expect(await as((db) => readBacklog(db, at(0, 15)))).toMatchObject({ promised: 1 })
    expect(await offer(at(0, 15))).not.toBeNull()
    const session = await as((db) => readSession(db, at(0, 15)))
    expect(session?.calls.find(({ centerId }) => centerId === center)).toMatchObject({
      note: 'Ask for Ann',
      promisedAt: at(0, 15),
    })
  })

  it('are as they were when a call is taken back; the note stays', async () => {
    const read = () =>
      operate(
        sql`select call_at, avoid_part, is_promised, decision from call_plans where center_id = ${center}`,
      )
    await call(at(0), 'no-answer')
    const before = await read()
    const id = (await offer(at(1, 14))) ?? ''
    const noted = {
      intent: 'call',
      call: id,
      step: 'no-answer',
      callBackAt: '',
      note: 'Busy',
      ...called,
    } as const
    await as((db) => changeCalls(db, noted, at(1, 14)))
    expect(await read()).not.toEqual(before)
    await as((db) => undoLastCall(db, at(1, 15)))
    expect(await read()).toEqual(before)
    expect(await operate(sql`select note from call_plans where center_id = ${center}`)).toEqual([
      { note: 'Busy' },
    ])
  })

  it('skip a call until the end of its session', async () => {
    await offer(at(0))
    const before = await as((db) => readSession(db, at(0)))
    const first = before?.current?.id ?? ''
    const skip = { intent: 'call', call: first, step: 'skip', callBackAt: '', ...called } as const
    expect(await as((db) => changeCalls(db, skip, at(0)))).toMatchObject({ ok: true })
    const after = await as((db) => readSession(db, at(0)))
    expect(after?.calls.at(-1)?.id).toBe(first)
    expect(after?.calls).toHaveLength(before?.calls.length ?? 0)
  })

  it('move a wrong number to the numbers to be found, until it has another', async () => {
    await call(at(0), 'wrong')
    expect(await offer(at(2))).toBeNull()
    const queue = () => as((db) => readNumberQueue(db, 1))
    expect(await queue()).toMatchObject({ total: 1, rows: [{ id: center }] })
    const save = (phone: string, wrong = '609-555-0142') =>
      as((db) => saveNumber(db, { center, phone, how: 'later', wrong }))
    for (const none of ['', '123', 'call us']) {
      expect(await save(none)).toMatchObject({ ok: false, errors: { fields: {} } })
    }
    for (const other of ['', '609 555 0141']) {
      expect(await save('609 555 0199', other)).toMatchObject({ errors: { status: 409 } })
    }
    expect(await save('609 555 0199')).toMatchObject({ ok: true })
    expect(await queue()).toMatchObject({ total: 0 })
    expect(await offer(at(2))).not.toBeNull()
    expect(await save('609 555 0198')).toMatchObject({ ok: false, errors: { status: 409 } })
  })

  it('are decided by staff once nobody is reached', async () => {
    const silence = async () => {
      await operate(sql`delete from field_checks`)
      await operate(sql`delete from call_plans`)
      for (const days of [0, 20]) {
        await operate(sql`insert into field_checks (center_id, field, result, how, checked_at)
          values (${center}, 'phone', 'no-answer', 'called', ${at(days)}::timestamptz)`)
      }
      await operate(
        sql`update treatment_centers set verified_at = null, unreachable = false where id = ${center}`,
      )
      await call(at(31, 14), 'no-answer')
      expect(await readCenter()).toEqual({ unreachable: true })
    }
    const readSeen = async () =>
      (await as(readUnreachable)).find(({ id }) => id === center)?.seen ?? ''
    const decide = async (decision: 'website' | 'letter' | 'keep' | 'hide') => {
      const seen = await readSeen()
      return as((db) => decideUnreachable(db, { center, decision, seen }, at(32)))
    }
    await silence()
    const seen = await readSeen()
    await operate(sql`update treatment_centers set website = 'https://other.example.org'`)
    expect(
      await as((db) => decideUnreachable(db, { center, decision: 'website', seen }, at(32))),
    ).toMatchObject({ ok: false, errors: { status: 409 } })
    expect(await decide('letter')).toMatchObject({ ok: true })
    expect(await decide('letter')).toMatchObject({ ok: false, errors: { status: 409 } })
    expect(await readCenter()).toEqual({ unreachable: true })
    expect(await offer(at(61))).toBeNull()
    expect(await offer(at(62))).not.toBeNull()
    await silence()
    expect(await decide('keep')).toMatchObject({ ok: true })
    expect(await offer(at(91))).toBeNull()
    expect(await offer(at(92))).not.toBeNull()
    await silence()
    expect(await decide('website')).toMatchObject({ ok: true })
    expect(await readCenter()).toEqual({ unreachable: false })
    await silence()
    expect(await decide('hide')).toMatchObject({ ok: true })
    expect(await readCenter()).toBeUndefined()
    expect(await operate(sql`select name from deleted_centers`)).toEqual([{ name: 'Due' }])
  })
})
