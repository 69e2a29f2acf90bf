import { expect, test } from 'vitest'
import * as supportLines from '#site/support-lines.ts'
import * as crisisLines from './crisis-lines.ts'
import { languages } from './language.ts'
import { translateLine } from './translate-line.ts'

const lines = { ...crisisLines, ...supportLines }
const translated = Object.values(lines).flatMap((line) =>
  languages.map((language) => [line.name, language, translateLine(line, language)] as const),
)

test.each(translated)(
  '%s dials what it prints, and says where it was read (%s)',
  (_name, _language, line) => {
    const printed = (/\d[\d-]*$/.exec(line.number)?.[0] ?? '').replaceAll('-', '')
    expect(printed).not.toBe('')
    expect(line.href).toMatch(new RegExp(`^(tel:\\+?|sms:)${printed}(\\?|$)`))
    expect(line.description).toMatch(/\.$/)
    expect(line.source).toMatch(/\w\.\w+\//)
  },
)

test('keeps the lines that people rely on', () => {
  expect(Object.values(lines).map(({ number }) => number)).toEqual(
    expect.arrayContaining(['911', '988', '1-844-732-2465', '1-800-662-4357', '1-800-799-7233']),
  )
})
