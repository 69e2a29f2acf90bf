import type { AdmissionFact } from '#app/lib/admission-facts.ts'
import { admissionFields } from '#app/lib/admission-fields.ts'
import type { MergeField } from './merge-values.ts'

type Column = keyof typeof admissionFields

/** A fact that a check is evidence of, with its columns: those of one fact only make sense together. */
function fact(name: AdmissionFact, columns: readonly [Column, ...Column[]]): MergeField {
  return {
    name,
    label: admissionFields[columns[0]].label,
    columns,
    checked: [name],
    describe: (center) =>
      columns
        .map((column) => center[column])
        .filter((value) => value !== null)
        .map((value) => (typeof value === 'boolean' ? describeAnswer(value) : String(value)))
        .join(', '),
  }
}

const describeAnswer = (value: boolean) => (value ? 'Yes' : 'No')

export const admissionMergeFields: readonly MergeField[] = [
  fact('intakePhone', ['intakePhone']),
  fact('intakeHours', ['intakeHours']),
  fact('howToStart', ['howToStart']),
  { ...fact('ages', ['minimumAge', 'maximumAge']), label: 'Ages' },
  fact('continuesMethadone', ['continuesMethadone']),
  fact('continuesBuprenorphine', ['continuesBuprenorphine']),
  fact('waitTime', ['waitTime', 'waitSaidOn']),
  fact('plansTaken', ['plansTaken', 'plansSaidOn']),
  fact('notAdmitted', ['notAdmitted']),
  fact('whatToBring', ['whatToBring']),
  { ...fact('referral', ['referralFax', 'referralForm']), label: 'Referrals by hospitals' },
]
