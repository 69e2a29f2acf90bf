import { expect, test } from 'vitest'
import * as lines from './crisis-lines.ts'

test.each(Object.entries(lines))(
  '%s dials what it prints, and says where it was read',
  (_, line) => {
    const printed = (/\d[\d-]*$/.exec(line.number)?.[0] ?? '').replaceAll('-', '')
    expect(printed).not.toBe('')
    expect(line.href).toMatch(new RegExp(`^(tel:\\+?|sms:)${printed}(\\?|$)`))
    expect(line.description).toMatch(/\.$/)
    expect(line.source).toMatch(/\w\.\w+\//)
    expect(line.checked).toMatch(/^\d{4}-\d\d-\d\d$/)
  },
)

test('the lines that people rely on', () => {
  expect(Object.values(lines).map(({ number }) => number)).toEqual(
    expect.arrayContaining(['911', '988', '1-844-732-2465', '1-800-662-4357', '1-800-799-7233']),
  )
})
