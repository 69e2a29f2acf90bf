import { type SQL, sql } from 'drizzle-orm'
import { type CenterSummary, summarizeCenter } from '#app/features/centers/center.ts'
import type { Transaction } from '#db/client.server.ts'
import { summaryColumns } from '#db/schema/center-summary.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { type CenterBits, listPositions } from './center-bits.ts'
import type { Matches } from './match-centers.server.ts'
import type { SortOrder } from './search-input.ts'

// Nobody turns over more pages; the sitemap leads to every center.
const mostPages = 50
// Up to here, passing over whole centers costs less than to come back for those of the page.
const mostPassedOver = 300

export type ResultPage = {
  centers: CenterSummary[]
  total: number
  page: number
  pageCount: number
  /** Whether this is the last page that can be reached, though more centers match. */
  isCut: boolean
}

type PageSettings = {
  sort: SortOrder
  /** From 1; one that there is not stands for the last. */
  page: number
  /** Centers on a page. */
  limit: number
  /** The number of all centers. */
  everything: number
}

/** One page of the centers that match, in their order; of all centers without `matches`. */
export async function readPage(
  tx: Transaction,
  matches: Matches | null,
  { sort, page: asked, limit, everything }: PageSettings,
): Promise<ResultPage> {
  const total = matches?.total ?? everything
  const pageCount = Math.max(1, Math.min(mostPages, Math.ceil(total / limit)))
  const page = Math.min(asked, pageCount)
  const isCut = page === pageCount && total > pageCount * limit
  if (total === 0) return { centers: [], total, page, pageCount, isCut }
  const offset = (page - 1) * limit
  const order = orders[sort]
  const rows =
    !matches && offset <= mostPassedOver
      ? await prepareList(tx, sort).execute({ limit, offset })
      : await selectSummaries(tx)
          .where(sql`${center.id} = any (array(${chooseIds()}))`)
          .orderBy(...order)
  return { centers: rows.map(summarizeCenter), total, page, pageCount, isCut }

  function chooseIds(): SQL {
    const window = sql`order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset}`
    if (!matches) return sql`select ${center.id} from ${center} ${window}`
    if ('positions' in matches) return sortAll(matches.positions, window)
    return walkIsCheaper(offset + limit, total, everything)
      ? sql`select ${center.id} from ${center} where ${isIn(matches.bits)} ${window}`
      : sortAll(listPositions(matches.bits), window)
  }
}

const selectSummaries = (tx: Transaction) => tx.select(summaryColumns).from(center)

const writeList = (tx: Transaction, sort: SortOrder) =>
  selectSummaries(tx)
    .orderBy(...orders[sort])
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(`centers_by_${sort}`)

type List = ReturnType<typeof writeList>
const lists = new WeakMap<Transaction, Partial<Record<SortOrder, List>>>()

/** The list of all centers, which is asked for most: written once for each way to the database. */
function prepareList(tx: Transaction, sort: SortOrder): List {
  const own = lists.get(tx) ?? {}
  lists.set(tx, own)
  own[sort] ??= writeList(tx, sort)
  return own[sort]
}

/**
 * Whether to read the index of the order until enough matches have come by, or to list all matches and
 * to put them in order. Counted in entries of the index: a match that is found alone costs twenty, in a
 * small table eight, which is in a processor's cache.
 */
function walkIsCheaper(wanted: number, total: number, everything: number): boolean {
  return (wanted * everything) / total < total * Math.min(20, 6 + everything / 7_000)
}

/** The ids of a window of these centers. They are read before they are sorted, never along an order. */
function sortAll(positions: number[], window: SQL): SQL {
  const { id, name, pinned, pinnedAt, totalScore, reviewsCount } = center
  const columns = sql.join([id, name, pinned, pinnedAt, totalScore, reviewsCount], sql`, `)
  const isAmong = sql`${center.searchPosition} = any (${sql.param(positions)}::integer[])`
  return sql`with ${center} as materialized (select ${columns} from ${center} where ${isAmong})
    select ${center.id} from ${center} ${window}`
}

/** Whether a row of treatment_centers is among them. Centers that have come since then are not. */
function isIn(bits: CenterBits): SQL {
  const last = sql.raw(String(bits.length * 8 + 7))
  const position = sql`least(${center.searchPosition}, ${last})`
  // PostgreSQL counts the bits of bytes from the lowest. Not `= 1`: the planner would take that for rare
  // and sort the whole table.
  return sql`get_bit(${Buffer.concat([bits, Buffer.alloc(1)])}::bytea, ${position} # 7) <> 0`
}

// Each list is, column for column, one of the table's indexes.
const trustedFirst = [
  sql`${center.pinned} desc nulls last`,
  sql`${center.pinnedAt} desc nulls last`,
]
const byName = [sql`lower(${center.name})`, sql`${center.id}`]
const orders: Record<SortOrder, SQL[]> = {
  rating: [
    ...trustedFirst,
    sql`${center.totalScore} desc nulls last`,
    sql`${center.reviewsCount} desc nulls last`,
    ...byName,
  ],
  name: [...trustedFirst, ...byName],
  reviews: [
    ...trustedFirst,
    sql`${center.reviewsCount} desc nulls last`,
    sql`${center.totalScore} desc nulls last`,
    ...byName,
  ],
}
