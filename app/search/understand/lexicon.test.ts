import { describe, expect, test } from 'vitest'
import { loadPlaces } from '#app/center/places/load-places.server.ts'
import { splitWords } from '#app/lib/fold-text.ts'
import { plans } from '#site/plans.ts'
import { en } from './lexicon.en.ts'
import { es } from './lexicon.es.ts'
import type { Lexicon } from './lexicon.ts'

const lexicons = Object.entries({ en, es })

describe('lexicon', () => {
  test.each(lexicons)('%s: every phrase has a word', (_, lexicon) => {
    expect(listTexts(lexicon).flatMap(listTyped).filter(isEmpty)).toEqual([])
  })

  test.each(lexicons)('%s: no phrase is a single letter or a number', (_, lexicon) => {
    const phrases = listTexts(lexicon).flatMap(listPhrases)
    expect(phrases.filter((phrase) => /^(.|\d+)$/u.test(phrase))).toEqual([])
  })

  test.each(lexicons)('%s: no heading has a phrase twice', (_, lexicon) => {
    expect(listTexts(lexicon).flatMap((text) => listRepeated(listPhrases(text)))).toEqual([])
  })

  test('no generic phrase means something in either language', () => {
    const telling = [en, es].flatMap(listTelling).flatMap(listPhrases)
    const generic = new Set([en, es].flatMap((lexicon) => listPhrases(lexicon.generic)))
    expect(telling.filter((phrase) => generic.has(phrase))).toEqual([])
  })

  test('no wish without a filter has one in either language', () => {
    const others = [en, es].flatMap(({ asks, ...lexicon }) => listTexts({ ...lexicon, asks: '' }))
    const known = new Set(others.flatMap(listPhrases))
    const asked = [en, es].flatMap(({ asks }) => listPhrases(asks))
    expect(asked.filter((phrase) => known.has(phrase))).toEqual([])
  })

  test('no town or county is generic', () => {
    const { towns, counties } = loadPlaces()
    const generic = [en, es].flatMap((lexicon) => listPhrases(lexicon.generic))
    expect(generic.filter((phrase) => towns.has(phrase) || counties.has(phrase))).toEqual([])
  })

  test('words by which people know a center are not generic', () => {
    const words = 'integrity hope serenity bridge oak garden harbor new life unity first step'
    const generic = new Set([en, es].flatMap((lexicon) => listPhrases(lexicon.generic)))
    expect(words.split(' ').filter((word) => generic.has(word))).toEqual([])
  })
})

describe('plans', () => {
  test('every phrase has a word', () => {
    expect(plans.flatMap(({ phrases }) => listTyped(phrases)).filter(isEmpty)).toEqual([])
  })

  test('no two plans share a phrase', () => {
    expect(listRepeated(plans.flatMap(({ phrases }) => listPhrases(phrases)))).toEqual([])
  })

  test('no phrase of a plan is in the lexicon', () => {
    const known = new Set([en, es].flatMap(listTexts).flatMap(listPhrases))
    const phrases = plans.flatMap((plan) => listPhrases(plan.phrases))
    expect(phrases.filter((phrase) => known.has(phrase))).toEqual([])
  })
})

/** List the texts under choices and topics. */
function listTelling({ choices, topics }: Lexicon): string[] {
  return [...Object.values(choices), ...Object.values(topics)]
}

function listTexts(lexicon: Lexicon): string[] {
  const { choices, topics, ...others } = lexicon
  return [...listTelling(lexicon), ...Object.values(others)]
}

/** List the phrases of a text as typed, empty ones too. */
function listTyped(text: string): string[] {
  return text
    .trim()
    .split(/\n+/)
    .flatMap((line) => line.split(','))
}

const listPhrases = (text: string) => listTyped(text).map(fold)

const fold = (typed: string) => splitWords(typed).join(' ')

const isEmpty = (typed: string) => fold(typed) === ''

function listRepeated(phrases: string[]): string[] {
  return phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)
}
