import type { AdmissionFact } from '#app/center/admission/admission-facts.ts'
import { describeAdmission } from '#app/center/admission/describe-admission.ts'
import type { SavedCenter } from '#app/center/saved/saved-center.ts'
import { medicaidName } from '#site/plans.ts'

/** A question for a call, in both languages: the caller and the center may speak either. */
export type CallQuestion = {
  en: string
  es: string
  /** Boxes to tick, a sum, or room to write. */
  answer: 'yes-no' | 'cost' | 'text'
  /** Left out when the listing says all of these. */
  facts?: readonly AdmissionFact[]
}

/** First on every sheet: who can't talk with the center can't ask the rest. */
const spanishQuestion: CallQuestion = {
  en: 'Is there someone who speaks Spanish?',
  es: '¿Hay alguien que hable español?',
  answer: 'yes-no',
}

/** Next on the sheet of a center that takes Medicaid. */
const medicaidQuestion: CallQuestion = {
  en: `With ${medicaidName} (Medicaid): do you take our plan, and do you take new people with it?`,
  es: `Con ${medicaidName} (Medicaid): ¿aceptan nuestro plan? ¿Reciben a personas nuevas con ese plan?`,
  answer: 'yes-no',
}

/** Our own wording. */
const callQuestions: CallQuestion[] = [
  {
    en: 'Is there a bed or a place today? If not, when, and is there a waiting list?',
    es: '¿Hay una cama o un lugar hoy? Si no, ¿cuándo? ¿Hay lista de espera?',
    answer: 'yes-no',
  },
  {
    en: 'Do you take our insurance, and are you in its network?',
    es: '¿Aceptan nuestro seguro? ¿Están en su red?',
    answer: 'yes-no',
  },
  {
    en: 'What does it cost if the insurance refuses? Is there free or low-cost care?',
    es: '¿Cuánto cuesta si el seguro dice que no? ¿Hay atención gratis o de bajo costo?',
    answer: 'cost',
  },
  {
    en: 'Can we stay on a medicine we already take, such as methadone or buprenorphine?',
    es: '¿Se puede seguir con una medicina que ya se toma, como la metadona o la buprenorfina?',
    answer: 'yes-no',
    facts: ['continuesMethadone', 'continuesBuprenorphine'],
  },
  {
    en: 'How do we start: walk in, call first, or with a referral?',
    es: '¿Cómo se empieza: sin cita, con una llamada o con una referencia?',
    answer: 'text',
    facts: ['howToStart'],
  },
  {
    en: 'What ages do you take? Is there anyone you can’t take?',
    es: '¿De qué edades reciben? ¿Hay alguien a quien no puedan recibir?',
    answer: 'text',
    facts: ['ages', 'notAdmitted'],
  },
  {
    en: 'What should we bring, and how do we get there? Can you help with a ride?',
    es: '¿Qué hay que llevar y cómo se llega? ¿Pueden ayudar con el transporte?',
    answer: 'text',
  },
  { en: 'Who am I speaking with?', es: '¿Con quién hablo?', answer: 'text' },
]

/** The questions for a center: what its listing already answers is left out. */
export function listCallQuestions({ offers, admission = {} }: SavedCenter): CallQuestion[] {
  const known = describeAdmission(admission, 'en')
    .filter(({ value }) => value !== null)
    .map(({ fact }) => fact)
  const questions = callQuestions.filter(
    ({ facts }) => !facts?.every((fact) => known.includes(fact)),
  )
  return [spanishQuestion, ...(offers.includes('medicaid') ? [medicaidQuestion] : []), ...questions]
}
