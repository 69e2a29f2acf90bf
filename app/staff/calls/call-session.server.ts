import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { callDueDays, type ProblemKind } from '#app/center/fields/checked-fields.ts'
import { homeFirst } from '#app/center/home-first.server.ts'
import { describeAddress } from '#app/center/places/describe-address.ts'
import { isVanished, listsWithout } from '#app/data/sources/vanished-centers.server.ts'
import { digestSeen } from '#app/lib/digest-seen.server.ts'
import type { Result } from '#app/lib/form.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { anyPartAfterDays, callsInSession, drawnInSession, getPartOfDay } from './call-plan.ts'
import { describeHiding } from './describe-hiding.ts'
import type { FormTexts, HeardFact } from './heard-changes.ts'
import { type CallOutcome, callErrors } from './messages.ts'

/** After this time, an unsettled call can go to another member. */
const callLease = sql`interval '2 hours'`
/** Days of page views that count for a center's urgency. */
const viewedDays = 90

export type OpenReport = { id: string; kind: ProblemKind; note: string | null; at: string }

/** The open reports about a center (`c`), as `OpenReport[]`. */
export const openReports = sql`(select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'note', note,
    'at', created_at) order by created_at, id), '[]')
  from problem_reports p where p.center_id = c.id and p.status = 'open')`

/** A call with the details that the caller needs. */
export type Call = {
  id: string
  centerId: string
  slug: string
  name: string
  phone: string | null
  address: string | null
  website: string | null
  verifiedAt: Date | null
  result: CallOutcome | null
  /** What the center said has changed, and the values that were saved. */
  changed: HeardFact[]
  saved: FormTexts
  reports: OpenReport[]
  /** Sums up the reports, for the form that dismisses them. */
  reportsSeen: string
  /** The lists that no longer have the center. */
  missingIn: string[]
  /** When its reported number is hidden from visitors; null without such a report. */
  hiding: string | null
  note: string | null
  /** When the center asked us to call back; null if it didn't. */
  promisedAt: Date | null
  /** Unanswered calls in a row; `triedAt` is the last one. */
  tries: number
  triedAt: Date | null
}

export type Session = { calls: Call[]; done: number; current: Call | null; last: Call | null }

/** Counts of open work, without closed centers. */
export type Backlog = {
  reported: number
  /** When the first reported number is hidden, or was; null without one. */
  firstHiding: string | null
  /** Promised calls that are due now. */
  promised: number
  due: number
  withNumber: number
  needNumber: number
  unreachable: number
  suggestions: number
  claims: number
}

/** Centers (`c`) with their plans (`p`); the conditions below use these aliases. */
export const plannedCenters = sql`treatment_centers c left join call_plans p on p.center_id = c.id`

/** True if a check (`f`) was of the number that the listing has, as far as we know. */
const isOfThisNumber = sql`(f.value is null or f.value = checked_value(c, 'phone'))`

/** True if staff found the number wrong and nobody has changed it since. The center is in "Find a number". */
export const hasWrongNumber = sql`(c.phone_reported_at is not null and exists (select 1 from field_checks f
  where f.center_id = c.id and f.field = 'phone' and f.how = 'called' and f.result = 'wrong'
    and ${isOfThisNumber} and f.checked_at > coalesce(p.number_since, '-infinity')))`

/** True for an unreachable center that waits for a decision by staff. */
export const waitsForDecision = sql`(c.unreachable and p.decision is null)`

const dueBefore = (now: Date) =>
  sql`${now}::timestamptz - make_interval(days => ${callDueDays}::integer)`

/** True if the center confirmed this number through its link within `callDueDays`. */
const isConfirmedByLink = (now: Date) => sql`exists (select 1 from field_checks f
  where f.center_id = c.id and f.field = 'phone' and f.how = 'link' and f.checked_at > ${dueBefore(now)}
    and ${isOfThisNumber} and f.checked_at > coalesce(p.number_since, '-infinity'))`

/**
 * True if a center was neither checked nor confirmed itself within `callDueDays`, has a planned
 * call, or is missing from a list. A center that confirmed itself is only called when we promised
 * it, or a list no longer has it.
 */
const isDue = (now: Date) => sql`(((c.verified_at is null or p.call_at is not null
    or c.verified_at < ${dueBefore(now)})
  and (p.is_promised is true or not ${isConfirmedByLink(now)})) or ${isVanished})`

/** True if there is no planned call, or it is due and this isn't the part of the day to avoid. */
const isCallDueNow = (now: Date) => sql`(p.call_at is null or (p.call_at <= ${now}::timestamptz
  and (p.avoid_part is distinct from ${getPartOfDay(now)}
    or p.call_at <= ${now}::timestamptz - make_interval(days => ${anyPartAfterDays}::integer))))`

/**
 * Start a session with calls that no other member has. Takes the most urgent centers (reported, the
 * number that is hidden soonest first, then promised, then those of the state before others; missing
 * from a list, then longest unchecked, weighted by page views) and mixes in five random ones. If
 * the member has an open session, it continues, so two tabs share one session.
 */
export async function startSession(db: Executor, now = new Date()): Promise<Result<null>> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('calls'))`)
  const at = sql`${now}::timestamptz`
  const open = await readRows(
    db,
    sql`select 1 from calls r join treatment_centers c on c.id = r.center_id
      where r.user_id = app_user_id() and r.done_at is null and r.created_at > ${at} - ${callLease}
        and c.phone is not null limit 1`,
  )
  if (open.length > 0) return { ok: true, value: null }
  const candidates = sql`${plannedCenters}
    left join lateral (select max(checked_at) as at from field_checks f
      where f.center_id = c.id and f.field = 'phone' and f.how = 'called' and ${isOfThisNumber}) called on true
    left join lateral (select max(created_at) as newest from problem_reports r
      where r.center_id = c.id and r.status = 'open') reported on true
    left join lateral ${listsWithout} missing on true
    left join lateral (select sum(views) as views from center_views v
      where v.center_id = c.id and v.day > ${at}::date - ${viewedDays}::integer) opened on true
    where not c.permanently_closed and c.phone is not null
      and not exists (select 1 from calls r where r.center_id = c.id and r.done_at is null
        and r.created_at > ${at} - ${callLease})`
  const isRested = sql`(called.at is null or called.at < ${at} - interval '20 hours')`
  // Also draw centers that wait for another try: without them, the sample would look too good.
  const drawn = await readRows<{ id: string }>(
    db,
    sql`select c.id from ${candidates} and ${isRested}
        and (p.is_promised is not true or p.call_at <= ${at})
      order by random() limit ${drawnInSession}`,
  )
  // A center reported since its last call is due immediately, despite its plan.
  const urgent = await readRows<{ id: string }>(
    db,
    sql`select c.id from ${candidates}
        and c.id <> all(${sql.param(drawn.map(({ id }) => id))}::uuid[])
        and (greatest(reported.newest, missing.since) > coalesce(called.at, '-infinity')
          or ((${isDue(now)} or c.phone_reported_at is not null or reported.newest is not null)
            and ${isCallDueNow(now)} and (${isRested} or p.is_promised)
            and not ${waitsForDecision} and not ${hasWrongNumber}))
      order by c.phone_reported_at nulls last, reported.newest is not null desc,
        p.is_promised is true desc, ${homeFirst('c')}, missing.since is not null desc,
        extract(epoch from ${at} - coalesce(c.verified_at, c.listed_on, c.created_at))
          * (1 + ln(1 + coalesce(opened.views, 0))) desc, c.id
      limit ${callsInSession - drawnInSession}`,
  )
  const calls = urgent.map(({ id }) => ({ id, isDrawn: false }))
  for (const { id } of drawn) calls.splice(randomInt(calls.length + 1), 0, { id, isDrawn: true })
  if (calls.length === 0) {
    const { withNumber } = await readBacklog(db, now)
    return { ok: false, errors: withNumber === 0 ? callErrors.noNumbers : callErrors.noneLeft }
  }
  await db.execute(
    sql`insert into calls (session_id, position, user_id, center_id, is_drawn, created_at)
      select ${randomUUID()}::uuid, position - 1, app_user_id(), (call ->> 'id')::uuid,
        (call ->> 'isDrawn')::boolean, ${at}
      from jsonb_array_elements(${JSON.stringify(calls)}::jsonb) with ordinality as given (call, position)`,
  )
  return { ok: true, value: null }
}

/** Read this member's latest session from the last 12 hours; null if there is none. */
export async function readSession(db: Executor, now = new Date()): Promise<Session | null> {
  const rows = await readRows<
    Omit<Call, 'reportsSeen'> & {
      doneAt: Date | null
      city: string | null
      state: string | null
      postalCode: string | null
      phoneReportedAt: Date | null
    }
  >(
    db,
    sql`select r.id, c.id as "centerId", c.slug, c.name, c.phone, c.address, c.city, c.state,
        c.postal_code as "postalCode", c.website, c.phone_reported_at as "phoneReportedAt",
        c.verified_at as "verifiedAt", r.done_at as "doneAt", p.note,
        case when r.result = 'right' and r.before ? 'changed' then 'changed' else r.result end as result,
        coalesce(r.before -> 'changed', '[]') as changed,
        coalesce(r.before #> '{answers,after}', '{}') as saved,
        case when p.is_promised then p.call_at end as "promisedAt",
        coalesce(u.tries, 0) as tries, u.last_at as "triedAt",
        ${openReports} as reports,
        (select lists from ${listsWithout} missing) as "missingIn"
      from ${plannedCenters} join calls r on r.center_id = c.id
        left join lateral (select tries, last_at from unanswered_calls where center_id = c.id) u on true
      where r.session_id = (select session_id from calls where user_id = app_user_id()
        and created_at > ${now}::timestamptz - interval '12 hours' order by created_at desc limit 1)
      order by r.position`,
  )
  const calls = rows.map(({ city, state, postalCode, phoneReportedAt, ...call }) => ({
    ...call,
    reportsSeen: digestSeen(call.reports),
    address: describeAddress({ address: call.address, city, state, postalCode }),
    hiding: phoneReportedAt && describeHiding(phoneReportedAt, now),
  }))
  if (calls.length === 0) return null
  const done = calls.filter(({ doneAt }) => doneAt !== null)
  const latest = Math.max(...done.map(({ doneAt }) => doneAt?.getTime() ?? 0))
  return {
    calls,
    done: done.length,
    // A number that is gone cannot be called: its center is in "Find a number".
    current: calls.find(({ doneAt, phone }) => doneAt === null && phone !== null) ?? null,
    last: done.find(({ doneAt }) => doneAt?.getTime() === latest) ?? null,
  }
}

const hasNumber = sql`c.phone is not null and not ${hasWrongNumber}`

/** True if a center should be called now. */
const isToBeCalled = (now: Date) => sql`(${hasNumber} and ${isDue(now)} and not ${waitsForDecision}
  and (p.call_at is null or p.call_at <= ${now}::timestamptz))`

/** The number of centers to call now, as `Backlog.due`: for a query that counts other work, too. */
export const countDueCalls = (now: Date) => sql`(select count(*)::integer from ${plannedCenters}
  where not c.permanently_closed and ${isToBeCalled(now)})`

export async function readBacklog(db: Executor, now = new Date()): Promise<Backlog> {
  const { firstReportedAt, ...backlog } = await readRow<
    Omit<Backlog, 'firstHiding'> & { firstReportedAt: Date | null }
  >(
    db,
    sql`select min(c.phone_reported_at) filter (where ${hasNumber}) as "firstReportedAt",
      count(*) filter (where ${hasNumber} and (c.phone_reported_at is not null
        or c.id in (select center_id from problem_reports where status = 'open')))::integer as reported,
      count(*) filter (where p.is_promised and p.call_at <= ${now}::timestamptz)::integer as promised,
      count(*) filter (where ${isToBeCalled(now)})::integer as due,
      count(*) filter (where ${hasNumber})::integer as "withNumber",
      count(*) filter (where not (${hasNumber}))::integer as "needNumber",
      count(*) filter (where ${waitsForDecision})::integer as unreachable,
      (select count(*)::integer from suggestions where status = 'open') as suggestions,
      (select count(*)::integer from claims
        where proved_at is null and revoked_at is null) as claims
    from ${plannedCenters} where not c.permanently_closed`,
  )
  return { ...backlog, firstHiding: firstReportedAt && describeHiding(firstReportedAt, now) }
}
