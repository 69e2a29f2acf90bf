import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Input, Options } from '#app/ui/field.tsx'
import { FilterSelect } from '#app/ui/filter-select.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { KeysHelp } from './keys-help.tsx'
import { addCenter, searchHint, showLabels, sourceLabels } from './messages.ts'
import type { FilterOptions } from './read-filter-options.server.ts'
import { serializeSort, serializeTableQuery, type TableQuery } from './table-query.ts'

/** Search, filters that apply immediately, and links to add or import centers. */
export function TableTools({ query, options }: { query: TableQuery; options: FilterOptions }) {
  const sort = serializeSort(query)
  return (
    <div className="mt-7 mb-4 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-xl">Treatment centers</h2>
        <div className="flex flex-wrap gap-2 max-sm:grid max-sm:basis-full">
          <KeysHelp />
          <ButtonLink to="/admin/import" variant="line">
            <Icon name="upload" />
            Import
          </ButtonLink>
          <ButtonLink to={`/admin/centers/new${serializeTableQuery(query)}`} keepScroll>
            <Icon name="plus" />
            {addCenter}
          </ButtonLink>
        </div>
      </div>
      <Form
        method="get"
        action="/admin"
        preventScrollReset
        role="search"
        className="grid grid-cols-2 gap-2 md:grid-cols-[1fr_auto_auto_auto]"
      >
        {sort && <input type="hidden" name="sort" value={sort} />}
        <div className="min-w-0 max-md:col-span-2">
          <Input
            type="search"
            key={query.q}
            name="q"
            icon="search"
            aria-label="Search centers"
            aria-keyshortcuts="/"
            placeholder={searchHint}
            defaultValue={query.q}
            maxLength={80}
          />
        </div>
        <FilterSelect name="show" aria-label="Status" value={query.show} className="md:w-auto">
          <Options labels={showLabels} />
        </FilterSelect>
        <FilterSelect name="source" aria-label="Source" value={query.source} className="md:w-auto">
          <Options labels={sourceLabels} />
        </FilterSelect>
        <Button type="submit" variant="tint" className="max-md:col-span-2">
          Search
        </Button>
        <FilterPanel values={query.filters} options={options} />
      </Form>
    </div>
  )
}
