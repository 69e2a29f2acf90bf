import { type SQL, sql } from 'drizzle-orm'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import type { Sort, TableQuery } from './table-query.ts'

type Column = { by: SQL; direction: 'up' | 'down'; nulls: 'first' | 'last' }

const up = (by: SQL): Column => ({ by, direction: 'up', nulls: 'last' })
const down = (by: SQL): Column => ({ by, direction: 'down', nulls: 'last' })

const name = sql`lower(${center.name})`
const city = sql`lower(${center.city})`
const id = up(sql`${center.id}`)
const pinnedFirst = [down(sql`${center.pinned}`), down(sql`${center.pinnedAt}`)]
const score = sql`${center.totalScore}`
const reviews = sql`${center.reviewsCount}`
const isOver = sql`${center.permanentlyClosed}`
const isResting = sql`${center.temporarilyClosed}`

/** By each column, upward and downward: where there is an index for it, column for column that index. */
const orders: Record<Sort, { up: Column[]; down: Column[] }> = {
  newest: { up: [down(sql`${center.createdAt}`), id], down: [] },
  name: { up: [up(name), id], down: [down(name), id] },
  city: { up: [up(city), up(name), id], down: [down(city), up(name), id] },
  rating: {
    up: [up(sql`coalesce(${score}, 0)`), up(name), id],
    down: [down(score), down(reviews), up(name), id],
  },
  reviews: {
    up: [up(sql`coalesce(${reviews}, 0)`), up(name), id],
    down: [down(reviews), down(score), up(name), id],
  },
  status: {
    up: [up(isOver), up(isResting), up(name), id],
    down: [down(isOver), down(isResting), up(name), id],
  },
  checked: {
    up: [{ by: sql`${center.verifiedAt}`, direction: 'up', nulls: 'first' }, up(name), id],
    down: [down(sql`${center.verifiedAt}`), up(name), id],
  },
  updated: { up: [up(sql`${center.updatedAt}`), id], down: [down(sql`${center.updatedAt}`), id] },
}

/** What a query orders its rows by, the pinned ones first; or the same from the end. */
export function orderRows({ sort, descending }: TableQuery, isFromEnd = false): SQL[] {
  const columns = [...pinnedFirst, ...orders[sort][descending ? 'down' : 'up']]
  return columns.map(({ by, direction, nulls }) =>
    isFromEnd
      ? write(by, direction === 'up' ? 'down' : 'up', nulls === 'last' ? 'first' : 'last')
      : write(by, direction, nulls),
  )
}

function write(by: SQL, direction: Column['direction'], nulls: Column['nulls']): SQL {
  const order = sql.raw(`${direction === 'up' ? 'asc' : 'desc'} nulls ${nulls}`)
  return sql`${by} ${order}`
}
