import type { CenterField } from '#app/center/fields/center-field-kinds.ts'
import { type AdmissionFact, wayToStartLabels } from './admission-facts.ts'

const yesNo = { yes: 'Yes', no: 'No' }
const line = { section: 'admission', isWide: true } as const

/** The columns of the admission facts: what a person asks a center before coming. */
export const admissionFields = {
  intakePhone: {
    label: 'Intake number',
    kind: 'phone',
    form: { section: 'admission', type: 'tel' },
    file: {},
    fill: 'intake phone',
  },
  intakeHours: {
    label: 'Intake hours',
    kind: 'line',
    form: { section: 'admission' },
    file: {},
    fill: 'intake hours',
  },
  howToStart: {
    label: 'How to start',
    kind: 'own',
    form: { section: 'admission', choices: wayToStartLabels.en },
    file: {},
    fill: 'how to start',
  },
  minimumAge: {
    label: 'Youngest age',
    kind: 'age',
    form: { section: 'admission', inputMode: 'numeric' },
    file: { also: ['agefrom'] },
    fill: 'ages',
    inActivity: 'youngest age',
  },
  maximumAge: {
    label: 'Oldest age',
    kind: 'age',
    form: { section: 'admission', inputMode: 'numeric' },
    file: { also: ['ageto'] },
    fill: 'ages',
    inActivity: 'oldest age',
  },
  continuesMethadone: {
    label: 'Methadone goes on for people who take it',
    kind: 'yes-no',
    form: { section: 'admission', choices: yesNo },
    file: { label: 'Continues methadone' },
    fill: 'methadone continued',
  },
  continuesBuprenorphine: {
    label: 'Buprenorphine goes on for people who take it',
    kind: 'yes-no',
    form: { section: 'admission', choices: yesNo },
    file: { label: 'Continues buprenorphine' },
    fill: 'buprenorphine continued',
  },
  waitTime: { label: 'Wait', kind: 'line', form: line, file: {}, fill: 'wait' },
  waitSaidOn: {
    label: 'Day when they said this wait',
    kind: 'day',
    form: { section: 'admission', type: 'date' },
    file: { isOnlyByName: true },
    fill: 'wait',
  },
  plansTaken: {
    label: 'Health plans taken',
    kind: 'line',
    form: line,
    file: {},
    fill: 'plans',
  },
  plansSaidOn: {
    label: 'Day when they named these plans',
    kind: 'day',
    form: { section: 'admission', type: 'date' },
    file: { isOnlyByName: true },
    fill: 'plans',
  },
  notAdmitted: {
    label: 'Who they can’t take',
    kind: 'line',
    form: line,
    file: {},
    fill: 'who they can’t take',
  },
  whatToBring: {
    label: 'What to bring',
    kind: 'line',
    form: line,
    file: {},
    fill: 'what to bring',
  },
  referralFax: {
    label: 'Fax for referrals',
    kind: 'phone',
    form: { section: 'admission', type: 'tel' },
    file: {},
    fill: 'referral fax',
  },
  referralForm: {
    label: 'Referral form (link)',
    kind: 'link',
    form: { section: 'admission', type: 'url' },
    file: { label: 'Referral form' },
    fill: 'referral form',
  },
} as const satisfies Record<string, CenterField>

/** Facts that only count with the day when somebody said them. */
export const datedFields = [
  ['waitTime', 'waitSaidOn'],
  ['plansTaken', 'plansSaidOn'],
] as const

export type AdmissionColumn = keyof typeof admissionFields

/** The columns of each fact. Wheelchair access has none: it is an offering, or a statement. */
export const factColumns = {
  howToStart: ['howToStart'],
  intakePhone: ['intakePhone'],
  intakeHours: ['intakeHours'],
  waitTime: ['waitTime', 'waitSaidOn'],
  ages: ['minimumAge', 'maximumAge'],
  continuesMethadone: ['continuesMethadone'],
  continuesBuprenorphine: ['continuesBuprenorphine'],
  plansTaken: ['plansTaken', 'plansSaidOn'],
  notAdmitted: ['notAdmitted'],
  whatToBring: ['whatToBring'],
  stepFree: [],
  referral: ['referralFax', 'referralForm'],
} as const satisfies Record<AdmissionFact, readonly AdmissionColumn[]>

/** The days of `datedFields`. */
export const dayFields: readonly AdmissionColumn[] = datedFields.map(([, day]) => day)
