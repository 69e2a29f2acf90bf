import { type SuggestedChanges, suggestedFields } from '#app/center/fields/checked-fields.ts'
import { parseHours } from '#app/center/hours/opening-hours.ts'
import {
  findSpecialHours,
  formatSpecialHours,
  parseSpecialHours,
  readSpecialHours,
} from '#app/center/hours/special-hours.ts'
import { readTypedHours } from '#app/center/hours/typed-hours.ts'
import { findDayOfWeek } from '#app/lib/calendar-day.ts'
import { type Result, readField } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import { findNextHoliday } from '#app/lib/next-holiday.ts'
import { linkMessages } from './messages.ts'

/** The question whether a center is open on the next holiday. */
export type HolidayQuestion = {
  /** An ISO day. */
  day: string
  /** The listed hours of that weekday; null where they say no times. */
  usual: string | null
}

export type HolidayAnswer = 'usual' | 'other' | 'closed' | 'unsaid'

const weekdays = suggestedFields.filter((field) => field.startsWith('hours'))

/** Ask about the next federal holiday, where the center has not given its hours for it. */
export function askAboutHoliday(listed: SuggestedChanges, today: string): HolidayQuestion | null {
  const next = findNextHoliday(today)
  if (!next || findSpecialHours(readSpecialHours(listed.specialHours), next.day)) return null
  const weekday = weekdays[findDayOfWeek(next.day) - 1]
  const hours = (weekday && listed[weekday]) ?? ''
  return { day: next.day, usual: parseHours(hours)?.length ? hours : null }
}

/** Read the answer as a change of the special hours: those that are listed, and the holiday's. */
export function readHolidayAnswer(
  form: FormData,
  question: HolidayQuestion | null,
  listed: SuggestedChanges,
  language: Language,
): Result<SuggestedChanges> {
  const answer = readField(form, 'holiday')
  if (!question || !['usual', 'other', 'closed'].includes(answer)) return { ok: true, value: {} }
  const hours = {
    usual: question.usual ?? '',
    other: readTypedHours(readField(form, 'holidayHours')),
  }
  const written = answer === 'closed' ? 'Closed' : hours[answer as keyof typeof hours]
  const { days, unread } = parseSpecialHours(`${question.day}: ${written.trim()}`)
  if (days.length !== 1 || unread.length > 0) {
    const { checkFields, holiday } = linkMessages[language]
    return { ok: false, errors: { title: checkFields, fields: { holidayHours: holiday.unread } } }
  }
  const known = parseSpecialHours(listed.specialHours ?? '').days
  const specialHours = formatSpecialHours([...known, ...days])
  return { ok: true, value: specialHours ? { specialHours } : {} }
}
