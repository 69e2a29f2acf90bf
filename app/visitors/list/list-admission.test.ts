import { expect, test } from 'vitest'
import type { KeptCenter } from '#app/center/saved/kept-list.ts'
import { isSavedCenter, type SavedCenter } from '#app/center/saved/saved-center.ts'
import { makeSavedCenter } from '#tests/support/make-saved-center.ts'
import { listCallQuestions } from './call-questions.ts'
import { compareCenters, listChanges } from './compare-centers.ts'
import { listMessages } from './messages.ts'

const told: SavedCenter = {
  ...makeSavedCenter('a'),
  admission: { howToStart: 'walk-in', waitTime: 'None', waitSaidOn: '2026-11-20', stepFree: false },
}
const silent: SavedCenter = { ...makeSavedCenter('b'), admission: {} }
const keep = (center: SavedCenter): KeptCenter => ({
  center,
  keptAt: '2026-11-24T12:00:00Z',
  call: {},
})

test('a comparison shows what one of the centers says before people come', () => {
  const rows = compareCenters([keep(told), keep(silent)], listMessages.en)
  const cells = Object.fromEntries(
    rows.map(({ label, cells }) => [label, cells.map(({ value }) => value)]),
  )
  expect(cells).toMatchObject({
    'How to start': ['Walk in', ''],
    Wait: ['None (as they said on November 20, 2026)', ''],
    'Wheelchair access': ['No', ''],
  })
  expect(cells).not.toHaveProperty('Ages')
})

test('a comparison marks what differs, and not what every center has of its own', () => {
  const one: SavedCenter = {
    ...makeSavedCenter('a'),
    phone: '(609) 555-0142',
    address: '1 A St',
    offers: ['detox'],
    trusted: true,
    rating: { score: 4.7, count: 109, isGoogle: true },
    siteRating: { score: 4.25, count: 6 },
  }
  const { siteRating, ...unrated } = one
  const other: SavedCenter = {
    ...unrated,
    id: 'b',
    phone: null,
    address: '2 B St',
    offers: ['detox', 'medicaid'],
    rating: { score: 4.9, count: 212, isGoogle: false },
  }
  const rows = compareCenters([keep(one), keep(other)], listMessages.en)
  const shown = rows.map(({ label, cells, differs }) => [
    differs ? `≠ ${label}` : label,
    ...cells.map(({ value, href }) => (href ? `${value} ${href}` : value)),
  ])
  expect(shown).toContainEqual(['Phone', '(609) 555-0142 tel:+16095550142', 'Phone not available'])
  expect(shown).toContainEqual(['Address', '1 A St', '2 B St'])
  expect(shown).toContainEqual(['Kind of care', 'Detox', 'Detox'])
  expect(shown).toContainEqual(['≠ How it is paid', 'Not known', 'Medicaid'])
  expect(shown).toContainEqual(['≠ Rating on Google', '4.7 (109)', 'No rating'])
  expect(shown).toContainEqual(['≠ Rating', 'No rating', '4.9 (212)'])
  expect(shown).toContainEqual(['≠ Rating here', '4.3 (6)', 'No rating'])
  expect(shown).toContainEqual(['Trusted', 'Yes', 'Yes'])
})

test('of a center saved without ratings nobody says that it has none', () => {
  const { trusted, ...fromResults } = makeSavedCenter('a')
  const rows = compareCenters([keep(fromResults), keep(fromResults)], listMessages.en)
  const labels = rows.map(({ label }) => label)
  expect(labels).not.toEqual(expect.arrayContaining(['Trusted']))
  expect(labels.filter((label) => label.startsWith('Rating'))).toEqual([])
})

test('facts that a page of results did not carry are no change', () => {
  const { admission, ...fromResults } = told
  const kept = { ...keep(fromResults), current: { center: told, at: '2026-11-24T13:00:00Z' } }
  expect(listChanges(kept, listMessages.en)).toEqual([])
  const since = { ...keep(told), current: { center: silent, at: '2026-11-24T13:00:00Z' } }
  expect(listChanges(since, listMessages.en).map(({ label }) => label)).toContain('Wait')
})

test('a call sheet asks what the listing does not say', () => {
  const ask = (center: SavedCenter) => listCallQuestions(center).map(({ en }) => en)
  const start = 'How do we start: walk in, call first, or with a referral?'
  expect(ask(silent)).toContain(start)
  expect(ask(makeSavedCenter('c'))).toContain(start)
  expect(ask(told)).not.toContain(start)
  const medicine = expect.stringContaining('stay on a medicine')
  expect(ask({ ...told, admission: { continuesMethadone: true } })).toContainEqual(medicine)
  expect(
    ask({ ...told, admission: { continuesMethadone: true, continuesBuprenorphine: false } }),
  ).not.toContainEqual(medicine)
})

test('a damaged fact makes the center unreadable, a missing one does not', () => {
  expect(isSavedCenter(makeSavedCenter('a'))).toBe(true)
  expect(isSavedCenter(told)).toBe(true)
  expect(isSavedCenter({ ...told, admission: { waitTime: {} } })).toBe(false)
  expect(isSavedCenter({ ...told, admission: null })).toBe(false)
})
