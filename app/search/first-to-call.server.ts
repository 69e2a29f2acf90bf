import { sql } from 'drizzle-orm'
import type { Language } from '#app/lib/language.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import {
  getPoint,
  isNotClosed,
  matchFound,
  type SearchScope,
  where,
} from './match-search.server.ts'
import { type ListedCenter, readListedCenters } from './read-listed.server.ts'
import { measureFrom, rankTier } from './search-conditions.server.ts'
import { type DirectorySearch, isByDistance } from './search-input.ts'

/** In miles: nearer than that to each other, the one that was checked last comes first. */
const asNear = 0.1
/** As many are read, because the number of some may be hidden. */
const candidates = 8

type Options = { now: Date; language: Language }

/**
 * Find the center to call first: the nearest that fits everything that was asked, is open now by
 * its own hours, and has its own number. Trusted, ratings and payment never count. Null without a
 * place, in an order that the visitor chose, or if nobody answers now.
 */
export async function findFirstToCall(
  db: Executor,
  search: DirectorySearch,
  scope: SearchScope,
  options: Options,
): Promise<ListedCenter | null> {
  const point = getPoint(scope.near)
  if (!point || !isByDistance(search) || search.page > 1) return null
  const matching = matchFound({ ...search, open: 'now' }, scope)
  const tier = scope.tiers.length > 0 ? rankTier(scope.tiers) : sql`0`
  const rows = await readRows<{ id: string; tier: number }>(
    db,
    sql`select ${center.id} as id, ${tier} as tier from ${center}
      ${where([...matching, isNotClosed, sql`${center.phone} is not null`])}
      order by tier, ${measureFrom(point)} nulls last, ${center.id} limit ${candidates}`,
  )
  for (let rank = 0; rank <= scope.tiers.length; rank++) {
    const ids = rows.filter((row) => row.tier === rank).map(({ id }) => id)
    const first = chooseFirst(
      await readListedCenters(db, ids, scope, { ...options, at: search.at }),
    )
    if (first) return first
  }
  return null
}

/** Choose among the nearest, in their order. */
function chooseFirst(nearest: ListedCenter[]): ListedCenter | null {
  const answering = nearest.filter(
    ({ phoneHref, opening, miles }) =>
      phoneHref && opening?.status === 'open' && typeof miles === 'number',
  )
  const reach = (answering[0]?.miles ?? 0) + asNear
  const [first = null] = answering
    .filter(({ miles }) => (miles ?? 0) <= reach)
    .sort((a, b) => readCheckedOn(b).localeCompare(readCheckedOn(a)))
  return first
}

/** "2026-11-24", or '' if nobody checked it. */
function readCheckedOn({ saved: { provenance } }: ListedCenter): string {
  return typeof provenance === 'object' && provenance.kind === 'checked' ? provenance.on : ''
}
