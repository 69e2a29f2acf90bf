import { expect, test } from 'vitest'
import { emptyList, type KeptCenter } from '#app/center/saved/kept-list.ts'
import { makeSavedCenter } from '#tests/support/make-saved-center.ts'
import { recordCurrent } from './record-current.ts'

const savedAt = '2026-11-23T12:00:00.000Z'
const now = new Date('2026-11-24T12:00:00.000Z')
const keep = (id: string, notes: string): KeptCenter => ({
  center: { ...makeSavedCenter(id), slug: id },
  keptAt: savedAt,
  call: { notes: { value: notes, at: savedAt } },
})

test('two saved centers that were merged are one, with the notes of both', () => {
  const list = { ...emptyList, centers: [keep('a', 'Ask for Maria'), keep('b', 'No bed today')] }
  const stays = { ...makeSavedCenter('b'), slug: 'b' }
  const found = new Map([
    ['a', { ...stays, id: 'a' }],
    ['b', stays],
  ])
  const joined = recordCurrent(list, ['a', 'b'], found, now)
  expect(joined.centers).toHaveLength(1)
  expect(joined.centers[0]?.current?.center?.slug).toBe('b')
  const notes = joined.centers[0]?.call.notes?.value
  for (const note of ['Ask for Maria', 'No bed today']) expect(notes).toContain(note)
  expect(joined.removed).toEqual({ b: now.toISOString() })
})

test('centers that were not merged stay as they are', () => {
  const list = { ...emptyList, centers: [keep('a', ''), keep('b', '')] }
  const found = new Map(['a', 'b'].map((id) => [id, { ...makeSavedCenter(id), slug: id }]))
  const current = recordCurrent(list, ['a', 'b'], found, now)
  expect(current.centers.map(({ center }) => center.id)).toEqual(['a', 'b'])
  expect(current.removed).toEqual({})
})
