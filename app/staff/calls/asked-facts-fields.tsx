import { type AdmissionColumn, admissionFields } from '#app/center/admission/admission-fields.ts'
import type { FormControl } from '#app/center/fields/center-field-kinds.ts'
import type { RejectedForm } from '#app/lib/form.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { Checkbox, Field, Input, Options, Select } from '#app/ui/field.tsx'
import { type AskedFact, listAskedColumns, nameShown } from './asked-facts.ts'
import { askTexts, keys } from './messages.ts'

type Props = { asked: readonly AskedFact[]; rejected: RejectedForm | undefined }

/** 'Ask these three': facts that the listing lacks, or has had for longest. */
export function AskedFactsFields({ asked, rejected }: Props) {
  return (
    <fieldset className="grid gap-2">
      <legend className="float-left w-full font-semibold">
        {askTexts.legend} <kbd>{keys.ask.toUpperCase()}</kbd>
      </legend>
      <p className="clear-both text-ink-soft">{askTexts.hint}</p>
      <div className="grid gap-x-2.5 gap-y-3 md:grid-cols-3">
        {asked.map((fact, index) => (
          <AskedFactFields
            key={fact.fact}
            asked={fact}
            rejected={rejected}
            shortcut={index === 0 ? keys.ask : undefined}
          />
        ))}
      </div>
    </fieldset>
  )
}

type AskedFactProps = {
  asked: AskedFact
  rejected: RejectedForm | undefined
  shortcut: string | undefined
}

function AskedFactFields({
  asked: { fact, label, value, shown, saidAt },
  rejected,
  shortcut,
}: AskedFactProps) {
  const columns = listAskedColumns(fact)
  const hasChanged = columns.some((column) => rejected?.fields[column])
  /** A rejected form keeps the value that was answered to, unless its message points to the present one. */
  const getShown = (column: AdmissionColumn) =>
    (hasChanged ? undefined : rejected?.values[nameShown(column)]?.[0]) ?? shown[column]
  const known = value && askTexts.known(value, saidAt && formatDate(new Date(saidAt)))
  return (
    <div className="grid content-start gap-2">
      {columns.map((column) => (
        <input key={column} type="hidden" name={nameShown(column)} value={getShown(column)} />
      ))}
      {columns.map((column, index) => {
        const control: FormControl = admissionFields[column].form
        const shared = {
          name: column,
          defaultValue: rejected?.values[column]?.[0] ?? '',
          'aria-keyshortcuts': index === 0 ? shortcut : undefined,
        }
        return (
          <Field
            key={column}
            id={`ask-${column}`}
            label={columns.length === 1 ? label : admissionFields[column].label}
            hint={index === 0 && known ? known : undefined}
            error={rejected?.fields[column]}
          >
            {control.choices ? (
              <Select {...shared}>
                <option value="">{askTexts.notAsked}</option>
                <Options labels={control.choices} />
              </Select>
            ) : (
              <Input
                {...shared}
                type={control.type}
                inputMode={control.inputMode}
                autoComplete="off"
              />
            )}
          </Field>
        )
      })}
      {value && (
        <Checkbox
          // Another value is another question: the box starts empty.
          key={value}
          name={`still-${fact}`}
          defaultChecked={!hasChanged && rejected?.values[`still-${fact}`] !== undefined}
          label={
            <>
              {askTexts.still}
              <span className="sr-only">: {label}</span>
            </>
          }
        />
      )}
    </div>
  )
}
