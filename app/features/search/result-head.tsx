import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/field.tsx'
import { countFound, searching } from './messages.ts'
import { type DirectorySearch, type SortOrder, sortOrders, writeSearch } from './search-input.ts'
import { searchFormId, useIsSearching } from './use-live-search.ts'

const labels: Record<SortOrder, string> = { rating: 'Rating', name: 'Name', reviews: 'Reviews' }

/** How many were found, 'Searching...' while a search is under way, and the order. */
export function ResultHead({ search, total }: { search: DirectorySearch; total: number }) {
  const navigate = useNavigate()
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <ResultCount total={total} />
      <div className="flex flex-wrap items-center gap-3">
        <label htmlFor="search-sort" className="text-sm font-semibold whitespace-nowrap">
          Sort by
        </label>
        <Select
          id="search-sort"
          name="sort"
          form={searchFormId}
          key={search.sort}
          defaultValue={search.sort}
          className="w-auto min-w-38"
          onChange={({ currentTarget }) => {
            const sort = sortOrders.find((order) => order === currentTarget.value) ?? 'rating'
            navigate(`/centers${writeSearch({ ...search, sort, page: 1 })}`, {
              replace: true,
              preventScrollReset: true,
            })
          }}
        >
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {labels[order]}
            </option>
          ))}
        </Select>
        <noscript>
          <Button type="submit" form={searchFormId} variant="line" size="sm">
            Sort
          </Button>
        </noscript>
      </div>
    </div>
  )
}

/** Says its news to a screen reader when it changes. */
export function ResultCount({ total }: { total: number }) {
  const isSearching = useIsSearching()
  return (
    <h2 className="text-xl tabular-nums" aria-live="polite">
      {isSearching ? searching : countFound(total)}
    </h2>
  )
}
