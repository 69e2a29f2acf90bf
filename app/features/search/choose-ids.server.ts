import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { partDigits, searchOrderBits, searchOrders } from '#db/schema/search.ts'
import {
  addPositions,
  type CenterBits,
  emptyBits,
  layChunks,
  listPositions,
} from './center-bits.ts'
import type { Matches } from './match-centers.server.ts'
import { findStretch, type Stretch } from './order-parts.ts'
import type { SortOrder } from './search-input.ts'
import { sortColumns } from './sort-orders.server.ts'

/** A page: `limit` of the `total` matches behind the first `offset`. `everything` is the number of all centers. */
type Window = {
  sort: SortOrder
  limit: number
  offset: number
  total: number
  everything: number
}

/** A query for the ids of a page's centers, in no order; of all centers without `matches`. */
export async function chooseIds(
  tx: Transaction,
  matches: Matches | null,
  window: Window,
): Promise<SQL> {
  if (!matches) return sql`select ${center.id} from ${center} ${cut(window)}`
  const { alone, walk, list, parts } = weigh(window)
  const bits = 'bits' in matches ? matches.bits : null
  const without = bits ? Math.min(walk, list) : list
  const stretch = parts < without ? await readStretch(tx, matches, window) : null
  // Where matches are more frequent early in the order, as good ratings are in that of ratings.
  const realWalk = stretch ? stretch.share * window.everything : walk
  const realList = stretch ? stretch.positions.length * alone : list
  if (bits && realWalk < realList) {
    return sql`select ${center.id} from ${center} where ${isIn(bits)} ${cut(window)}`
  }
  if (stretch) {
    return sortAll(stretch.positions, { ...window, offset: window.offset - stretch.before })
  }
  return sortAll('bits' in matches ? listPositions(matches.bits) : matches.positions, window)
}

/**
 * What it costs to read the index of the order until enough matches have come by (`walk`), to list all of
 * them and put them in order, or to do so with the few parts of the order that the page lies in, all of that
 * where matches are spread evenly, and parts only by half as much again: they may not be. Counted in entries
 * of the index: a match that is found `alone` costs twenty, in a small table eight, which is in a
 * processor's cache; to read the digits of 80 centers costs one.
 */
function weigh({ offset, limit, total, everything }: Window) {
  const alone = Math.min(20, 6 + everything / 7_000)
  const inParts = 2 * (total / 2 ** partDigits + limit)
  return {
    alone,
    walk: ((offset + limit) * everything) / total,
    list: total * alone,
    parts: 1.5 * (1_000 + everything / 80 + inParts * alone),
  }
}

/** The matches near the page; null where the order is not cut, or not yet. */
async function readStretch(
  tx: Transaction,
  matches: Matches,
  { sort, limit, offset, total }: Window,
): Promise<Stretch | null> {
  // What `bit_send` gives begins with four bytes that say how many follow.
  const rows = await tx
    .select({
      chunks: sql<number[]>`array_agg(${searchOrderBits.chunk})`,
      bits: sql<Buffer>`string_agg(substring(bit_send(${searchOrderBits.bits}) from 5), '')`,
    })
    .from(searchOrderBits)
    .innerJoin(searchOrders, sql`${searchOrders.sort} = ${searchOrderBits.sort}`)
    .where(sql`${searchOrderBits.sort} = ${sort} and ${searchOrders.ready}`)
    .groupBy(searchOrderBits.digit)
    .orderBy(searchOrderBits.digit)
    .prepare('search_order_bits')
    .execute()
  if (rows.length === 0) return null
  const digits = rows.map(({ chunks, bits }) => layChunks(chunks, bits))
  const all = 'bits' in matches ? matches.bits : addPositions(emptyBits(0), matches.positions)
  return findStretch(all, digits, { first: offset, last: Math.min(total, offset + limit) - 1 })
}

/** The ids of a window of these centers. They are read before they are sorted, never along an order. */
function sortAll(positions: number[], window: Window): SQL {
  const { id, name, pinned, pinnedAt, totalScore, reviewsCount } = center
  const columns = sql.join([id, name, pinned, pinnedAt, totalScore, reviewsCount], sql`, `)
  const isAmong = sql`${center.searchPosition} = any (${sql.param(positions)}::integer[])`
  return sql`with ${center} as materialized (select ${columns} from ${center} where ${isAmong})
    select ${center.id} from ${center} ${cut(window)}`
}

/** Whether a row of treatment_centers is among them. Centers that have come since then are not. */
function isIn(bits: CenterBits): SQL {
  const last = sql.raw(String(bits.length * 8 + 7))
  const position = sql`least(${center.searchPosition}, ${last})`
  // PostgreSQL counts the bits of bytes from the lowest. Not `= 1`: the planner would take that for rare
  // and sort the whole table.
  return sql`get_bit(${Buffer.concat([bits, Buffer.alloc(1)])}::bytea, ${position} # 7) <> 0`
}

function cut({ sort, limit, offset }: Window): SQL {
  return sql`order by ${sql.join(sortColumns[sort], sql`, `)} limit ${limit} offset ${offset}`
}
