import { type AdmissionFact, admissionFacts } from '#app/center/admission/admission-facts.ts'
import { factColumns } from '#app/center/admission/admission-fields.ts'
import { labelAdmissionFact } from '#app/center/admission/describe-admission.ts'
import type { MergeField } from './merge-values.ts'

const describeValue = (value: string | number | boolean) => {
  if (typeof value !== 'boolean') return String(value)
  return value ? 'Yes' : 'No'
}

/** A fact with its columns, which only make sense together, and its evidence. */
function toMergeField(fact: AdmissionFact): MergeField {
  const columns = factColumns[fact]
  return {
    name: fact,
    label: labelAdmissionFact(fact, 'en'),
    columns,
    checked: [fact],
    describe: (center) =>
      columns
        .flatMap((column) => center[column] ?? [])
        .map(describeValue)
        .join(', '),
  }
}

export const admissionMergeFields = admissionFacts
  .filter((fact) => factColumns[fact].length > 0)
  .map(toMergeField)
