import { describe, expect, it } from 'vitest'
import type { ExampleKind } from '#app/search/danger-examples.server.ts'
import type { Danger } from '#app/search/danger-words.ts'
import { parseSearch } from '#app/search/parse-search.server.ts'
import { emptySearch } from '#app/search/search-input.ts'
import { lockedDangers, lockedHarmless } from './locked-dangers.ts'

/** The panels that are right for each kind; 911 is right for all but thoughts of suicide. */
const panels: Record<ExampleKind, Danger[]> = {
  overdose: ['overdose', 'naloxone-given', 'unclear'],
  poisoning: ['poisoning', 'unclear'],
  suicide: ['crisis', 'unclear'],
  violence: ['violence', 'unclear'],
  child: ['child', 'poisoning', 'violence', 'unclear'],
  withdrawal: ['seizure', 'overdose', 'unclear'],
}

const parse = (text: string) => parseSearch({ ...emptySearch, text })
const told = lockedDangers.map((locked) => ({ ...locked, ...parse(locked.text) }))
const quiet = lockedHarmless.map((text) => ({ text, ...parse(text) }))

describe.skipIf(lockedDangers.length === 0)('dangers that nothing was written for', () => {
  it('all show a panel or the line', () => {
    const missed = told.filter(({ danger, mayBeDanger }) => danger === null && !mayBeDanger)
    expect(missed.map(({ text }) => text)).toEqual([])
  })

  it('mostly show a panel where a line is not enough', () => {
    const urgent = told.filter(({ mayBe }) => !mayBe)
    const shown = urgent.filter(({ danger }) => danger !== null)
    expect(shown.length / urgent.length).toBeGreaterThan(0.7)
  })

  it('show the right panel', () => {
    const shown = told.flatMap(({ danger, kinds }) => (danger ? [{ danger, kinds }] : []))
    const right = shown.filter(({ danger, kinds }) =>
      kinds.some((kind) => panels[kind].includes(danger)),
    )
    expect(right.length / shown.length).toBeGreaterThan(0.85)
    // 988 first for somebody who doesn't breathe costs minutes.
    const isLate = ({ danger, kinds }: (typeof shown)[number]) =>
      danger === 'crisis' && !kinds.includes('suicide')
    expect(shown.filter(isLate).length / shown.length).toBeLessThan(0.05)
  })
})

describe.skipIf(lockedHarmless.length === 0)('harmless texts that nothing was written for', () => {
  it('show a panel in at most 2 %', () => {
    const shouted = quiet.filter(({ danger }) => danger !== null)
    expect(shouted.length / quiet.length).toBeLessThanOrEqual(0.02)
  })

  it('show a panel or the line in at most 5 %', () => {
    const asked = quiet.filter(({ danger, mayBeDanger }) => danger !== null || mayBeDanger)
    expect(asked.length / quiet.length).toBeLessThanOrEqual(0.05)
  })
})
