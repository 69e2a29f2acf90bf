import type { Texts } from '#app/lib/language.ts'

/**
 * The facts that a person asks before coming, in the order in which a caller needs them. Each is known
 * or not on its own, and checked on its own; `ages` has two columns, a wait and the plans a day each.
 */
export const admissionFacts = [
  'howToStart',
  'intakePhone',
  'intakeHours',
  'waitTime',
  'ages',
  'continuesMethadone',
  'continuesBuprenorphine',
  'plansTaken',
  'notAdmitted',
  'whatToBring',
  'stepFree',
  'referral',
] as const

export type AdmissionFact = (typeof admissionFacts)[number]

/** How a person begins at a center. */
export const waysToStart = ['walk-in', 'call-first', 'referral'] as const

export type WayToStart = (typeof waysToStart)[number]

/** `'walk-in'` → `'Walk in'` */
export const wayToStartLabels: Texts<Record<WayToStart, string>> = {
  en: {
    'walk-in': 'Walk in',
    'call-first': 'Call first',
    referral: 'You need a referral',
  },
  es: {
    'walk-in': 'Puede llegar sin cita',
    'call-first': 'Llame primero',
    referral: 'Necesita que otra persona lo refiera',
  },
}

export const oldestAge = 120
