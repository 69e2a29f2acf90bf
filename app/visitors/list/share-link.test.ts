import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { maxLinkLength, readFragment, serializeFragment } from './share-link.ts'

const makeIds = (count: number) => Array.from({ length: count }, () => randomUUID())

describe('the fragment of a shared list', () => {
  test.each([0, 1, 2, 30])('carries %i centers, in order', (count) => {
    const ids = makeIds(count)
    const fragment = serializeFragment({ ids, notes: {} })
    expect(readFragment(`#${fragment}`)).toEqual({
      ok: true,
      list: { ids, notes: {} },
      tooMany: false,
    })
    expect(`https://directory.example.org/list#${fragment}`.length).toBeLessThan(maxLinkLength)
  })

  test('carries 30 of 31 centers, and says so', () => {
    const ids = makeIds(31)
    const read = readFragment(serializeFragment({ ids, notes: {} }))
    expect(read).toMatchObject({ ok: true, tooMany: true, list: { ids: ids.slice(0, 30) } })
  })

  test('carries notes in any script', () => {
    const [a = '', b = '', c = ''] = makeIds(3)
    const notes = { [a]: 'Ask for María.\n“Friday” 🙂', [c]: '次は金曜' }
    expect(readFragment(serializeFragment({ ids: [a, b, c], notes }))).toEqual({
      ok: true,
      list: { ids: [a, b, c], notes },
      tooMany: false,
    })
  })

  test('carries a center once', () => {
    const [id = ''] = makeIds(1)
    expect(readFragment(serializeFragment({ ids: [id, id], notes: {} }))).toMatchObject({
      list: { ids: [id] },
    })
  })

  test('is reported as damaged when cut, changed or missing', () => {
    const fragment = serializeFragment({ ids: makeIds(3), notes: {} })
    const damaged = [
      '',
      '#',
      'x',
      '1',
      '1.',
      '1..',
      fragment.slice(0, -1),
      fragment.slice(0, 30),
      `${fragment}a`,
      fragment.replace(/(?<=^1\..{5})./, (letter) => (letter === 'A' ? 'B' : 'A')),
      fragment.replace(/[^.]*$/, ''),
      `${fragment}%20`,
    ]
    for (const text of damaged) {
      expect([text, readFragment(text)]).toEqual([text, { ok: false, reason: 'damaged' }])
    }
  })

  test('of another version says whether it is older or newer', () => {
    expect(readFragment('#0.abc.def')).toEqual({ ok: false, reason: 'old' })
    expect(readFragment('#2.abc.def.ghi')).toEqual({ ok: false, reason: 'new' })
  })
})
