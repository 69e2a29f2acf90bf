import { describe, expect, test } from 'vitest'
import { formatShortWeek } from './short-week.ts'
import { summarizeWeek } from './week-summary.ts'

/** Summarize a week given from Monday on; null for a day without hours. */
function makeWeek(...days: (string | null)[]) {
  return summarizeWeek(
    days.flatMap((hours, index) => (hours === null ? [] : { dayOfWeek: index + 1, hours })),
  )
}
const everyDay = (hours: string) => makeWeek(...Array<string>(7).fill(hours))

describe('a week on paper', () => {
  test.each([
    [everyDay('Open 24 hours'), '24 hours, every day', '24 horas, todos los días'],
    [everyDay('8 AM to 8 PM'), 'Every day 8–8', 'Todos los días 8–8'],
    [
      makeWeek(...Array<string>(5).fill('9 AM to 8:30 PM'), '9 AM to 1 PM', 'Closed'),
      'M–F 9–8:30, Sa 9–1, Su closed',
      'L–V 9–8:30, S 9–1, D cerrado',
    ],
    [
      makeWeek(...Array<string>(5).fill('Open 24 hours'), '8 AM to 6 PM', null),
      'M–F 24 h, Sa 8–6',
      'L–V 24 h, S 8–6',
    ],
    [makeWeek('9 AM to noon, 1 to 5 PM'), 'M 9–12 + 1–5 PM', 'L 9–12 + 1–5 p. m.'],
    [makeWeek('By appointment'), 'M By appointment', 'L By appointment'],
  ])('%j is "%s"', (week, english, spanish) => {
    expect(formatShortWeek(week, 'en')).toBe(english)
    expect(formatShortWeek(week, 'es')).toBe(spanish)
  })

  test.each([
    ['5:30 AM to 1 PM', 'M 5:30 AM–1 PM'],
    ['7 PM to 7 AM', 'M 7 PM–7 AM'],
    ['noon to midnight', 'M 12 PM–12 AM'],
    ['9 AM to 11 PM', 'M 9 AM–11 PM'],
  ])('says AM and PM where "%s" could be misread', (hours, shown) => {
    expect(formatShortWeek(makeWeek(hours), 'en')).toBe(shown)
  })

  test('is not known without hours', () => {
    expect(formatShortWeek([], 'en')).toBe(null)
  })
})
