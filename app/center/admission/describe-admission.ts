import { labelOffering } from '#app/center/offerings/offerings.ts'
import type { Language, Texts } from '#app/lib/language.ts'
import { formatPhone } from '#app/lib/phone.ts'
import {
  type AdmissionFact,
  admissionFacts,
  type WayToStart,
  wayToStartLabels,
} from './admission-facts.ts'
import type { admissionFields } from './admission-fields.ts'

type ValueOfKind = {
  line: string
  phone: string
  link: string
  /** "2026-11-24" */
  day: string
  age: number
  'yes-no': boolean
  own: WayToStart
}

/** The known facts about admission to a center. A missing fact is unknown, never a no. */
export type Admission = {
  [Column in keyof AdmissionFields]?: ValueOfKind[AdmissionFields[Column]['kind']]
} & { stepFree?: boolean }

type AdmissionFields = typeof admissionFields

export type AdmissionLine = {
  fact: AdmissionFact
  label: string
  /** Null if it isn't known. */
  value: string | null
  /** The center's own words, in English. */
  isStored: boolean
  /** The day of a fact that only counts with its day. */
  saidOn: string | null
  /** The parts of a value that has a link. */
  parts?: ValuePart[]
}

export type ValuePart = { text: string; href?: string }

/** One line for each fact, in the order in which a caller needs them. */
export function describeAdmission(admission: Admission, language: Language): AdmissionLine[] {
  return admissionFacts.map((fact) => {
    const label = labelAdmissionFact(fact, language)
    const line = { fact, label, isStored: false, saidOn: null }
    return { ...line, ...describers[fact](admission, texts[language], language) }
  })
}

export function labelAdmissionFact(fact: AdmissionFact, language: Language): string {
  if (fact === 'stepFree') return labelOffering('wheelchair', language)
  return texts[language].labels[fact]
}

type Described = Partial<AdmissionLine> & { value: string | null }
type Describe = (admission: Admission, text: AdmissionTexts, language: Language) => Described

const stored = (value: string | null = null): Described => ({ value, isStored: true })

/** Without the day when somebody said it, it isn't known. */
const said = (value: string | null = null, saidOn: string | null = null): Described =>
  saidOn === null ? { value: null } : { value, isStored: true, saidOn }

const describeParts = (parts: ValuePart[]): Described => ({
  value: parts.map(({ text }) => text).join(', ') || null,
  parts,
})

/** Only https: who follows it types a patient's data there. */
const linkSecurely = (address: string): ValuePart =>
  address.startsWith('https://') ? { text: address, href: address } : { text: address }

const answer = (value: boolean | undefined, { answers }: AdmissionTexts): Described => {
  if (value === undefined) return { value: null }
  return { value: value ? answers.yes : answers.no }
}

const describers: Record<AdmissionFact, Describe> = {
  howToStart: ({ howToStart }, _, language) => ({
    value: howToStart ? wayToStartLabels[language][howToStart] : null,
  }),
  intakePhone: ({ intakePhone = null }) => {
    const phone = formatPhone(intakePhone)
    if (!phone) return { value: intakePhone }
    return describeParts([{ text: phone.display, href: phone.href }])
  },
  intakeHours: ({ intakeHours }) => stored(intakeHours),
  waitTime: ({ waitTime, waitSaidOn }) => said(waitTime, waitSaidOn),
  ages: ({ minimumAge = null, maximumAge = null }, text) => ({
    value: text.ages(minimumAge, maximumAge),
  }),
  continuesMethadone: ({ continuesMethadone }, text) => answer(continuesMethadone, text),
  continuesBuprenorphine: ({ continuesBuprenorphine }, text) =>
    answer(continuesBuprenorphine, text),
  plansTaken: ({ plansTaken, plansSaidOn }) => said(plansTaken, plansSaidOn),
  notAdmitted: ({ notAdmitted }) => stored(notAdmitted),
  whatToBring: ({ whatToBring }) => stored(whatToBring),
  stepFree: ({ stepFree }, text) => answer(stepFree, text),
  referral: ({ referralFax, referralForm }, text) => {
    const ways: ValuePart[] = []
    if (referralFax) ways.push({ text: text.fax(referralFax) })
    if (referralForm) ways.push(linkSecurely(referralForm))
    return describeParts(ways)
  },
}

type AdmissionTexts = {
  labels: Record<Exclude<AdmissionFact, 'stepFree'>, string>
  answers: { yes: string; no: string }
  ages: (from: number | null, to: number | null) => string | null
  fax: (number: string) => string
}

const texts: Texts<AdmissionTexts> = {
  en: {
    labels: {
      howToStart: 'How to start',
      intakePhone: 'Intake number',
      intakeHours: 'Intake hours',
      waitTime: 'Wait',
      ages: 'Ages',
      continuesMethadone: 'Staying on methadone',
      continuesBuprenorphine: 'Staying on buprenorphine',
      plansTaken: 'Health plans they take',
      notAdmitted: 'Who they can’t take',
      whatToBring: 'What to bring',
      referral: 'For hospitals that refer',
    },
    answers: { yes: 'Yes', no: 'No' },
    ages(from, to) {
      if (from !== null && to !== null) return `${from} to ${to}`
      if (from !== null) return `${from} and older`
      return to === null ? null : `up to ${to}`
    },
    fax: (number) => `fax ${number}`,
  },
  es: {
    labels: {
      howToStart: 'Cómo empezar',
      intakePhone: 'Teléfono para ingresar',
      intakeHours: 'Horario para ingresar',
      waitTime: 'Espera',
      ages: 'Edades',
      continuesMethadone: 'Seguir con la metadona',
      continuesBuprenorphine: 'Seguir con la buprenorfina',
      plansTaken: 'Planes de salud que aceptan',
      notAdmitted: 'A quién no pueden recibir',
      whatToBring: 'Qué llevar',
      referral: 'Para hospitales que refieren',
    },
    answers: { yes: 'Sí', no: 'No' },
    ages(from, to) {
      if (from !== null && to !== null) return `de ${from} a ${to} años`
      if (from !== null) return `desde los ${from} años`
      return to === null ? null : `hasta los ${to} años`
    },
    fax: (number) => `fax ${number}`,
  },
}
