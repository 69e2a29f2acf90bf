import type { CenterDetail } from '#app/center/center-model.ts'
import {
  categoryOf,
  type FitItem,
  findOnlyServed,
  listFit,
  listPrograms,
  type OfferedWord,
} from '#app/center/center-offerings.ts'
import { nameService } from '#app/center/name-service.ts'
import type { OfferingGroup } from '#app/center/offerings/offerings.ts'
import type { Language } from '#app/lib/language.ts'
import { centerPageMessages } from './messages.ts'

/** A part of a sentence. */
export type FactPart = {
  text: string
  /** Bold: it was searched for, or the center says no to it. */
  isStrong: boolean
  /** Of a stored name that has no translation. */
  lang?: 'en'
}

export type FactSentence = readonly FactPart[]

type Facts = Pick<CenterDetail, 'treatmentTypeLabels' | 'offerings' | 'services' | 'otherSources'>

const yesLists = {
  en: new Intl.ListFormat('en-US', { type: 'conjunction' }),
  es: new Intl.ListFormat('es-US', { type: 'conjunction' }),
}
const noLists = {
  en: new Intl.ListFormat('en-US', { type: 'disjunction' }),
  es: new Intl.ListFormat('es-US', { type: 'disjunction' }),
}

/**
 * Describe what a center offers, and what it says that it doesn't, in one or two sentences for each
 * group: "Takes Medicaid and Medicare. Does not take TRICARE." What isn't known has no sentence.
 */
export function describeFacts(
  center: Facts,
  wishes: readonly string[],
  language: Language,
): FactSentence[] {
  const text = centerPageMessages[language].facts
  const only = findOnlyServed(center)
  const strong = (sentence: string): FactSentence => [{ text: sentence, isStrong: true }]
  return listFit(center, language).flatMap(({ group, items }) => {
    const namesLanguages = items.some(({ word, state }) => word === null && state === 'offered')
    const listed = [...items, ...listOtherNos(center, group, language)].filter(
      ({ word }) => !isToldApart(word, only) && !(word === 'other-language' && namesLanguages),
    )
    const write = (state: FitItem['state'], lead: string) =>
      writeSentence(
        listed.filter((item) => item.state === state),
        { lead, group, isNo: state === 'not-offered', center, wishes, language },
      )
    const sentences: FactSentence[] = [
      write('offered', text.offered[group]),
      write('not-offered', text.notOffered[group]),
    ].filter((sentence) => sentence.length > 0)
    const lowCost = items.find(({ word }) => word === 'free-or-low-cost')?.state
    if (lowCost === 'offered') {
      sentences.push([{ text: text.lowCost, isStrong: wishes.includes('free-or-low-cost') }])
    }
    if (lowCost === 'not-offered') sentences.push(strong(text.noLowCost))
    if (group === 'people' && only) {
      sentences.unshift(strong(only === 'men' ? text.menOnly : text.womenOnly))
    }
    return sentences
  })
}

/** List what the center's own words say no to, beyond our vocabulary: "Adolescents". */
function listOtherNos(center: Facts, group: OfferingGroup, language: Language): FitItem[] {
  const section = listPrograms(center, language).find(
    ({ category }) => category === categoryOf[group],
  )
  return (section?.notOffered ?? []).map((name) => ({ name, word: null, state: 'not-offered' }))
}

/** Said in a sentence of its own. */
function isToldApart(word: OfferedWord | null, only: 'men' | 'women' | null): boolean {
  return word === 'free-or-low-cost' || (only !== null && (word === 'men' || word === 'women'))
}

type SentenceOptions = {
  lead: string
  group: OfferingGroup
  isNo: boolean
  center: Facts
  wishes: readonly string[]
  language: Language
}

function writeSentence(
  items: readonly FitItem[],
  { lead, group, isNo, center, wishes, language }: SentenceOptions,
): FactPart[] {
  if (items.length === 0) return []
  const names = items.map((item) => {
    const source = center.otherSources[item.name]
    const name = nameItem(item, group, language)
    return { ...name, text: source ? `${name.text} (${source})` : name.text, word: item.word }
  })
  const format = (isNo ? noLists : yesLists)[language]
  let index = 0
  const parts = format.formatToParts(names.map((name) => name.text)).map((part): FactPart => {
    if (part.type === 'literal') return { text: joinWord(part.value, isNo), isStrong: isNo }
    const { text, lang, word } = names[index] ?? { text: part.value, word: null }
    index += 1
    return { text, lang, isStrong: isNo || (word !== null && wishes.includes(word)) }
  })
  const sentence = [...(lead ? [{ text: lead, isStrong: isNo }] : []), ...parts]
  const [first, ...rest] = sentence
  if (!first) return []
  return [{ ...first, text: upperFirst(first.text) }, ...rest, { text: '.', isStrong: isNo }]
}

/** After a Spanish no, "o" is "ni". */
const joinWord = (literal: string, isNo: boolean) =>
  isNo ? literal.replace(/ [ou] /, ' ni ') : literal

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Names that keep their capital within a sentence. */
const properName = /^(?:Medicaid|Medicare|Joint Commission|[A-Z]{2})/

function nameItem(
  { name, word }: FitItem,
  group: OfferingGroup,
  language: Language,
): { text: string; lang?: 'en' } {
  const isOurs = word !== null
  const translated = isOurs ? name : nameService(name, language)
  if (translated === null) return { text: name, lang: 'en' }
  const isEnglishLanguage = language === 'en' && group === 'language' && !isGeneral(word)
  if (isEnglishLanguage || properName.test(translated)) return { text: translated }
  return { text: isOurs && group === 'care' ? translated.toLowerCase() : lowerFirst(translated) }
}

/** Of the group of languages, no language's own name. */
const isGeneral = (word: OfferedWord | null) =>
  word === 'sign-language' || word === 'other-language'

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
