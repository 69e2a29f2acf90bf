const closed = 'Closed'
const allDay = 'Open 24 hours'
const officeDay = '9 AM to 5 PM'
const everyDay = (hours: string) => Array<string>(7).fill(hours)
const workdays = (hours: string) => Array<string>(5).fill(hours)

/** Weeks from Monday to Sunday, in the words in which centers publish them. */
export const hoursPlans = {
  always: everyDay(allDay),
  daily: everyDay('8 AM to 8 PM'),
  weekdays: [...workdays('9 AM to 3:30 PM'), closed, closed],
  split: [...workdays('8 AM to 12 PM, 1 to 5 PM'), closed, closed],
  evenings: [...Array<string>(4).fill('9 AM to 8:30 PM'), officeDay, '9 AM to 1 PM', closed],
  midweek: [
    '10 AM to 6 PM',
    '10 AM to 6 PM',
    closed,
    '12 to 8 PM',
    '10 AM to 4 PM',
    '9 AM to 2 PM',
    closed,
  ],
  dosing: [...workdays('5:30 AM to 1:30 PM'), '6 to 11 AM', '7 to 10 AM'],
  lantern: [...workdays(allDay), '8 AM to 6 PM', '8 AM to 4 PM'],
  afternoons: [...workdays('1 to 11 PM'), '12 to 11 PM', '12 to 8 PM'],
  lateShift: [...Array<string>(6).fill('2 PM to 1 AM'), closed],
  sundays: [...Array<string>(4).fill('9 AM to 7 PM'), '9 AM to 1 PM', closed, '10 AM to 4 PM'],
} satisfies Record<string, readonly string[]>

export type HoursPlan = keyof typeof hoursPlans
