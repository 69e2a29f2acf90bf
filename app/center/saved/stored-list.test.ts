import { describe, expect, test } from 'vitest'
import { listOfVersion1 } from '#tests/support/list-of-version-1.ts'
import { makeSavedCenter } from '#tests/support/make-saved-center.ts'
import { emptyList } from './kept-list.ts'
import type { SavedCenter } from './saved-center.ts'
import { parseList, readListValue } from './stored-list.ts'

const storeCenter = (center: object) => ({
  ...emptyList,
  centers: [{ center, keptAt: '2026-11-20T12:00:00.000Z', call: {} }],
})

describe('a list of version 1', () => {
  test('opens with all its data, including its stored English text', () => {
    const list = parseList(JSON.stringify(listOfVersion1))
    expect(list?.version).toBe(2)
    expect(list?.centers[0]).toEqual({
      center: {
        id: '00000000-0000-4000-8000-000000000001',
        slug: 'harbor-light',
        name: 'Harbor Light',
        phone: '(609) 555-0142',
        address: null,
        place: 'Trenton, Mercer County',
        status: 'Open',
        offers: ['detox', 'medicaid'],
        hours: 'Mon–Fri 9 AM to 5 PM; Sat, Sun Closed',
        provenance: 'Checked May 3, 2025',
      },
      keptAt: '2026-11-20T12:00:00.000Z',
      distance: { miles: 4.2, from: null },
      call: { notes: { value: 'Ask for Maria', at: '2026-11-20T12:05:00.000Z' } },
    })
  })

  test('opens with unknown values, and with a center that is no longer listed', () => {
    const [kept] = listOfVersion1.centers
    const unknown = { ...kept?.facts, place: null, hours: null }
    const current = { facts: null, at: '2026-11-21T12:00:00.000Z' }
    const list = readListValue({
      ...listOfVersion1,
      centers: [{ ...kept, facts: unknown, current }],
    })
    expect(list?.centers[0]?.center).toMatchObject({ place: '', hours: [] })
    expect(list?.centers[0]?.current).toEqual({ center: null, at: current.at })
  })

  test('is rejected when it is damaged', () => {
    expect(readListValue({ ...listOfVersion1, centers: [null] })).toBe(null)
    expect(readListValue({ ...listOfVersion1, centers: [{ facts: {} }] })).toBe(null)
  })
})

describe('a list of version 2', () => {
  const interval = { opens: 540, closes: 1020 }
  test.each<Partial<SavedCenter>>([
    {},
    { hours: [{ firstDay: 1, lastDay: 5, hours: [interval] }] },
    { hours: [{ firstDay: 6, lastDay: 6, hours: 'By appointment' }] },
    { provenance: { kind: 'checked', on: '2025-05-03' } },
    { provenance: { kind: 'listed', list: null, on: null } },
  ])('opens with a center that has %j', (part) => {
    const list = storeCenter({ ...makeSavedCenter('a'), ...part })
    expect(readListValue(list)).toEqual(list)
  })

  test.each([
    { hours: null },
    { hours: [null] },
    { hours: [{ firstDay: 1, lastDay: 5, hours: [{ opens: 540 }] }] },
    { place: null },
    { place: { city: 1, state: null, county: null } },
    { provenance: null },
    { provenance: { kind: 'checked', on: 'yesterday' } },
    { provenance: { kind: 'listed', list: 1, on: null } },
  ])('is rejected if a center has %j', (part) => {
    expect(readListValue(storeCenter({ ...makeSavedCenter('a'), ...part }))).toBe(null)
  })
})
