import { formatNumber, type Language, type Texts } from '#app/lib/language.ts'
import { labelChoice } from './count-choices.ts'
import { nameChoice } from './name-choice.ts'
import type { Choice } from './understand/meanings.ts'
import type { JoinedChoices } from './understand/understanding.ts'

/** The first with its capital, the others as in a sentence. */
function label(choice: Choice, index: number, language: Language): string {
  return index === 0
    ? labelChoice(choice, language).replace(/ \(.*\)$/, '')
    : nameChoice(choice, language)
}

const quote = (words: string[]) => words.map((word) => `“${word}”`)
const orEn = new Intl.ListFormat('en-US', { type: 'disjunction' })
const andEn = new Intl.ListFormat('en-US')
/** After a negation: "a, b ni c". */
const niEs = (words: string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ni ${words.at(-1)}`
const orEs = new Intl.ListFormat('es-US', { type: 'disjunction' })
const andEs = new Intl.ListFormat('es-US')

const en = {
  /** "Medicaid or private insurance", "Counseling by video or call" */
  joined: ({ kind, choices }: JoinedChoices, language: Language) => {
    const labels = choices.map((choice, index) => label(choice, index, language))
    return kind === 'either' ? orEn.format(labels) : `${labels[0]} by video or call`
  },
  readAs: (typed: string, read: string) => `We read “${typed}” as “${read}”.`,
  /** The words are in this many listings. */
  mentioned: (words: string[], centers: number) =>
    centers === 1
      ? `1 center that mentions ${andEn.format(quote(words))} comes first.`
      : `${formatNumber(centers, 'en')} centers that mention ${andEn.format(quote(words))} come first.`,
  /** After "told us about". */
  toldOf: {
    'joint-commission': 'Joint Commission accreditation',
    carf: 'CARF accreditation',
    ncqa: 'NCQA accreditation',
  } as Partial<Record<string, string>>,
  hours: 'opening hours',
  untold: (labels: string[]) =>
    `No center here has told us about ${orEn.format(labels)}. Ask when you call.`,
  cannotFilter: (asks: string[]) =>
    `We can’t filter by ${orEn.format(quote(asks))}. Ask when you call.`,
  notUsed: (words: string[]) => `We did not use ${orEn.format(quote(words))}.`,
  together: (labels: string[]) => `Centers with ${andEn.format(labels)} come first.`,
}

const es = {
  joined: ({ kind, choices }, language) => {
    const labels = choices.map((choice, index) => label(choice, index, language))
    return kind === 'either' ? orEs.format(labels) : `${labels[0]} por video o llamada`
  },
  readAs: (typed, read) => `Leímos “${typed}” como “${read}”.`,
  mentioned: (words, centers) =>
    centers === 1
      ? `Primero va un centro que menciona ${andEs.format(quote(words))}.`
      : `Primero van ${formatNumber(centers, 'es')} centros que mencionan ${andEs.format(quote(words))}.`,
  toldOf: {
    'joint-commission': 'la acreditación de la Joint Commission',
    carf: 'la acreditación de CARF',
    ncqa: 'la acreditación de NCQA',
  },
  hours: 'su horario',
  untold: (labels) =>
    `Ningún centro de esta lista nos ha informado sobre ${niEs(labels)}. Pregunte cuando llame.`,
  cannotFilter: (asks) => `No tenemos filtro para ${niEs(quote(asks))}. Pregunte cuando llame.`,
  notUsed: (words) => `Buscamos sin ${niEs(quote(words))}.`,
  together: (labels) => `Primero van los que tienen ${andEs.format(labels)}.`,
} satisfies typeof en

export const wordMessages: Texts<typeof en> = { en, es }
