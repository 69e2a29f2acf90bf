import { labelOffering, offerings } from '#app/center/offerings/offerings.ts'
import { Checkbox, Field, FieldGroup, Input, Options, Select, Textarea } from '#app/ui/field.tsx'
import {
  type BulkField,
  type ChosenChange,
  getControl,
  listKinds,
  listValues,
} from './bulk-change.ts'
import { kindLabels } from './messages.ts'

type ChangeControlsProps = {
  field: BulkField
  change: ChosenChange | null
  keepsVerified: boolean
  /** The problem with the change, for example a missing value. */
  missing: string | null
}

/** What to do to a field, and with which value. */
export function ChangeControls({ field, change, keepsVerified, missing }: ChangeControlsProps) {
  const kinds = listKinds(field)
  return (
    <>
      <FieldGroup legend="What to do">
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            type="radio"
            name="how"
            value={kind}
            label={kindLabels[kind]}
            defaultChecked={kind === (change?.kind ?? kinds[0])}
          />
        ))}
      </FieldGroup>
      {kinds.includes('replace') && (
        <Field id="find" label="Text to replace" hint="Only for “Replace a text in it”.">
          <Input name="find" defaultValue={change?.find} autoComplete="off" maxLength={200} />
        </Field>
      )}
      <Field id="value" label="Value" error={missing}>
        <ValueControl field={field} value={change?.value ?? ''} />
      </Field>
      <Checkbox
        name="keep"
        value="verified"
        label="Leave out centers that a person has verified"
        defaultChecked={keepsVerified}
      />
    </>
  )
}

function ValueControl({ field, value }: { field: BulkField; value: string }) {
  const values =
    field === 'offerings'
      ? Object.fromEntries(offerings.map((offering) => [offering, labelOffering(offering)]))
      : listValues(field)
  if (values) {
    return (
      <Select name="value" defaultValue={value}>
        <option value="">Choose one</option>
        <Options labels={values} />
      </Select>
    )
  }
  const { rows, inputMode } = getControl(field)
  // The value is in the URL, which servers limit.
  if (rows && field !== 'categories') {
    return <Textarea name="value" defaultValue={value} rows={rows} maxLength={2000} />
  }
  return (
    <Input
      name="value"
      defaultValue={value}
      inputMode={inputMode}
      autoComplete="off"
      maxLength={2000}
    />
  )
}
