import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallResult } from '#app/center/fields/checked-fields.ts'
import { asViewer } from '#db/as-viewer.server.ts'
import type { Executor } from '#db/client.server.ts'
import type { Viewer } from '#db/viewer.ts'
import { people, seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { readBacklog, readSession, startSession } from './call-session.server.ts'
import { dismissReports } from './dismiss-reports.server.ts'
import { callErrors } from './messages.ts'
import { recordCall } from './record-call.server.ts'
import { undoLastCall } from './undo-call.server.ts'

const second: Viewer = { kind: 'member', userId: people.another, role: 'admin' }

describeWithDatabase('the call session', (database, operate) => {
  const as = <Result>(viewer: Viewer, work: (db: Executor) => Promise<Result>) =>
    asViewer(database(), viewer, work)
  const start = (viewer: Viewer = viewers.admin) => as(viewer, (db) => startSession(db))
  const open = async (viewer: Viewer = viewers.admin) => {
    const session = await as(viewer, (db) => readSession(db))
    if (!session) throw new Error('There is no session')
    return session
  }
  const answer = async (result: Exclude<CallResult, 'call-back'>) => {
    const { current } = await open()
    if (!current) throw new Error('All calls are settled')
    expect(await as(viewers.admin, (db) => recordCall(db, current.id, { result }))).toMatchObject({
      ok: true,
    })
    return current
  }
  const readCenter = async (id: string) => {
    const [row] = await operate<Record<string, unknown>>(
      sql`select verified_at is not null as checked, verified_by, permanently_closed as closed,
        phone_reported_at is not null as flagged from treatment_centers where id = ${id}`,
    )
    return row
  }
  const addCenters = (count: number, columns = sql``, values = sql``) =>
    operate(sql`insert into treatment_centers (slug, name, phone, county, treatment_types ${columns})
      select 'c-' || gen_random_uuid(), 'Center ' || n, '609 555 0142', 'Mercer', '{detox}' ${values}
      from generate_series(1, ${count}) n`)

  beforeAll(async () => {
    await seedPeople(database())
    await operate(sql`insert into user_roles values (${people.another}, 'admin')`)
  })
  beforeEach(async () => {
    await operate(sql`delete from treatment_centers`)
    await operate(sql`delete from field_checks`)
    await operate(sql`delete from calls`)
  })

  it('has twenty calls, five of them random, and no one else gets the same ones', async () => {
    await addCenters(60)
    await addCenters(3, sql`, permanently_closed`, sql`, true`)
    await start()
    await start(second)
    const [mine, theirs] = [await open(), await open(second)]
    expect([mine.calls.length, theirs.calls.length]).toEqual([20, 20])
    const ids = [...mine.calls, ...theirs.calls].map(({ centerId }) => centerId)
    expect(new Set(ids).size).toBe(40)
    const drawn = await operate<{ drawn: number }>(
      sql`select count(*)::integer as drawn from calls where is_drawn group by session_id`,
    )
    expect(drawn).toEqual([{ drawn: 5 }, { drawn: 5 }])
  })

  it('continues in every tab, and does not start if no center is left', async () => {
    await addCenters(15)
    const starts = await Promise.all(Array.from({ length: 10 }, () => start()))
    expect(starts.every(({ ok }) => ok)).toBe(true)
    expect(
      await operate(sql`select count(distinct session_id)::integer as sessions from calls`),
    ).toEqual([{ sessions: 1 }])
    expect((await open()).calls).toHaveLength(15)
    expect(await start(second)).toMatchObject({ errors: { text: callErrors.noneLeft.text } })
    await operate(sql`update treatment_centers set phone = null`)
    expect(await start(second)).toMatchObject({ errors: { text: callErrors.noNumbers.text } })
    expect(await as(second, (db) => readBacklog(db))).toMatchObject({
      due: 0,
      withNumber: 0,
      needNumber: 15,
    })
  })

  it('has reported centers first, then due ones, and recently checked ones only as random calls', async () => {
    await addCenters(40, sql`, verified_at`, sql`, now() - interval '1 day'`)
    await addCenters(2, sql`, verified_at`, sql`, now() - interval '61 days'`)
    const [reported] = await operate<{ id: string }>(
      sql`select id from treatment_centers where verified_at > now() - interval '2 days' limit 1`,
    )
    await operate(sql`insert into problem_reports (center_id, kind, reporter)
      values (${reported?.id}, 'moved', 'x')`)
    await start()
    const urgent = await operate<{ id: string }>(
      sql`select center_id as id from calls where not is_drawn order by position`,
    )
    expect(urgent.length).toBeLessThanOrEqual(3)
    const drawn = await operate<{ id: string }>(
      sql`select center_id as id from calls where is_drawn`,
    )
    const all = [...urgent, ...drawn].map(({ id }) => id)
    expect(all).toContain(reported?.id)
    if (!drawn.some(({ id }) => id === reported?.id)) expect(urgent[0]?.id).toBe(reported?.id)
  })

  it('leaves out a center that confirmed itself by link, for 60 days, unless it was reported or promised', async () => {
    await addCenters(4)
    const due = async () => (await as(viewers.admin, (db) => readBacklog(db))).due
    expect(await due()).toBe(4)
    await operate(sql`insert into field_checks (center_id, field, result, how, checked_at)
      select id, 'phone', 'right', 'link', now() - interval '59 days' from treatment_centers`)
    expect(await due()).toBe(0)
    const ids = (
      await operate<{ id: string }>(sql`select id from treatment_centers order by id`)
    ).map(({ id }) => id)
    const [promised, changed, reported] = ids
    await operate(sql`insert into call_plans (center_id, call_at, is_promised, number_since) values
      (${promised}, now() - interval '1 hour', true, null), (${changed}, null, false, now())`)
    expect(await due()).toBe(2)
    await operate(sql`insert into problem_reports (center_id, kind, reporter)
      values (${reported}, 'moved', 'x')`)
    await start()
    const urgent = await operate<{ id: string }>(sql`select center_id as id from calls`)
    // The random draw is of all centers: it has the fourth, or there are too few.
    expect(urgent.map(({ id }) => id)).toEqual(
      expect.arrayContaining([promised, changed, reported]),
    )
    await operate(sql`update field_checks set checked_at = now() - interval '61 days'`)
    expect(await due()).toBe(4)
  })

  describe('a call', () => {
    beforeEach(async () => {
      await addCenters(3)
      await start()
    })

    it('with a right number confirms it and dismisses reports about it', async () => {
      const { current } = await open()
      await operate(sql`insert into problem_reports (center_id, kind, reporter)
        values (${current?.centerId}, 'wrong-number', 'a'), (${current?.centerId}, 'wrong-number', 'b'),
          (${current?.centerId}, 'insurance', 'a')`)
      const { centerId } = await answer('right')
      expect(await readCenter(centerId)).toEqual({
        checked: true,
        verified_by: 'called',
        closed: false,
        flagged: false,
      })
      expect(
        await operate(sql`select kind, status from problem_reports where status = 'open'`),
      ).toEqual([{ kind: 'insurance', status: 'open' }])
      expect(await operate(sql`select field, how from center_evidence order by field`)).toEqual([
        { field: 'phone', how: 'called' },
        { field: 'status', how: 'called' },
      ])
      const seen =
        (await open()).calls.find((call) => call.centerId === centerId)?.reportsSeen ?? ''
      const dismiss = () => as(viewers.admin, (db) => dismissReports(db, centerId, seen))
      expect(await dismiss()).toMatchObject({ ok: true })
      expect(await dismiss()).toMatchObject({ ok: false })
    })

    it('keeps reports that came while its page was open', async () => {
      const { current } = await open()
      const report = (kind: string) =>
        operate(sql`insert into problem_reports (center_id, kind, reporter)
          values (${current?.centerId}, ${kind}, 'a')`)
      await report('moved')
      const seen = (await open()).current?.reportsSeen ?? ''
      await report('closed')
      const dismissed = await as(viewers.admin, (db) =>
        dismissReports(db, current?.centerId ?? '', seen),
      )
      expect(dismissed).toMatchObject({ ok: false, errors: { status: 409 } })
      expect(await operate(sql`select from problem_reports where status = 'open'`)).toHaveLength(2)
    })

    it('with a wrong number adds a warning, and "closed" closes the center', async () => {
      const wrong = await answer('wrong')
      expect(await readCenter(wrong.centerId)).toMatchObject({ checked: false, flagged: true })
      const closed = await answer('closed')
      expect(await readCenter(closed.centerId)).toMatchObject({ closed: true })
      const none = await answer('no-answer')
      expect(await readCenter(none.centerId)).toMatchObject({ checked: false, flagged: false })
      expect(await open()).toMatchObject({ current: null, done: 3, last: { id: none.id } })
    })

    it.each(['right', 'wrong', 'closed', 'no-answer'] as const)(
      'with the result %s can be undone completely',
      async (result) => {
        const { current } = await open()
        await operate(
          sql`update treatment_centers set verified_at = '2026-01-01', verified_by = 'website'`,
        )
        await operate(sql`insert into problem_reports (center_id, kind, reporter)
        values (${current?.centerId}, 'wrong-number', 'a'), (${current?.centerId}, 'wrong-number', 'b')`)
        const read = async () => [
          await operate(sql`select verified_at, verified_by, permanently_closed, phone_reported_at
          from treatment_centers order by id`),
          await operate(
            sql`select kind, status, settled_at from problem_reports order by reporter`,
          ),
          await operate(sql`select * from field_checks`),
        ]
        const before = await read()
        await answer(result)
        expect(await as(viewers.admin, (db) => undoLastCall(db))).toMatchObject({ ok: true })
        expect(await read()).toEqual(before)
        expect((await open()).current?.id).toBe(current?.id)
        expect(await as(viewers.admin, (db) => undoLastCall(db))).toMatchObject({
          ok: false,
          errors: { status: 409 },
        })
      },
    )

    it('can be undone without losing later changes to the center', async () => {
      const corrected = sql`update treatment_centers set verified_at = '2026-11-01',
        verified_by = 'website', phone_reported_at = null, permanently_closed = false`
      for (const result of ['right', 'wrong', 'closed', 'no-answer'] as const) {
        const { centerId } = await answer(result)
        await operate(corrected)
        expect(await as(viewers.admin, (db) => undoLastCall(db))).toMatchObject({ ok: true })
        expect(await readCenter(centerId)).toEqual({
          checked: true,
          verified_by: 'website',
          closed: false,
          flagged: false,
        })
      }
    })

    it('can be settled only once, by the member who has it', async () => {
      const { current } = await open()
      const id = current?.id ?? ''
      const settle = (viewer: Viewer) => as(viewer, (db) => recordCall(db, id, { result: 'right' }))
      expect(await settle(second)).toMatchObject({ ok: false, errors: { status: 409 } })
      expect(await settle(viewers.moderator).catch(() => null)).not.toMatchObject({ ok: true })
      const both = await Promise.all([settle(viewers.admin), settle(viewers.admin)])
      expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    })
  })
})
