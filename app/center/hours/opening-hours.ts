import type { Language, Texts } from '#app/lib/language.ts'

/** In minutes after midnight. `closes` is above 1440 if the place closes on the following day. */
export type OpenInterval = { opens: number; closes: number }

export type PublishedHours = { dayOfWeek: number; hours: string }

const day = 1440
const noon = 720
const maxTextLength = 200

const marksWithoutWidth = /[\u200b-\u200f\u2060\ufeff]/g
const dashes = /[\u2010-\u2015\u2212~]/g
const between = ' ?(?:-|to|till?|until|through) ?'
const clock = '(\\d{1,2})(?:[:.](\\d{2}))? ?([ap])?\\.?(?: ?m\\b\\.?)?|(noon|midnight)'
const range = new RegExp(`^(?:${clock})${between}(?:${clock})$`)
const closedAllDay = /^closed(?: (?:today|all day))?$/
const openAllDay = /^(?:open )?(?:24 ?(?:hours|hrs|h)|24\/7|all day)$/

/** Remove invisible characters and repeated spaces. */
export function tidyHours(text: string): string {
  return text.replace(marksWithoutWidth, '').replace(/\s+/g, ' ').trim()
}

type Clock = { hour: number; minute: number; half: 'a' | 'p' | null; padded: boolean }

function readClock([hour, minute, half, word]: (string | undefined)[]): Clock | null {
  if (word) return { hour: 12, minute: 0, half: word === 'noon' ? 'p' : 'a', padded: false }
  if (!hour || Number(minute ?? 0) > 59) return null
  return {
    hour: Number(hour),
    minute: Number(minute ?? 0),
    half: half === 'a' || half === 'p' ? half : null,
    padded: hour.length === 2 && minute !== undefined,
  }
}

function toMinutes(time: Clock, half: 'a' | 'p'): number | null {
  if (time.hour < 1 || time.hour > 12) return null
  return (time.hour % 12) * 60 + time.minute + (half === 'p' ? noon : 0)
}

/**
 * Read "09:00-17:00". Hours need two digits, because "9:00-5:00" may mean either half of the day.
 */
function readTwentyFourHours(start: Clock, end: Clock): OpenInterval | null {
  if (!start.padded || !end.padded) return null
  const opens = start.hour * 60 + start.minute
  const closes = end.hour * 60 + end.minute || day
  return opens < closes && closes <= day ? { opens, closes } : null
}

function readInterval(text: string): OpenInterval | null {
  const match = range.exec(text)
  if (!match) return null
  const start = readClock(match.slice(1, 5))
  const end = readClock(match.slice(5, 9))
  if (!start || !end) return null
  if (!end.half) return start.half ? null : readTwentyFourHours(start, end)
  const closes = toMinutes(end, end.half)
  let opens = toMinutes(start, start.half ?? end.half)
  if (opens === null || closes === null) return null
  // "12 to 9:30 AM" shares its AM; "9 to 5 PM" cannot, so it starts at 9 AM.
  if (!start.half && opens >= closes) opens = (opens + noon) % day
  return { opens, closes: closes > opens ? closes : closes + day }
}

/**
 * Parse the published hours of one day ("9 AM to 5 PM", "11AM–2AM", "Closed", "12 to 9:30 AM, 11
 * AM to 10:30 PM") into ordered intervals. `[]` means closed, 0 to 1440 means open 24 hours, and
 * `null` means that the text isn't understood.
 */
export function parseHours(published: string): OpenInterval[] | null {
  if (published.length > maxTextLength) return null
  const text = tidyHours(published).toLowerCase().replace(dashes, '-')
  if (closedAllDay.test(text)) return []
  if (openAllDay.test(text)) return [{ opens: 0, closes: day }]
  const intervals: OpenInterval[] = []
  for (const part of text.split(/ ?(?:[,;&]| and ) ?/)) {
    const interval = readInterval(part.trim())
    if (!interval) return null
    intervals.push(interval)
  }
  intervals.sort((a, b) => a.opens - b.opens)
  const overlaps = intervals.some((interval, i) => {
    const next = intervals[i + 1] ?? { opens: (intervals[0]?.opens ?? 0) + day }
    return interval.closes > next.opens
  })
  return overlaps ? null : intervals
}

const en = {
  midnight: 'midnight',
  noon: 'noon',
  clock: (hour: number, rest: string) => `${hour}${rest}`,
  am: 'AM',
  pm: 'PM',
  closed: 'Closed',
  always: 'Open 24 hours',
  span: (opens: string, closes: string) => `${opens} to ${closes}`,
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}
const es = {
  midnight: 'la medianoche',
  noon: 'las 12 del mediodía',
  clock: (hour, rest) => `${hour === 1 ? 'la' : 'las'} ${hour}${rest}`,
  am: 'a. m.',
  pm: 'p. m.',
  closed: 'Cerrado',
  always: 'Abierto las 24 horas',
  span: (opens, closes) => `de ${opens} a ${closes}`,
  weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
} satisfies typeof en
const texts: Texts<typeof en> = { en, es }

/**
 * Format minutes after any midnight: "9 AM", "9:30 PM", "noon".
 * In Spanish it includes the article: "las 9 a. m.", "la 1 p. m."
 */
export function formatClock(minutes: number, language: Language = 'en'): string {
  const text = texts[language]
  const inDay = minutes % day
  if (inDay === 0) return text.midnight
  if (inDay === noon) return text.noon
  const minute = inDay % 60
  const hour = Math.floor(inDay / 60) % 12 || 12
  const minutesPast = minute ? `:${String(minute).padStart(2, '0')}` : ''
  return text.clock(hour, `${minutesPast} ${inDay < noon ? text.am : text.pm}`)
}

/**
 * Format published hours uniformly: "9 AM to 5 PM", "Closed", "Open 24 hours". Text that isn't
 * understood stays.
 */
export function formatHours(published: string, language: Language = 'en'): string {
  const intervals = parseHours(published)
  return intervals ? formatIntervals(intervals, language) : tidyHours(published)
}

/** Format intervals: "9 AM to 5 PM", "Closed", "Open 24 hours". */
export function formatIntervals(intervals: readonly OpenInterval[], language: Language): string {
  const words = texts[language]
  if (intervals.length === 0) return words.closed
  if (intervals[0]?.opens === 0 && intervals[0].closes === day) return words.always
  const text = intervals
    .map(({ opens, closes }) =>
      words.span(formatClock(opens, language), formatClock(closes, language)),
    )
    .join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Name an ISO 8601 weekday: 1 is Monday, 7 is Sunday; '' for other numbers. */
export function formatWeekday(dayOfWeek: number, language: Language = 'en'): string {
  return texts[language].weekdays[dayOfWeek - 1] ?? ''
}

function formatIsoClock(minutes: number): string {
  const inDay = minutes % day
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

/**
 * Format an interval for programs: "09:00" and "17:30". A whole day is 00:00 to 23:59, and an end after midnight is
 * the time on the following day.
 */
export function formatIsoInterval({ opens, closes }: OpenInterval) {
  const end = opens === 0 && closes === day ? day - 1 : closes
  return { opens: formatIsoClock(opens), closes: formatIsoClock(end) }
}
