import { maxRuleValue } from '#app/data/import/centers/clean-values.ts'
import { groupByColumn } from '#app/data/import/centers/leave-out-rows.ts'
import { constantFields, maxConstant, maxKeyLength } from '#app/data/import/centers/own-fields.ts'
import { countRecords, recordProblems, rowRuleTexts } from '#app/data/import/messages.ts'
import { Field, FieldGroup, Input, Select } from '#app/ui/field.tsx'
import type { Constant, Counted, RowRule } from '#db/schema/imports.ts'

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
            className="mt-2 grid gap-4 sm:grid-cols-[1fr_1fr_1fr]"
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

type RowRuleFieldsProps = {
  kind: keyof typeof rowRuleTexts
  rules: readonly RowRule[]
  /** How many rows the rules left out, by the reason in the report. */
  leftOut: Counted
}

/** The current rules, plus an empty one to add another. Clearing a rule removes it. */
export function RowRuleFields({ kind, rules, leftOut }: RowRuleFieldsProps) {
  const { legend, hint } = rowRuleTexts[kind]
  const counts = new Map(leftOut)
  return (
    <div className="sm:col-span-2">
      <FieldGroup legend={legend} hint={hint}>
        {[...rules, { column: '', value: '' }].map((rule, index) => (
          <div key={`${rule.column}=${rule.value}`} className="mt-2 grid gap-4 sm:grid-cols-2">
            <Field id={`${kind}-column-${index}`} label="Column">
              <Input
                name={`${kind}Column`}
                defaultValue={rule.column}
                maxLength={maxKeyLength}
                autoComplete="off"
              />
            </Field>
            <Field
              id={`${kind}-value-${index}`}
              label="Value"
              hint={
                rule.column !== '' &&
                `Leaves out ${countRecords(counts.get(explainRule(kind, rule, rules)) ?? 0)}.`
              }
            >
              <Input
                name={`${kind}Value`}
                defaultValue={rule.value}
                maxLength={maxRuleValue}
                autoComplete="off"
              />
            </Field>
          </div>
        ))}
      </FieldGroup>
    </div>
  )
}

/** The reason that the report gives for the rows which a rule leaves out. */
function explainRule(kind: RowRuleFieldsProps['kind'], rule: RowRule, rules: readonly RowRule[]) {
  if (kind === 'skip') return recordProblems.skippedByRule(rule)
  const column = groupByColumn(rules).find((group) => group.includes(rule)) ?? [rule]
  return recordProblems.notKept(column)
}
