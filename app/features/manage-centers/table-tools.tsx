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
    <div className="mt-7 mb-4 flex flex-wrap items-end gap-x-3 gap-y-3">
      <h2 className="mr-auto self-center text-xl max-lg:basis-full">Treatment centers</h2>
      <Form
        key={writeTableQuery({ ...query, page: 1 })}
        method="get"
        action="/admin"
        preventScrollReset
        role="search"
        className="flex min-w-0 flex-wrap gap-2 max-lg:basis-full"
      >
        {sorted && <input type="hidden" name="sort" value={sorted} />}
        <div className="min-w-0 flex-[1_1_15rem]">
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
        <Select name="show" aria-label="Status" defaultValue={query.show} className="flex-1">
          {shows.map((show) => (
            <option key={show} value={show}>
              {showLabels[show]}
            </option>
          ))}
        </Select>
        <Select name="source" aria-label="Source" defaultValue={query.source} className="flex-1">
          {sources.map((source) => (
            <option key={source} value={source}>
              {sourceLabels[source]}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="tint">
          Search
        </Button>
      </Form>
      <div className="flex flex-wrap gap-2 max-lg:basis-full max-sm:grid">
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
  )
}
