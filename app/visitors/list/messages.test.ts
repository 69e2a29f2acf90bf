import { expect, test } from 'vitest'
import { getKeepTexts, keepMessages } from './keep-messages.ts'
import { listMessages } from './messages.ts'

/** List every text with its path: "center.name". */
function listTexts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, inner]) =>
    listTexts(inner, path ? `${path}.${key}` : key),
  )
}

const findPlaces = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test.each([
  ['the list', listMessages.en, listMessages.es],
  ['saving', keepMessages.en, keepMessages.es],
])('%s has the same text and placeholders in both languages', (_, en, es) => {
  const english = new Map(listTexts(en))
  const spanish = new Map(listTexts(es))
  expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort())
  for (const [path, text] of english) {
    expect([path, findPlaces(spanish.get(path) ?? '')]).toEqual([path, findPlaces(text)])
  }
})

test('the list’s texts survive JSON, which carries them to the script', () => {
  for (const texts of Object.values(listMessages)) {
    expect(JSON.parse(JSON.stringify(texts))).toEqual(texts)
  }
})

test('only pages in other languages include the texts of the Save button', () => {
  expect(getKeepTexts('en')).toEqual({})
})
