import { describe, expect, it } from 'vitest'
import type { Danger } from '#app/search/danger-words.ts'
import { parseSearch } from '#app/search/parse-search.server.ts'
import { emptySearch } from '#app/search/search-input.ts'
import { lockedDangers, lockedHarmless } from './locked-dangers.ts'

/** Each of the first may show one of the others, which asks for 911 as well. */
const alsoRight: Partial<Record<Danger, Danger[]>> = {
  overdose: ['naloxone-given'],
  'naloxone-given': ['overdose'],
  seizure: ['overdose'],
  child: ['violence', 'poisoning'],
}

const isRight = (danger: Danger, kinds: Danger[]) =>
  danger === 'unclear' || kinds.some((kind) => [kind, ...(alsoRight[kind] ?? [])].includes(danger))

const parse = (text: string) => parseSearch({ ...emptySearch, text })
const told = lockedDangers.map((locked) => ({ ...locked, ...parse(locked.text) }))
const quiet = lockedHarmless.map((text) => ({ text, ...parse(text) }))

describe('dangers that nothing was written for', () => {
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
    const right = shown.filter(({ danger, kinds }) => isRight(danger, kinds))
    expect(right.length / shown.length).toBeGreaterThan(0.85)
    // 988 first for somebody who doesn't breathe costs minutes.
    const isLate = ({ danger, kinds }: (typeof shown)[number]) =>
      danger === 'crisis' && !kinds.includes('crisis')
    expect(shown.filter(isLate).length / shown.length).toBeLessThan(0.05)
  })
})

describe('harmless texts that nothing was written for', () => {
  it('show a panel in at most 2 %', () => {
    const shouted = quiet.filter(({ danger }) => danger !== null)
    expect(shouted.length / quiet.length).toBeLessThanOrEqual(0.02)
  })

  it('show a panel or the line in at most 5 %', () => {
    const asked = quiet.filter(({ danger, mayBeDanger }) => danger !== null || mayBeDanger)
    expect(asked.length / quiet.length).toBeLessThanOrEqual(0.05)
  })
})
