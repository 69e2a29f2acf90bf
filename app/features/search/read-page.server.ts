import { sql } from 'drizzle-orm'
import { type CenterSummary, summarizeCenter } from '#app/features/centers/center.ts'
import type { Transaction } from '#db/client.server.ts'
import { summaryColumns } from '#db/schema/center-summary.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { chooseIds } from './choose-ids.server.ts'
import type { Matches } from './match-centers.server.ts'
import type { SortOrder } from './search-input.ts'
import { sortColumns } from './sort-orders.server.ts'

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
  const window = { sort, limit, offset, total, everything }
  const rows =
    !matches && offset <= mostPassedOver
      ? await prepareList(tx, sort).execute({ limit, offset })
      : await selectSummaries(tx)
          .where(sql`${center.id} = any (array(${await chooseIds(tx, matches, window)}))`)
          .orderBy(...sortColumns[sort])
  return { centers: rows.map(summarizeCenter), total, page, pageCount, isCut }
}

const selectSummaries = (tx: Transaction) => tx.select(summaryColumns).from(center)

const writeList = (tx: Transaction, sort: SortOrder) =>
  selectSummaries(tx)
    .orderBy(...sortColumns[sort])
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
