import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { type Actor, type AuditLogQuery, commandLine, hasFilters } from './audit-log.ts'
import { actionNames } from './describe-entry.ts'

type AuditLogFilterProps = { query: AuditLogQuery; actors: Actor[] }

/** The log's filters, stored in the URL. */
export function AuditLogFilter({ query, actors }: AuditLogFilterProps) {
  const isKnown = query.who === '' || query.who === commandLine
  const people =
    isKnown || actors.some(({ id }) => id === query.who)
      ? actors
      : [...actors, { id: query.who, name: 'Somebody who did nothing' }]
  return (
    <Form
      method="get"
      action="/admin/activity"
      preventScrollReset
      role="search"
      aria-label="Activity"
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[1fr_1.25fr_1.5fr_auto_auto_auto_auto]"
    >
      <Field id="activity-who" label="Who">
        <Select name="who" defaultValue={query.who}>
          <option value="">Everybody</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={commandLine}>Command line</option>
        </Select>
      </Field>
      <Field id="activity-action" label="What was done">
        <Select name="action" defaultValue={query.action}>
          <option value="">Everything</option>
          {Object.entries(actionNames).map(([kind, { label, actions }]) => (
            <optgroup key={kind} label={label}>
              <option value={kind}>{label}: everything</option>
              {Object.entries(actions).map(([action, words]) => (
                <option key={action} value={`${kind}.${action}`}>
                  {label}: {words}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <Field id="activity-subject" label="To what" className="col-span-2 lg:col-span-1">
        <Input
          type="search"
          name="subject"
          icon="search"
          defaultValue={query.subject}
          placeholder="Center or user"
        />
      </Field>
      <Field id="activity-from" label="From">
        <Input type="date" name="from" defaultValue={query.from} className="min-w-0 max-sm:px-2" />
      </Field>
      <Field id="activity-to" label="To">
        <Input type="date" name="to" defaultValue={query.to} className="min-w-0 max-sm:px-2" />
      </Field>
      <Button
        type="submit"
        variant="tint"
        className={hasFilters(query) ? '' : 'col-span-2 lg:col-span-1'}
      >
        Filter
      </Button>
      {hasFilters(query) && (
        <ButtonLink to="/admin/activity" variant="bare">
          Clear
        </ButtonLink>
      )}
    </Form>
  )
}
