import { expect, test } from 'vitest'
import * as lines from './crisis-lines.ts'
import { languages } from './language.ts'
import { translateLine } from './translate-line.ts'

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

test('the lines that people rely on', () => {
  expect(Object.values(lines).map(({ number }) => number)).toEqual(
    expect.arrayContaining(['911', '988', '1-844-732-2465', '1-800-662-4357', '1-800-799-7233']),
  )
})

test('in Spanish, each says how it answers in Spanish or that we do not know', () => {
  const { suicideAndCrisis, crisisTextLine, nationalHelpline, domesticViolence } = lines
  expect(translateLine(suicideAndCrisis, 'es')).toMatchObject({
    href: 'tel:988',
    textHref: 'sms:988?&body=AYUDA',
    textLabel: 'Envíe AYUDA al 988',
    remark: 'Para español, oprima 2. Veteranos: oprima 1.',
  })
  expect(translateLine(crisisTextLine, 'es')).toMatchObject({
    number: 'HOLA al 741741',
    href: 'sms:741741?&body=HOLA',
  })
  expect(translateLine(nationalHelpline, 'es').description).toContain('en inglés y en español')
  for (const line of [domesticViolence, lines.reachNj, lines.poisonControl]) {
    expect(translateLine(line, 'es').remark).toBe('No sabemos si contestan en español.')
  }
  expect(translateLine(crisisTextLine, 'en')).toBe(crisisTextLine)
})
