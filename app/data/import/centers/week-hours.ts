import { formatIntervals, type OpenInterval, parseHours } from '#app/center/hours/opening-hours.ts'
import type { DraftHours } from './center-draft.ts'
import { expandLetters, findDays } from './week-days.ts'

export type WeekHours = {
  hours: DraftHours[]
  /** Parts of the text that aren't hours of weekdays. */
  unread: string[]
  /** Hours that are kept as written, because they don't say when: "9-5". */
  unclear: string[]
}

/** In characters. */
const longestText = 1_000
const longestHours = 200

const allWeek = [1, 2, 3, 4, 5, 6, 7]
const everyHour =
  /^(?:open )?24 ?(?:\/ ?7|x ?7|(?:hours|hrs?|h)\b(?: ?(?:a|per|\/) ?day)?(?:[,/ ]*(?:and|&)? ?7 ?days(?: ?(?:a|per|\/) ?week)?)?)(?: ?365)?$/i
const byAppointment = /^(?:by|with) app(?:oin)?t(?:ment)?s?\.?(?: only)?$/i
const twentyFourHours = /^(\d{1,2}):(\d\d)-(\d{1,2}):(\d\d)$/

/**
 * Read the hours of a week in one text, as people write them ("Mon–Fri 8:30am–5pm, Sat by appt", "M-F 9-5", "24/7") and
 * as OpenStreetMap does ("Mo-Fr 09:00-17:00; Sa 10:00-14:00; PH off"). Returns the parts that it doesn't understand, too.
 */
export function parseWeekHours(text: string): WeekHours {
  const found: WeekHours = { hours: [], unread: [], unclear: [] }
  if (text.length > longestText) return { ...found, unread: [text] }
  const plain = text.replace(/[\u2010-\u2015\u2212]/g, '-').replace(/<br ?\/?>/gi, '\n')
  const rules = plain
    .split(/[;\n|]/)
    .map((rule) => rule.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  const isOsm = /\b(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)\b/.test(plain) && !/[ap]\.?m\b/i.test(plain)
  for (const rule of rules) {
    const read = everyHour.test(rule)
      ? toDays(allWeek, 'Open 24 hours')
      : readRule(rule, isOsm, found)
    // In OpenStreetMap a later rule replaces the hours of its days.
    const replaced = new Set(isOsm ? read.map(({ dayOfWeek }) => dayOfWeek) : [])
    found.hours = [...found.hours.filter(({ dayOfWeek }) => !replaced.has(dayOfWeek)), ...read]
  }
  return found
}

const toDays = (days: readonly number[], hours: string): DraftHours[] =>
  days.map((dayOfWeek) => ({ dayOfWeek, hours }))

function readRule(written: string, isOsm: boolean, found: WeekHours): DraftHours[] {
  const rule = expandLetters(written.replace(/^(?:hours:? ?)?(?:(?:we are )?open:? )?/i, ''))
  const sets = findDays(rule)
  const [first] = sets
  const last = sets.at(-1)
  if (!first || !last) {
    found.unread.push(written)
    return []
  }
  const isTimeFirst = trimMarks(rule.slice(0, first.start)) !== ''
  // "Mar-Oct: Mo-Fr 09:00-17:00" and "1st Mon 9-5" are no hours of every week.
  if (isTimeFirst && trimMarks(rule.slice(last.end)) !== '') {
    found.unread.push(written)
    return []
  }
  return sets.flatMap((set, index) => {
    const from = isTimeFirst ? (sets[index - 1]?.end ?? 0) : set.end
    const to = isTimeFirst ? set.start : sets[index + 1]?.start
    const text = trimMarks(rule.slice(from, to))
    const hours = readHoursOfDay(text, isOsm)
    const part = rule.slice(Math.min(from, set.start), Math.max(to ?? rule.length, set.end))
    if (hours === null || set.days.length === 0) {
      found.unread.push(trimMarks(part))
      return []
    }
    if (set.hasHolidays) found.unread.push(`holidays ${text}`)
    if (parseHours(hours) === null && !byAppointment.test(hours)) found.unclear.push(hours)
    return toDays(set.days, hours)
  })
}

function trimMarks(text: string): string {
  return text.replace(/^[\s:,.&(-]+|[\s:,&(-]+$/g, '').replace(/^and |^from | and$/gi, '')
}

function readHoursOfDay(text: string, isOsm: boolean): string | null {
  if (text === '' || text.length > longestHours || text.startsWith('[')) return null
  if (/^(?:off|closed)\b/i.test(text)) return 'Closed'
  if (everyHour.test(text)) return 'Open 24 hours'
  if (parseHours(text) !== null) return text
  const intervals = text.split(/ ?, ?/).map((span) => readTwentyFourHours(span, isOsm))
  const known = intervals.filter((interval) => interval !== null)
  return known.length === intervals.length ? formatIntervals(known, 'en') : text
}

/** "08:00-02:00" of OpenStreetMap, and "9:00-17:00" of anybody; "9:00-5:00" is in doubt. */
function readTwentyFourHours(span: string, isOsm: boolean): OpenInterval | null {
  const found = twentyFourHours.exec(span)
  if (!found) return null
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = found.slice(1).map(Number)
  const opens = fromHour * 60 + fromMinute
  const closes = toHour * 60 + toMinute
  if (opens >= 1440 || closes > 1440 || fromMinute > 59 || toMinute > 59) return null
  if (!isOsm && toHour < 13 && fromHour < 13) return null
  return { opens, closes: closes > opens ? closes : closes + 1440 }
}
