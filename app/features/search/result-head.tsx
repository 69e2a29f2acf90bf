import type { Near } from '#app/lib/places/near.ts'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/field.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { Danger } from './danger-words.ts'
import { searchMessages } from './messages.ts'
import { type DirectorySearch, sortOrders } from './search-input.ts'

type ResultHeadProps = {
  search: DirectorySearch
  danger: Danger | null
  near: Near | null
  total: number
  /** Whether there is a map of the results below. */
  hasMap: boolean
}

/**
 * The number of results, and the order. The default order has an empty value, which URLs leave out.
 */
export function ResultHead({ search, danger, near, total, hasMap }: ResultHeadProps) {
  const text = useTexts(searchMessages)
  const hasDistance = near !== null && 'latitude' in near
  const usual = hasDistance ? 'distance' : 'rating'
  const orders = sortOrders.filter((order) => hasDistance || order !== 'distance')
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <ResultCount danger={danger} total={total} />
      <div className="flex flex-wrap items-center gap-3">
        {hasMap && (
          <a href="#map" className="mr-3 inline-flex min-h-11 items-center font-semibold">
            {text.map}
          </a>
        )}
        <label htmlFor="search-sort" className="text-sm font-semibold whitespace-nowrap">
          {text.sortBy}
        </label>
        <Select
          id="search-sort"
          name="sort"
          form="search"
          defaultValue={
            search.sort && orders.includes(search.sort) && search.sort !== usual ? search.sort : ''
          }
          className="w-auto min-w-38"
        >
          {orders.map((order) => (
            <option key={order} value={order === usual ? '' : order}>
              {text.sortOrders[order]}
            </option>
          ))}
        </Select>
        <Button type="submit" form="search" variant="line" size="sm" className="without-scripts">
          {text.sort}
        </Button>
      </div>
    </div>
  )
}

type ResultCountProps = { danger: Danger | null; total: number }

/** The heading of the results. A `DangerPanel` above it takes over its id. */
export function ResultCount({ danger, total }: ResultCountProps) {
  const text = useTexts(searchMessages)
  return (
    <h2 id={danger ? undefined : 'results-heading'} tabIndex={-1} className="text-xl tabular-nums">
      {text.found(total)}
    </h2>
  )
}
