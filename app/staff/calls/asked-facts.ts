import { type AdmissionFact, admissionFacts } from '#app/center/admission/admission-facts.ts'
import {
  type AdmissionColumn,
  dayFields,
  factColumns,
} from '#app/center/admission/admission-fields.ts'
import { type Admission, describeAdmission } from '#app/center/admission/describe-admission.ts'

/** How many facts a caller asks in one call. */
export const factsInCall = 3

/** A fact to ask during a call. */
export type AskedFact = {
  fact: AdmissionFact
  label: string
  /** The listed value; null if it isn't known. */
  value: string | null
  /** The listed value of each column, as a form has it. */
  shown: Partial<Record<AdmissionColumn, string>>
  /** When somebody said so last, as far as we know. */
  saidAt: string | null
}

/** The name of the hidden field with the listed value that a caller saw. */
export const nameShown = (column: string) => `shown-${column}`

/** The columns that a caller fills in for a fact: all but the day, which is today. */
export const listAskedColumns = (fact: AdmissionFact): readonly AdmissionColumn[] =>
  factColumns[fact].filter((column) => !dayFields.includes(column))

/**
 * Sort the facts by how much they need to be asked: those that aren't known, the most useful first, then those that
 * were said longest ago.
 */
export function rankAskedFacts(
  admission: Admission,
  checkedAt: Partial<Record<AdmissionFact, string>>,
): Omit<AskedFact, 'shown'>[] {
  const facts = describeAdmission(admission, 'en')
    .filter(({ fact }) => factColumns[fact].length > 0)
    .map(({ fact, label, value, saidOn }) => ({
      fact,
      label,
      value,
      saidAt: value === null ? null : latest(saidOn, checkedAt[fact] ?? null),
    }))
  return facts.toSorted((one, other) => rank(one).localeCompare(rank(other)))
}

/** ISO days and times compare as text. */
function latest(one: string | null, other: string | null): string | null {
  return (one ?? '') > (other ?? '') ? one : other
}

function rank({ fact, value, saidAt }: Omit<AskedFact, 'shown'>): string {
  const usefulness = String(admissionFacts.indexOf(fact)).padStart(2, '0')
  return value === null ? `0 ${usefulness}` : `1 ${saidAt ?? ''} ${usefulness}`
}
