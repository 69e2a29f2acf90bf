import type { Near } from '#app/center/places/near.ts'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/field.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { Danger } from './danger-words.ts'
import { searchMessages } from './messages.tsx'
import { type DirectorySearch, sortOrders } from './search-input.ts'

type ResultHeadProps = {
  search: DirectorySearch
  danger: Danger | null
  near: Near | null
  total: number
}

/** The number of results and their order. The default order has an empty value, which URLs leave out. */
export function ResultHead({ search, danger, near, total }: ResultHeadProps) {
  const text = useTexts(searchMessages)
  const hasDistance = near !== null && 'latitude' in near
  const usual = hasDistance ? 'distance' : 'rating'
  const orders = sortOrders.filter((order) => hasDistance || order !== 'distance')
  return (
    <div className="result-head">
      <ResultCount danger={danger} total={total} />
      {total > 1 && (
        <div className="sort no-print">
          <label htmlFor="search-sort">{text.sortBy}</label>
          <Select
            id="search-sort"
            name="sort"
            form="search"
            defaultValue={
              search.sort && orders.includes(search.sort) && search.sort !== usual
                ? search.sort
                : ''
            }
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
      )}
    </div>
  )
}

type ResultCountProps = { danger: Danger | null; total: number }

/** The heading of the results. A `DangerPanel` above it takes over its id. */
export function ResultCount({ danger, total }: ResultCountProps) {
  const text = useTexts(searchMessages)
  return (
    <h2 id={danger ? undefined : 'results-heading'} tabIndex={-1} className="result-count">
      {total > 0 ? text.found(total) : text.noCentersFound}
    </h2>
  )
}
