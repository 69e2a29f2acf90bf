import { describe, expect, it } from 'vitest'
import { dangersInLife } from '#tests/search/danger-in-life.ts'
import { typedWithoutDanger } from '#tests/search/danger-phrases.ts'
import { harmlessInLife } from '#tests/search/harmless-in-life.ts'
import { labelledQueries } from '#tests/search/labelled-queries.ts'
import { readDangerExamples } from './danger-examples.server.ts'
import { hashExamples, readDangerModel } from './danger-model.server.ts'
import { findDanger } from './find-danger.ts'
import { parseSearch } from './parse-search.server.ts'
import { readDanger } from './read-danger.server.ts'
import { scoreDanger } from './score-danger.server.ts'
import { emptySearch, maxTypedLength } from './search-input.ts'
import { isPrivateSearch } from './search-privacy.server.ts'

const examples = readDangerExamples()
const dangerous = examples.filter(({ kinds }) => kinds.length > 0)
const harmless = examples.filter(({ kinds }) => kinds.length === 0)

const search = (text: string) => ({ ...emptySearch, text })
const read = (text: string) => readDanger(search(text))
const score = (text: string) => scoreDanger(search(text))
/** A word that no example has keeps a text from being one word for word. */
const scoreUnlisted = (text: string) => score(`${text} qzx`)
const share = <T>(items: readonly T[], has: (item: T) => boolean) =>
  items.filter(has).length / items.length
const isTold = (text: string) => {
  const { danger, mayBeDanger } = parseSearch(search(text))
  return danger !== null || mayBeDanger
}

describe('the examples of danger', () => {
  it('are as old as the model: after a change, run npm run train-danger', () => {
    expect(readDangerModel().examples).toBe(hashExamples(examples))
  })

  it('never say that the same words are danger and none', () => {
    const kindsOf = new Map<string, string>()
    const twice = examples.filter(({ words, kinds }) => {
      const known = kindsOf.get(words)
      kindsOf.set(words, kinds.join())
      return known !== undefined
    })
    expect(twice.map(({ text }) => text)).toEqual([])
    expect(examples.filter(({ words }) => words === '')).toEqual([])
  })

  it('show a panel when they are typed word for word', () => {
    const missed = dangerous.filter(({ text }) => read(text.toUpperCase()).danger === null)
    expect(missed).toEqual([])
  })

  it('are learned: nearly all are told with a word more', () => {
    const found = share(dangerous, ({ text }) => {
      const { danger, mayBe } = scoreUnlisted(text)
      return danger !== null || mayBe || findDanger(search(text)) !== null
    })
    expect(found).toBeGreaterThan(0.97)
  })

  it('leave the harmless ones alone', () => {
    expect(harmless.filter(({ text }) => score(text).mayBe || score(text).danger)).toEqual([])
    expect(share(harmless, ({ text }) => scoreUnlisted(text).danger !== null)).toBeLessThan(0.02)
    expect(share(harmless, ({ text }) => isTold(text))).toBeLessThan(0.02)
  })
})

describe('the score', () => {
  it('finds most of what people type in danger, without the signs', () => {
    const typed = Object.values(dangersInLife).flat()
    const found = share(typed, (text) => score(text).danger !== null || score(text).mayBe)
    expect(found).toBeGreaterThan(0.9)
  })

  it('stays quiet where people mean something else', () => {
    const needs = labelledQueries.filter(({ topics = [] }) => topics.length === 0)
    const texts = [...harmlessInLife, ...needs.map(({ query }) => query)]
    expect(share(texts, (text) => parseSearch(search(text)).danger !== null)).toBeLessThan(0.01)
    expect(share(texts, isTold)).toBeLessThan(0.04)
    // These were written to sound like danger.
    expect(typedWithoutDanger.filter((text) => parseSearch(search(text)).danger)).toEqual([])
    expect(share(typedWithoutDanger, isTold)).toBeLessThan(0.15)
  })

  it.each([
    'my son died from an overdose',
    'lost my brother to overdose grief group',
    'overdose prevention class',
    "my bf od'd last yr & wants 2 get clean",
    'i overdosed last year',
    'my brother killed himself',
    'clase de prevención de sobredosis',
  ])('does not shout at what is over or learned: %s', (text) => {
    expect(parseSearch(search(text))).toMatchObject({ danger: null, mayBeDanger: false })
  })

  it('never shows a panel for one word, or for a story', () => {
    const story = 'we lost the house and are staying with my sister and she says i have to go '
    for (const text of ['dyingg', 'swallow', `${story.repeat(3)} his lips look dark`]) {
      expect(findDanger(search(text))).toBeNull()
      expect(score(text).danger).toBeNull()
    }
  })

  it('is read in all fields, and in all that was sent', () => {
    const typed = 'she is slipping away'
    expect(findDanger(search(typed))).toBeNull()
    for (const field of ['text', 'near', 'location'] as const) {
      expect(scoreDanger({ ...emptySearch, [field]: typed }).danger).toBe('overdose')
    }
    const unread = { ...emptySearch.unread, text: ` and now ${typed}, her lips look dark` }
    const story = { ...emptySearch, text: 'we moved here and need a detox '.repeat(16), unread }
    expect(scoreDanger(story).mayBe).toBe(true)
  })

  it('shows both numbers if two kinds are alike', () => {
    expect(score('i took the whole bottle i dont want to live').danger).toBe('unclear')
    const panels = Object.values(dangersInLife)
      .flat()
      .map((text) => score(text).danger)
    expect(panels).toContain('unclear')
    expect(share(panels, (danger) => danger === 'unclear')).toBeLessThan(0.3)
  })

  it('waits for finished text, which is private before', () => {
    const typed = search('she is slipping away')
    const unfinished = parseSearch(typed, false)
    expect(unfinished).toMatchObject({ danger: null, mayBeDanger: false, awaitsPause: true })
    expect(isPrivateSearch(unfinished)).toBe(true)
    expect(parseSearch(typed)).toMatchObject({ danger: 'overdose', awaitsPause: false })
    expect(parseSearch(search('i want to die'), false).danger).toBe('crisis')
  })

  it('takes no time, also for the worst text', () => {
    read('warm up')
    for (const word of ['took ', 'my son wont wake up ', 'a ', 'aeioubcdfg ']) {
      const text = word.repeat(2000).slice(0, maxTypedLength)
      const start = performance.now()
      score(text)
      // It takes some 5 ms.
      expect(performance.now() - start).toBeLessThan(1000)
    }
  })
})
