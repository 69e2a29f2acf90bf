import { type AdmissionFact, admissionFacts } from '#app/lib/admission-facts.ts'
import { factColumns } from '#app/lib/admission-fields.ts'
import { type Admission, describeAdmission } from '#app/lib/describe-admission.ts'

const factsInCall = 3

/** A fact to ask during a call. */
export type AskedFact = {
  fact: AdmissionFact
  label: string
  /** The listed value; null if it isn't known. */
  value: string | null
  /** When somebody said so last, as far as we know. */
  saidAt: string | null
}

/**
 * Return the three facts to ask: those that aren't known, the most useful first, then those that were said
 * longest ago.
 */
export function chooseAskedFacts(
  admission: Admission,
  checkedAt: Partial<Record<AdmissionFact, string>>,
): AskedFact[] {
  const facts = describeAdmission(admission, 'en')
    .filter(({ fact }) => factColumns[fact].length > 0)
    .map(({ fact, label, value, saidOn }) => ({
      fact,
      label,
      value,
      saidAt: value === null ? null : latest(saidOn, checkedAt[fact] ?? null),
    }))
  return facts.toSorted((one, other) => rank(one).localeCompare(rank(other))).slice(0, factsInCall)
}

/** ISO days and times compare as text. */
function latest(one: string | null, other: string | null): string | null {
  return (one ?? '') > (other ?? '') ? one : other
}

function rank({ fact, value, saidAt }: AskedFact): string {
  const usefulness = String(admissionFacts.indexOf(fact)).padStart(2, '0')
  return value === null ? `0 ${usefulness}` : `1 ${saidAt ?? ''} ${usefulness}`
}
