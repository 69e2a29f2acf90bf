import { describe, expect, test } from 'vitest'
import { emptyList, type KeptCenter, type KeptList } from '#app/center/saved/kept-list.ts'
import { makeSavedCenter } from '#tests/support/make-saved-center.ts'
import { addSaved, mergeLists } from './merge-lists.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 12, minute)).toISOString()

function makeCenter(id: string, call: KeptCenter['call'] = {}, minute = 0): KeptCenter {
  return { center: makeSavedCenter(id), keptAt: at(minute), call }
}

const makeList = (centers: KeptCenter[], rest: Partial<KeptList> = {}): KeptList => ({
  ...emptyList,
  centers,
  ...rest,
})
const namesOf = ({ centers }: KeptList) => centers.map(({ center }) => center.name)

describe('merging two states of a list', () => {
  test('keeps centers that either one has', () => {
    const merged = mergeLists(makeList([makeCenter('a')]), makeList([makeCenter('b')]))
    expect(namesOf(merged)).toEqual(['a', 'b'])
  })

  test('keeps the later change of each field', () => {
    const here = makeCenter('a', {
      cost: { value: '$40', at: at(1) },
      spokeWith: { value: 'Maria', at: at(5) },
    })
    const there = makeCenter('a', {
      cost: { value: '$50', at: at(2) },
      spokeWith: { value: '', at: at(4) },
      outcome: { value: 'answered', at: at(3) },
    })
    const [center] = mergeLists(makeList([here]), makeList([there])).centers
    expect(center?.call).toEqual({
      cost: { value: '$50', at: at(2) },
      spokeWith: { value: 'Maria', at: at(5) },
      outcome: { value: 'answered', at: at(3) },
    })
  })

  test('keeps both of two different notes', () => {
    const here = makeCenter('a', { notes: { value: 'Here', at: at(2) } })
    const there = makeCenter('a', { notes: { value: 'There', at: at(1) } })
    const merged = mergeLists(makeList([here]), makeList([there]))
    expect(merged.centers[0]?.call.notes?.value).toBe('Here\n\nThere')
    expect(mergeLists(merged, makeList([there])).centers[0]?.call.notes?.value).toBe(
      'Here\n\nThere',
    )
  })

  test('keeps only the changed note when the other is its earlier version', () => {
    const before = makeCenter('a', { notes: { value: 'There is a bed', at: at(1) } })
    const after = makeCenter('a', { notes: { value: 'No bed', at: at(2), base: at(1) } })
    for (const [x, y] of [
      [before, after],
      [after, before],
    ] as const) {
      const merged = mergeLists(makeList([x]), makeList([y]))
      expect(merged.centers[0]?.call.notes?.value).toBe('No bed')
    }
  })

  test('drops what either side removed after its last change', () => {
    const kept = makeList([makeCenter('a', {}, 1), makeCenter('b', {}, 1)])
    const removed = makeList([makeCenter('b', {}, 1)], { removed: { a: at(2) } })
    expect(namesOf(mergeLists(kept, removed))).toEqual(['b'])
    expect(namesOf(mergeLists(removed, kept))).toEqual(['b'])
    const keptAgain = makeList([makeCenter('a', { cost: { value: '$1', at: at(3) } }, 1)])
    expect(namesOf(mergeLists(removed, keptAgain))).toEqual(['b', 'a'])
  })

  test('uses the order that was changed last', () => {
    const [a, b] = [makeCenter('a'), makeCenter('b')]
    const here = makeList([a, b], { orderedAt: at(1) })
    const there = makeList([b, a], { orderedAt: at(2) })
    expect(namesOf(mergeLists(here, there))).toEqual(['b', 'a'])
    expect(namesOf(mergeLists(there, here))).toEqual(['b', 'a'])
  })

  test('keeps at most thirty centers, those of this device first', () => {
    const here = makeList([...Array(29).keys()].map((index) => makeCenter(`here-${index}`)))
    const there = makeList([makeCenter('x'), makeCenter('y')], { orderedAt: at(1) })
    const merged = namesOf(mergeLists(here, there))
    expect(merged).toHaveLength(30)
    expect(merged.filter((name) => name.startsWith('here-'))).toHaveLength(29)
  })
})

test('restores from a file what was removed since, even if the account’s copy knows of the removal', () => {
  const saved = makeList([makeCenter('a')])
  const copy = makeList([], { removed: { a: at(5) } })
  const here = addSaved(copy, saved, new Date(at(6)))
  expect(namesOf(here)).toEqual(['a'])
  expect(here.centers[0]?.current?.at).toBe(at(0))
  expect(namesOf(mergeLists(here, copy))).toEqual(['a'])
})
