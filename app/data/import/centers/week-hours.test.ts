import { describe, expect, it } from 'vitest'
import { expectLinearTime } from '#tests/support/linear-time.ts'
import { parseWeekHours } from './week-hours.ts'

/** "1-5 9-5 / 6 by appt; not read: PH off" */
function show(text: string): string {
  const { hours, unread, unclear } = parseWeekHours(text)
  const days = hours.map(({ dayOfWeek, hours: span }) => `${dayOfWeek} ${span}`)
  return [
    ...days,
    ...unread.map((part) => `not read: ${part}`),
    ...unclear.map((part) => `unclear: ${part}`),
  ].join(' / ')
}

const everyDay = (hours: string, days = [1, 2, 3, 4, 5, 6, 7]) =>
  days.map((day) => `${day} ${hours}`).join(' / ')
const weekdays = (hours: string) => everyDay(hours, [1, 2, 3, 4, 5])

describe('parseWeekHours', () => {
  it.each([
    [
      'Mo-Fr 09:00-17:00; Sa 10:00-14:00; PH off',
      `${weekdays('09:00-17:00')} / 6 10:00-14:00 / not read: PH off`,
    ],
    ['Mo-Sa 18:00-02:00; Sa off', `${weekdays('6 PM to 2 AM')} / 6 Closed`],
    ['Mo,We 08:00-12:00,13:00-17:00', '1 08:00-12:00,13:00-17:00 / 3 08:00-12:00,13:00-17:00'],
    ['Mar-Oct: Mo-Fr 09:00-17:00', 'not read: Mar-Oct: Mo-Fr 09:00-17:00'],
    ['Mo[1] 10:00-12:00', 'not read: Mo[1] 10:00-12:00'],
    ['24/7', everyDay('Open 24 hours')],
    ['24 hrs', everyDay('Open 24 hours')],
    ['24 hours a day, 7 days a week', everyDay('Open 24 hours')],
    ['M-F 9-5', `${weekdays('9-5')} / unclear: 9-5`],
    ['Mon–Fri 8:30am–5pm, Sat by appt', `${weekdays('8:30am-5pm')} / 6 by appt`],
    [
      'M-Th 8 a.m. - 6 p.m., F 8 a.m. - 5 p.m.',
      `${everyDay('8 a.m. - 6 p.m.', [1, 2, 3, 4])} / 5 8 a.m. - 5 p.m.`,
    ],
    ['9am-5pm Monday through Friday', weekdays('9am-5pm')],
    ['MWF 9am-5pm', everyDay('9am-5pm', [1, 3, 5])],
    ['T/Th 1pm-3pm', '2 1pm-3pm / 4 1pm-3pm'],
    ['Weekdays 9:00-17:00; weekends closed', `${weekdays('9 AM to 5 PM')} / 6 Closed / 7 Closed`],
    ['Monday: 9 AM – 5 PM\nTuesday: Closed', '1 9 AM - 5 PM / 2 Closed'],
    ['Call for hours', 'not read: Call for hours'],
    ['9am-5pm', 'not read: 9am-5pm'],
    ['M-S 9-5', 'not read: M-S 9-5'],
  ])('%s', (text, shown) => expect(show(text)).toBe(shown))

  it.each(['Mo ', 'm,', '9-', 'Mon-', 'Sa 1;', ' and '])('takes linear time: %j', (part) =>
    expectLinearTime(async (times) => {
      for (let round = 0; round < times / 100; round++) parseWeekHours(part.repeat(30))
    }),
  )
})
