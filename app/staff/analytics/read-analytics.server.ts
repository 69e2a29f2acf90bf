import { sql } from 'drizzle-orm'
import { formatIsoDate } from '#app/lib/format-date.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { timeZone } from '#site/state.ts'
import {
  type Analytics,
  type Kind,
  type Period,
  type RatedCenter,
  type Span,
  splitPeriod,
  type ViewedCenter,
} from './analytics.ts'

const topCenters = 5
const mostViewed = 10
const mostSearched = 20
/**
 * For privacy: a search made once or twice may contain a person's name or story, while a repeated
 * one shows what visitors can't find.
 */
const minSearches = 3

/** Read all numbers for the period that ends today. */
export async function readAnalytics(db: Executor, period: Period, now: Date): Promise<Analytics> {
  const spans = splitPeriod(period, formatIsoDate(now))
  const first = spans[0]?.from ?? formatIsoDate(now)
  return {
    period,
    spans,
    ...(await countOverTime(db, spans)),
    topCenters: await listTopCenters(db),
    ...(await readViews(db, first)),
    emptySearches: await listEmptySearches(db, first),
  }
}

/** Moderators can read reviews and comments, but must not see analytics. */
const isAdmin = sql`(select app_role() = 'admin')`

type Counts = Pick<Analytics, 'totals' | 'recent' | 'series'>

/** Count rows by span. Bucket 0 is everything before the period; bucket n is span n. */
async function countOverTime(db: Executor, spans: Span[]): Promise<Counts> {
  const begins = sql.param(spans.map(({ from }) => from))
  // Midnight at the start of each span.
  const midnights = sql`array(select day::timestamp at time zone ${timeZone}
    from unnest(${begins}::date[]) as day order by day)`
  const rows = await readRows<{ kind: Kind; bucket: number; number: number }>(
    db,
    sql`select kind, width_bucket(created_at, (select ${midnights})) as bucket, count(*)::integer as number
      from (
        select 'users' as kind, created_at from profiles
        union all select 'reviews', created_at from reviews
        union all select 'comments', created_at from comments
        union all select 'votes', created_at from votes
      ) made
      where ${isAdmin} group by 1, 2`,
  )
  const series = forEachKind(() => spans.map(() => 0))
  const totals = forEachKind(() => 0)
  for (const { kind, bucket, number } of rows) {
    totals[kind] += number
    if (bucket > 0) series[kind][bucket - 1] = number
  }
  const recent = forEachKind((kind) => series[kind].reduce((sum, number) => sum + number, 0))
  return { totals, recent, series }
}

function forEachKind<Value>(make: (kind: Kind) => Value): Record<Kind, Value> {
  return {
    users: make('users'),
    reviews: make('reviews'),
    comments: make('comments'),
    votes: make('votes'),
  }
}

/** Sort by average, then by number of reviews, then by name. */
function listTopCenters(db: Executor): Promise<RatedCenter[]> {
  return readRows(
    db,
    sql`select c.slug, c.name, r.average, r.reviews
      from (
        select center_id, avg(rating)::double precision as average, count(*)::integer as reviews
        from reviews where status = 'approved' and ${isAdmin} group by center_id
      ) r join treatment_centers c on c.id = r.center_id
      order by r.average desc, r.reviews desc, lower(c.name), c.id
      limit ${topCenters}`,
  )
}

/** Pick the top rows before the join, so only their names are looked up. */
async function readViews(
  db: Executor,
  first: string,
): Promise<Pick<Analytics, 'views' | 'mostViewed'>> {
  const rows = await readRows<ViewedCenter & { all: number }>(
    db,
    sql`with seen as materialized (
        select center_id, sum(views)::integer as views from center_views
        where day >= ${first} group by center_id
      ), most as (
        select * from seen order by views desc
        fetch first ${sql.raw(String(mostViewed))} rows with ties
      )
      select c.slug, c.name, most.views, (select sum(views) from seen)::integer as "all"
      from most join treatment_centers c on c.id = most.center_id
      order by most.views desc, lower(c.name), c.id
      limit ${mostViewed}`,
  )
  return {
    views: rows[0]?.all ?? 0,
    mostViewed: rows.map(({ slug, name, views }) => ({ slug, name, views })),
  }
}

function listEmptySearches(db: Executor, first: string): Promise<Analytics['emptySearches']> {
  return readRows(
    db,
    sql`select query, sum(searches)::integer as searches from empty_searches
      where day >= ${first} group by query having sum(searches) >= ${minSearches}
      order by 2 desc, query limit ${mostSearched}`,
  )
}
