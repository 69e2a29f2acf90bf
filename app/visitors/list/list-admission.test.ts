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
