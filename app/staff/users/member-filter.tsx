import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, Input, Options } from '#app/ui/field.tsx'
import { FilterSelect } from '#app/ui/filter-select.tsx'
import { hasFilters, type MemberQuery } from './member.ts'
import { roleNames, sortNames, statusNames } from './messages.ts'

/**
 * The list's filters, stored in the URL. A choice applies immediately, or with the button if
 * JavaScript is off.
 */
export function MemberFilter({ query }: { query: MemberQuery }) {
  const { role, status, sort } = query
  return (
    <Form
      method="get"
      action="/admin/users"
      preventScrollReset
      role="search"
      aria-label="Users"
      className="grid w-full grid-cols-2 items-end gap-3 lg:flex lg:w-auto"
    >
      <Field id="user-search" label="Search" className="col-span-2 lg:w-72">
        <Input
          type="search"
          key={query.q}
          name="q"
          icon="search"
          defaultValue={query.q}
          placeholder="Name, username or email"
        />
      </Field>
      <Field id="user-role" label="Role">
        <FilterSelect name="role" value={role}>
          <option value="">All roles</option>
          <Options labels={roleNames} />
        </FilterSelect>
      </Field>
      <Field id="user-status" label="Status">
        <FilterSelect name="status" value={status}>
          <option value="">All statuses</option>
          <Options labels={statusNames} />
        </FilterSelect>
      </Field>
      <Field id="user-sort" label="Order" className="col-span-2 lg:hidden">
        <FilterSelect name="sort" value={sort}>
          <Options labels={sortNames} />
        </FilterSelect>
      </Field>
      <Button type="submit" variant="tint" className={hasFilters(query) ? '' : 'max-lg:col-span-2'}>
        Search
      </Button>
      {hasFilters(query) && (
        <ButtonLink to="/admin/users" variant="bare">
          Clear
        </ButtonLink>
      )}
    </Form>
  )
}
