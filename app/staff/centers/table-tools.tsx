import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Input, Options } from '#app/ui/field.tsx'
import { FilterSelect } from '#app/ui/filter-select.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { addCenter, searchHint, showLabels, sourceLabels } from './messages.ts'
import type { FilterOptions } from './read-filter-options.server.ts'
import { serializeSort, serializeTableQuery, type TableQuery } from './table-query.ts'

/** Search, filters that apply immediately, and links to add or import centers. */
export function TableTools({ query, options }: { query: TableQuery; options: FilterOptions }) {
  const sort = serializeSort(query)
  return (
    <div className="table-tools">
      <h2 className="sr-only">Treatment centers</h2>
      <Form method="get" action="/admin" preventScrollReset role="search">
        {sort && <input type="hidden" name="sort" value={sort} />}
        <Input
          type="search"
          key={query.q}
          name="q"
          aria-label="Search centers"
          aria-keyshortcuts="/"
          placeholder={searchHint}
          defaultValue={query.q}
          maxLength={80}
        />
        <FilterSelect name="show" aria-label="Status" value={query.show}>
          <Options labels={showLabels} />
        </FilterSelect>
        <FilterSelect name="source" aria-label="Source" value={query.source}>
          <Options labels={sourceLabels} />
        </FilterSelect>
        {/* With scripts a choice applies at once, and Enter searches. */}
        <Button type="submit" variant="line" className="without-scripts">
          Search
        </Button>
        <FilterPanel values={query.filters} options={options} />
      </Form>
      <ButtonLink to="/admin/import" variant="line">
        <Icon name="upload" />
        Import
      </ButtonLink>
      <ButtonLink to={`/admin/centers/new${serializeTableQuery(query)}`} keepScroll>
        <Icon name="plus" />
        {addCenter}
      </ButtonLink>
    </div>
  )
}
