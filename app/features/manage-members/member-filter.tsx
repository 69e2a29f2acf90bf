import type { ChangeEvent } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { roles, statuses } from './member.ts'
import { hasFilters, type MemberQuery, readMemberQuery, sortOrders } from './member-query.ts'
import { roleNames, sortNames, statusNames } from './messages.ts'

/** What narrows the list. Its state is the address; a choice applies at once, without scripts by the button. */
export function MemberFilter({ query }: { query: MemberQuery }) {
  const submit = useSubmit()
  const { state, location } = useNavigation()
  const isAsking = state === 'loading' && location.pathname === '/admin/users'
  const { role, status, sort } = isAsking
    ? readMemberQuery(new URLSearchParams(location.search))
    : query
  const apply = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
    submit(currentTarget.form, { preventScrollReset: true })
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
        <Select name="role" value={role ?? ''} onChange={apply}>
          <option value="">All roles</option>
          {roles.map((role) => (
            <option key={role} value={role}>
              {roleNames[role]}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="user-status" label="Status">
        <Select name="status" value={status ?? ''} onChange={apply}>
          <option value="">All statuses</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {statusNames[status]}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="user-sort" label="Order" className="col-span-2 lg:hidden">
        <Select name="sort" value={sort} onChange={apply}>
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {sortNames[order]}
            </option>
          ))}
        </Select>
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
