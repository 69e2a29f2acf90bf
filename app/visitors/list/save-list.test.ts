import { describe, expect, it } from 'vitest'
import { listMessages } from './messages.ts'
import { writeCalendar } from './save-list.ts'

const messages = listMessages.en
const now = new Date('2026-11-23T12:00:00Z')

/**
 * Read the properties of a calendar file, unfolded. Splits at a lone CR too, as some readers do.
 */
function readProperties(file: string): string[] {
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  }
  return file
    .replaceAll('\r\n ', '')
    .trimEnd()
    .split(/\r\n|\r|\n/)
}
const names = (file: string) => readProperties(file).map((line) => line.split(/[:;]/)[0])

describe('an appointment to call back', () => {
  const plain = writeCalendar(
    { name: 'Oak House', phone: '(609) 555-0142' },
    '2026-11-24T09:30',
    now,
    messages,
  )

  it('starts at the entered time', () => {
    expect(readProperties(plain)).toContain('DTSTART:20261124T093000')
    expect(readProperties(plain)).toContain('DESCRIPTION:(609) 555-0142')
  })

  it.each([
    ['a comma, a semicolon and a backslash', 'Oak, Elm; and \\ House', '2026-11-24T09:30'],
    [
      'line breaks',
      'Oak\nATTENDEE:mailto:a@evil.example\r\nURL:x\rBEGIN:VALARM',
      '2026-11-24T09:30',
    ],
    ['many emoji', '\u{1f600}'.repeat(60), '2026-11-24T09:30'],
    ['an invalid time', 'Oak', '2026-11-24T09:30\r\nATTACH:https://evil.example'],
  ])('gets no extra property from %s', (_what, name, at) => {
    const file = writeCalendar({ name, phone: '1\r\nURL:x' }, at, now, messages)
    expect(names(file)).toEqual(names(plain))
    expect(readProperties(file)).toContain('DTSTART:20261124T093000')
  })

  it('has the unchanged name', () => {
    const file = writeCalendar(
      { name: 'Oak, Elm; \\', phone: null },
      '2026-11-24T09:30',
      now,
      messages,
    )
    expect(readProperties(file).join('\n')).toContain('Oak\\, Elm\\; \\\\')
  })
})
