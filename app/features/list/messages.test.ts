import { expect, test } from 'vitest'
import { getKeepTexts, keepMessages } from './keep-messages.ts'
import { listMessages } from './messages.ts'

/** Lists every text with its path: "facts.county". */
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
])('%s says the same in both languages, with the same values in it', (_, en, es) => {
  const english = new Map(listTexts(en))
  const spanish = new Map(listTexts(es))
  expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort())
  for (const [path, text] of english) {
    expect([path, findPlaces(spanish.get(path) ?? '')]).toEqual([path, findPlaces(text)])
  }
})

test('the list is whole as JSON, as its page hands it to its script', () => {
  for (const texts of Object.values(listMessages)) {
    expect(JSON.parse(JSON.stringify(texts))).toEqual(texts)
  }
})

test('only a page that is not in English brings the words of keeping', () => {
  expect(getKeepTexts('en')).toEqual({})
})
