import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Input, Select } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { addCenter, searchHint, showLabels, sourceLabels } from './messages.ts'
import { shows, sources, type TableQuery, writeTableQuery } from './table-query.ts'

/** Search, filters, and the ways in for new centers. */
export function TableTools({ query }: { query: TableQuery }) {
  const { sort, descending } = query
  const sorted = sort === 'newest' ? null : `${descending ? '-' : ''}${sort}`
  return (
    <div className="mt-7 mb-4 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-xl">Treatment centers</h2>
        <div className="flex flex-wrap gap-2 max-sm:grid max-sm:basis-full">
          <ButtonLink to="/admin/import" variant="line">
            <Icon name="upload" />
            Import
          </ButtonLink>
          <ButtonLink to={`/admin/centers/new${writeTableQuery(query)}`} keepScroll>
            <Icon name="plus" />
            {addCenter}
          </ButtonLink>
        </div>
      </div>
      <Form
        key={writeTableQuery({ ...query, page: 1 })}
        method="get"
        action="/admin"
        preventScrollReset
        role="search"
        className="grid grid-cols-2 gap-2 md:flex"
      >
        {sorted && <input type="hidden" name="sort" value={sorted} />}
        <div className="col-span-2 min-w-0 md:flex-1">
          <Input
            type="search"
            name="q"
            icon="search"
            aria-label="Search centers"
            placeholder={searchHint}
            defaultValue={query.q}
            maxLength={80}
          />
        </div>
        <Select name="show" aria-label="Status" defaultValue={query.show} className="md:w-auto">
          {shows.map((show) => (
            <option key={show} value={show}>
              {showLabels[show]}
            </option>
          ))}
        </Select>
        <Select name="source" aria-label="Source" defaultValue={query.source} className="md:w-auto">
          {sources.map((source) => (
            <option key={source} value={source}>
              {sourceLabels[source]}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="tint" className="max-md:col-span-2">
          Search
        </Button>
      </Form>
    </div>
  )
}
