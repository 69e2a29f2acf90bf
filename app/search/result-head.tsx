import type { ReactNode } from 'react'
import type { Near } from '#app/center/places/near.ts'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { Danger } from './danger-words.ts'
import { searchMessages } from './messages.tsx'
import { type DirectorySearch, sortOrders } from './search-input.ts'

type ResultHeadProps = {
  search: DirectorySearch
  danger: Danger | null
  near: Near | null
  total: number
  /** Whether there is a map of the results. */
  hasMap: boolean
  /** The chips of what was understood. */
  children: ReactNode
}

/**
 * The number of results, their order, what was understood, and a link to the map. The default order
 * has an empty value, which URLs leave out.
 */
export function ResultHead(props: ResultHeadProps) {
  const { search, danger, near, total, hasMap, children } = props
  const text = useTexts(searchMessages)
  const hasDistance = near !== null && 'latitude' in near
  const usual = hasDistance ? 'distance' : 'rating'
  const orders = sortOrders.filter((order) => hasDistance || order !== 'distance')
  return (
    <>
      <div className="flex items-center justify-between gap-x-2">
        <ResultCount danger={danger} total={total} />
        <div className="no-print flex flex-wrap items-center gap-x-2">
          <label htmlFor="search-sort" className="sr-only">
            {text.sortBy}
          </label>
          <Select
            id="search-sort"
            name="sort"
            form="search"
            defaultValue={
              search.sort && orders.includes(search.sort) && search.sort !== usual
                ? search.sort
                : ''
            }
            className="sort-select"
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
      <div className="no-print flex items-center justify-between gap-2 pb-1 empty:hidden">
        {children}
        {hasMap && (
          <a href="#map" className="btn btn-sm btn-line ml-auto">
            <Icon name="map" />
            {text.map}
          </a>
        )}
      </div>
    </>
  )
}

type ResultCountProps = { danger: Danger | null; total: number }

/** The heading of the results. A `DangerPanel` above it takes over its id. */
export function ResultCount({ danger, total }: ResultCountProps) {
  const text = useTexts(searchMessages)
  return (
    <h2 id={danger ? undefined : 'results-heading'} tabIndex={-1} className="result-count">
      {text.found(total)}
    </h2>
  )
}
