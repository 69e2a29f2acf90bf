import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describeAddress } from '#app/lib/describe-address.ts'
import { type CallResult, dueDays, type ProblemKind } from '#app/lib/listing-facts.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'

const callsInSession = 20
/** Of those, drawn at random from all open listings: the sample that `/accuracy` counts. */
const drawnInSession = 5
/** A call that nobody settled is given to others after that. */
const heldFor = sql`interval '2 hours'`

/** A call of a session, with what its person needs to make it. */
export type Call = {
  id: string
  centerId: string
  slug: string
  name: string
  phone: string | null
  address: string | null
  website: string | null
  verifiedAt: Date | null
  result: CallResult | null
  reports: { kind: ProblemKind; note: string | null; at: string }[]
}

export type Session = { calls: Call[]; done: number; current: Call | null; last: Call | null }

/** How much there is to check. */
export type Backlog = {
  reported: number
  due: number
  listings: number
  suggestions: number
  claims: number
}

/**
 * Gives whoever asks the calls of a new session: the most urgent (reported, then the oldest, weighted by how often
 * they are opened), and among them five drawn at random. Nobody else gets the same. How many there are.
 */
export async function startSession(tx: Transaction): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('round_calls'))`)
  const free = sql`not permanently_closed and phone is not null
    and not exists (select 1 from round_calls r where r.center_id = c.id and r.done_at is null
      and r.created_at > now() - ${heldFor})
    and not exists (select 1 from fact_checks f where f.center_id = c.id and f.fact = 'phone'
      and f.how = 'called' and f.checked_at > now() - interval '20 hours'
      and not exists (select 1 from problem_reports p
        where p.center_id = c.id and p.status = 'open' and p.created_at > f.checked_at))`
  // Those that did not answer on another day complete their draw first.
  const drawn = await readRows<{ id: string }>(
    tx,
    sql`select id from treatment_centers c
      left join lateral (select result from fact_checks f
        where f.center_id = c.id and f.fact = 'phone' and f.is_drawn
        order by f.checked_at desc limit 1) last on true
      left join lateral (select count(*) as tries from fact_checks f
        where f.center_id = c.id and f.fact = 'phone' and f.is_drawn and f.result = 'no-answer'
          and f.checked_at > now() - interval '60 days') missed on true
      where ${free}
      order by (last.result = 'no-answer' and missed.tries = 1) is true desc, random()
      limit ${drawnInSession}`,
  )
  const urgent = await readRows<{ id: string }>(
    tx,
    sql`select c.id from treatment_centers c
      left join lateral (select sum(views) as views from center_views v
        where v.center_id = c.id and v.day > current_date - ${dueDays}::integer) opened on true
      left join lateral (select count(*) as open from problem_reports p
        where p.center_id = c.id and p.status = 'open') reported on true
      where ${free} and c.id <> all(${sql.param(drawn.map(({ id }) => id))}::uuid[])
        and (c.phone_reported_at is not null or reported.open > 0 or c.verified_at is null
          or c.verified_at < now() - make_interval(days => ${dueDays}::integer))
      order by c.phone_reported_at is not null desc, reported.open > 0 desc,
        extract(epoch from now() - coalesce(c.verified_at, '2000-01-01'))
          * (1 + ln(1 + coalesce(opened.views, 0))) desc, c.id
      limit ${callsInSession - drawnInSession}`,
  )
  const calls = urgent.map(({ id }) => ({ id, isDrawn: false }))
  for (const { id } of drawn) calls.splice(randomInt(calls.length + 1), 0, { id, isDrawn: true })
  const session = randomUUID()
  for (const [position, { id, isDrawn }] of calls.entries()) {
    await tx.execute(
      sql`insert into round_calls (session_id, position, user_id, center_id, is_drawn)
        values (${session}, ${position}, app_user_id(), ${id}, ${isDrawn})`,
    )
  }
  return calls.length
}

/** The session of whoever asks that was begun last, within half a day; null where there is none. */
export async function readSession(tx: Transaction): Promise<Session | null> {
  const rows = await readRows<
    Call & { city: string | null; state: string | null; postalCode: string | null }
  >(
    tx,
    sql`select r.id, c.id as "centerId", c.slug, c.name, c.phone, c.address, c.city, c.state,
        c.postal_code as "postalCode", c.website,
        c.verified_at as "verifiedAt", r.result,
        (select coalesce(json_agg(json_build_object('kind', kind, 'note', note, 'at', created_at)
            order by created_at), '[]')
          from problem_reports p where p.center_id = c.id and p.status = 'open') as reports
      from round_calls r join treatment_centers c on c.id = r.center_id
      where r.session_id = (select session_id from round_calls where user_id = app_user_id()
        and created_at > now() - interval '12 hours' order by created_at desc limit 1)
      order by r.position`,
  )
  const calls = rows.map(({ city, state, postalCode, ...call }) => {
    return { ...call, address: describeAddress({ address: call.address, city, state, postalCode }) }
  })
  if (calls.length === 0) return null
  const [lastDone] = await readRows<{ id: string }>(
    tx,
    sql`select id from round_calls where user_id = app_user_id() and done_at is not null
      and id = any(${sql.param(calls.map(({ id }) => id))}::uuid[]) order by done_at desc limit 1`,
  )
  return {
    calls,
    done: calls.filter(({ result }) => result !== null).length,
    current: calls.find(({ result }) => result === null) ?? null,
    last: calls.find(({ id }) => id === lastDone?.id) ?? null,
  }
}

export function readBacklog(tx: Transaction): Promise<Backlog> {
  return readRow<Backlog>(
    tx,
    sql`select
      count(*) filter (where phone_reported_at is not null
        or id in (select center_id from problem_reports where status = 'open'))::integer as reported,
      count(*) filter (where verified_at is null
        or verified_at < now() - make_interval(days => ${dueDays}::integer))::integer as due,
      count(*)::integer as listings,
      (select count(*)::integer from suggestions where status = 'open') as suggestions,
      (select count(*)::integer from claims
        where proved_at is null and revoked_at is null) as claims
    from treatment_centers where not permanently_closed and phone is not null`,
  )
}
