import { maxSkipValue } from '#app/data/import/centers/clean-values.ts'
import { constantFields, maxConstant, maxKeyLength } from '#app/data/import/centers/own-fields.ts'
import { countRecords, recordProblems } from '#app/data/import/messages.ts'
import { Field, FieldGroup, Input, Select } from '#app/ui/field.tsx'
import type { Constant, Counted, SkipRule } from '#db/schema/imports.ts'

/** The current constants, plus an empty one to add another. Clearing a value removes it. */
export function ConstantFields({ constants }: { constants: readonly Constant[] }) {
  return (
    <div className="sm:col-span-2">
      <FieldGroup
        legend="The same value in all rows"
        hint="For facts that the file leaves out, such as the state."
      >
        {[...constants, { field: '', value: '', everyRow: false }].map((constant, index) => (
          <div
            key={`${constant.field}=${constant.value}`}
            className="grid gap-4 sm:grid-cols-[1fr_1fr_1fr]"
          >
            <Field id={`constant-field-${index}`} label="Field">
              <Select name="constantField" defaultValue={constant.field}>
                <option value="">None</option>
                {constantFields.map(([field, label]) => (
                  <option key={field} value={field}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
            <Field id={`constant-value-${index}`} label="Value">
              <Input
                name="constantValue"
                defaultValue={constant.value}
                maxLength={maxConstant}
                autoComplete="off"
              />
            </Field>
            <Field id={`constant-rows-${index}`} label="Where">
              <Select name="constantRows" defaultValue={constant.everyRow ? 'every' : 'empty'}>
                <option value="empty">Rows that have none</option>
                <option value="every">Every row</option>
              </Select>
            </Field>
          </div>
        ))}
      </FieldGroup>
    </div>
  )
}

type SkipFieldsProps = {
  rules: readonly SkipRule[]
  /** How many rows each rule left out, by the reason in the report. */
  rows: Counted
}

/** The current rules, plus an empty one to add another. Clearing a rule removes it. */
export function SkipFields({ rules, rows }: SkipFieldsProps) {
  const counts = new Map(rows)
  return (
    <div className="sm:col-span-2">
      <FieldGroup
        legend="Rows to skip"
        hint="Rows that have this value in this column are left out, for example BUPREN in type_facility."
      >
        {[...rules, { column: '', value: '' }].map(({ column, value }, index) => (
          <div key={`${column}=${value}`} className="grid gap-4 sm:grid-cols-2">
            <Field id={`skip-column-${index}`} label="Column">
              <Input
                name="skipColumn"
                defaultValue={column}
                maxLength={maxKeyLength}
                autoComplete="off"
              />
            </Field>
            <Field
              id={`skip-value-${index}`}
              label="Value"
              hint={
                column !== '' &&
                `Leaves out ${countRecords(counts.get(recordProblems.skippedByRule({ column, value })) ?? 0)}.`
              }
            >
              <Input
                name="skipValue"
                defaultValue={value}
                maxLength={maxSkipValue}
                autoComplete="off"
              />
            </Field>
          </div>
        ))}
      </FieldGroup>
    </div>
  )
}
