import type { ChangeEvent } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Input, Select } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { addCenter, searchHint, showLabels, sourceLabels } from './messages.ts'
import { readTableQuery, shows, sources, type TableQuery, writeTableQuery } from './table-query.ts'

/** Search, filters that apply at once, and the ways in for new centers. */
export function TableTools({ query }: { query: TableQuery }) {
  const { sort, descending } = query
  const submit = useSubmit()
  const { state, location } = useNavigation()
  const isAsking = state === 'loading' && location.pathname === '/admin'
  const { show: shown, source: chosen } = isAsking
    ? readTableQuery(new URLSearchParams(location.search))
    : query
  const apply = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
    submit(currentTarget.form, { preventScrollReset: true })
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
            key={query.q}
            name="q"
            icon="search"
            aria-label="Search centers"
            placeholder={searchHint}
            defaultValue={query.q}
            maxLength={80}
          />
        </div>
        <Select
          name="show"
          aria-label="Status"
          value={shown}
          onChange={apply}
          className="md:w-auto"
        >
          {shows.map((show) => (
            <option key={show} value={show}>
              {showLabels[show]}
            </option>
          ))}
        </Select>
        <Select
          name="source"
          aria-label="Source"
          value={chosen}
          onChange={apply}
          className="md:w-auto"
        >
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
