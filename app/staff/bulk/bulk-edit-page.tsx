import { Form } from 'react-router'
import { centerFields } from '#app/center/fields/center-fields.ts'
import type { RejectedForm, Result } from '#app/lib/form.ts'
import type { OtherNumber } from '#app/staff/centers/resolve-selection.server.ts'
import { listSelectionFields, type Selection } from '#app/staff/centers/selection.ts'
import { bulkEditPath } from '#app/staff/centers/selection-bar.tsx'
import { serializeTableQuery, type TableQuery, tablePath } from '#app/staff/centers/table-query.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FilterSelect } from '#app/ui/filter-select.tsx'
import { Link } from '#app/ui/link.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'
import { type BulkField, bulkFields, type ChosenChange } from './bulk-change.ts'
import { BulkPreviewSection } from './bulk-preview.tsx'
import { ChangeControls } from './change-controls.tsx'
import { bulkEditsPath, countCenters, otherNumber } from './messages.ts'
import type { BulkOverview } from './read-preview.server.ts'

export type BulkEditPageProps = {
  query: TableQuery
  selection: Selection
  field: BulkField | null
  change: ChosenChange | null
  keepsVerified: boolean
  overview: Result<BulkOverview, OtherNumber>
  rejected: RejectedForm | undefined
}

/** Chooses a field and its new value for the selected centers, shows what changes, and runs it. */
export function BulkEditPage(props: BulkEditPageProps) {
  const { query, selection, field, change, keepsVerified, overview, rejected } = props
  if (!overview.ok) return <NumberChanged query={query} matches={overview.errors.matches} />
  const { count, missing, preview } = overview.value
  return (
    <div className="grid max-w-measure gap-6">
      <div>
        <h2>Edit a field of {countCenters(count)}</h2>
        <p className="mt-1 flex flex-wrap gap-x-6">
          <Link to={tablePath(query)} className="inline-flex min-h-11 items-center">
            Back to the table
          </Link>
          <Link to={bulkEditsPath} className="inline-flex min-h-11 items-center">
            Recent bulk edits
          </Link>
        </p>
      </div>
      <Form method="get" action={bulkEditPath} className="grid gap-4" preventScrollReset>
        <SelectionFields query={query} selection={selection} />
        <Field id="field" label="Field">
          <FilterSelect name="field" value={field ?? ''} replace>
            <option value="">Choose a field</option>
            {bulkFields.map((name) => (
              <option key={name} value={name}>
                {centerFields[name].label}
              </option>
            ))}
          </FilterSelect>
        </Field>
        {field && (
          <ChangeControls
            key={field}
            field={field}
            change={change}
            keepsVerified={keepsVerified}
            missing={missing}
          />
        )}
        <div>
          <Button type="submit" variant={preview ? 'line' : 'solid'}>
            {field ? 'Preview' : 'Next'}
          </Button>
        </div>
      </Form>
      {preview && field && (
        <BulkPreviewSection preview={preview} label={centerFields[field].label} />
      )}
      <RejectedToast rejected={rejected} />
    </div>
  )
}

function SelectionFields({ query, selection }: Pick<BulkEditPageProps, 'query' | 'selection'>) {
  const hidden = [
    ...new URLSearchParams(serializeTableQuery(query)),
    ...listSelectionFields(selection),
  ]
  return hidden.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}

function NumberChanged({ query, matches }: { query: TableQuery; matches: number }) {
  const params = new URLSearchParams(serializeTableQuery({ ...query, page: 1 }))
  params.set('all', String(matches))
  return (
    <div className="grid max-w-measure gap-4">
      <h2>Edit a field</h2>
      <Alert title={otherNumber(matches)} />
      <p className="flex flex-wrap gap-3">
        {matches > 0 && (
          <ButtonLink to={`${bulkEditPath}?${params}`}>
            Continue with {countCenters(matches)}
          </ButtonLink>
        )}
        <ButtonLink to={tablePath(query)} variant="line">
          Look at the table
        </ButtonLink>
      </p>
    </div>
  )
}
