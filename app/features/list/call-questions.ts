import { medicaidName } from '#site/plans.ts'

/** A question for a call, in both languages: the caller and the center may speak either. */
export type CallQuestion = {
  en: string
  es: string
  /** Boxes to tick, a sum, or room to write. */
  answer: 'yes-no' | 'cost' | 'text'
}

/** First on the sheet of a center that takes Medicaid. */
export const medicaidQuestion: CallQuestion = {
  en: `With ${medicaidName} (Medicaid): do you take our plan, and do you take new people with it?`,
  es: `Con ${medicaidName} (Medicaid): ¿aceptan nuestro plan? ¿Reciben a personas nuevas con ese plan?`,
  answer: 'yes-no',
}

/** Our own wording. */
export const callQuestions: CallQuestion[] = [
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
  },
  {
    en: 'Is there someone who speaks Spanish?',
    es: '¿Hay alguien que hable español?',
    answer: 'yes-no',
  },
  {
    en: 'What should we bring, and how do we get there? Can you help with a ride?',
    es: '¿Qué hay que llevar y cómo se llega? ¿Pueden ayudar con el transporte?',
    answer: 'text',
  },
  { en: 'Who am I speaking with?', es: '¿Con quién hablo?', answer: 'text' },
]
