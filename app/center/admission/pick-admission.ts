import { admissionFields } from './admission-fields.ts'
import type { Admission } from './describe-admission.ts'

const names = [...Object.keys(admissionFields), 'stepFree']

/** The known facts of a center's row: a file and a page need not carry the others. */
export function pickAdmission(
  row: { [Name in keyof Admission]: Admission[Name] | null },
): Admission {
  const known = Object.entries(row).filter(
    ([name, value]) => value !== null && names.includes(name),
  )
  return Object.fromEntries(known)
}
