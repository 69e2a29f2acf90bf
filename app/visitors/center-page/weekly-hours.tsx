import type { CenterDetail } from '#app/center/center-model.ts'
import {
  formatHours,
  formatIntervals,
  formatWeekday,
  parseHours,
} from '#app/center/hours/opening-hours.ts'
import { formatShortHours } from '#app/center/hours/short-week.ts'
import { findSpecialHours, labelDay, readSpecialHours } from '#app/center/hours/special-hours.ts'
import { formatWeek, summarizeWeek } from '#app/center/hours/week-summary.ts'
import { centerMessages } from '#app/center/messages.ts'
import { capitalize, FieldEvidence } from '#app/center/page-parts.tsx'
import { addDays } from '#app/lib/calendar-day.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { labelHoliday } from '#app/lib/holidays.ts'
import type { Language } from '#app/lib/language.ts'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { listClosedHours, listWeek, type WeekDay } from './list-week.ts'
import { centerPageMessages } from './messages.ts'

type Props = {
  center: Pick<CenterDetail, 'openingHours' | 'specialHours' | 'evidence'>
  /** The ISO day in the state: the visitor's clock may be elsewhere. */
  today: string
}

/** The week from Monday to Sunday as seven bars, with today framed and holidays named. Nothing for unknown hours. */
export function OpeningHours({ center, today }: Props) {
  const { openingHours, specialHours, evidence } = center
  const { hours: text } = useTexts(centerMessages)
  const language = useLanguage()
  const week = listWeek(center, today)
  const later = listLater(specialHours, today)
  if (week.every(({ published, isOwn }) => published === null && !isOwn)) return null
  const weekday = (index: number) => week[(index + 7) % 7]
  return (
    <section aria-labelledby="opening-hours" className="sec">
      <h2 id="opening-hours">{text.title}</h2>
      <ol className="week">
        {week.map((day, index) => (
          <Day key={day.dayOfWeek} day={day} before={weekday(index - 1)} today={today} />
        ))}
      </ol>
      <p className="note-line" aria-hidden="true">
        {formatWeek(summarizeWeek(openingHours), language)}{' '}
        <b>{listHolidays(week, today, language).join(' ')}</b>
      </p>
      {later.length > 0 && (
        <dl className="mt-3 grid gap-1">
          {later.map(({ day, hours }) => (
            <div key={day} className="flex flex-wrap justify-between gap-x-3">
              <dt>{nameDate(day, language)}</dt>
              <dd>{formatIntervals(hours, language)}</dd>
            </div>
          ))}
        </dl>
      )}
      <FieldEvidence evidence={evidence} field="hours" />
    </section>
  )
}

/** "Thanksgiving, today: call first." */
function listHolidays(week: readonly WeekDay[], today: string, language: Language): string[] {
  const { week: text } = centerPageMessages[language]
  return week.flatMap(({ holiday, day }) => {
    if (!holiday) return []
    const name = labelHoliday(holiday, language)
    return day === today ? text.todayCallFirst(name) : text.callFirst(name)
  })
}

const daysAhead = 60

/** List the center's own days after the coming week. */
function listLater(specialHours: string | null, today: string) {
  const special = readSpecialHours(specialHours)
  const days = Array.from({ length: daysAhead - 6 }, (_, index) => addDays(today, index + 7))
  return days.flatMap((day) => {
    const hours = findSpecialHours(special, day)
    return hours ? [{ day, hours }] : []
  })
}

/** "December 24, 2026, Christmas Eve" */
function nameDate(day: string, language: Language): string {
  const date = formatDate(new Date(`${day}T17:00Z`), language)
  return [date, labelDay(day, language) ?? []].flat().join(', ')
}

type DayProps = { day: WeekDay; before: WeekDay | undefined; today: string }

/** A bar for the eye, "8–6" below it, and the hours in words for a screen reader and for paper. */
function Day({ day, before, today }: DayProps) {
  const { hours: text } = useTexts(centerMessages)
  const { week } = useTexts(centerPageMessages)
  const language = useLanguage()
  const isToday = day.day === today
  return (
    <li aria-current={isToday ? 'date' : undefined} className={day.holiday ? 'feast' : undefined}>
      <b aria-hidden="true">{week.days[day.dayOfWeek - 1]}</b>
      <svg viewBox="0 0 1 24" preserveAspectRatio="none" aria-hidden="true">
        {listClosedHours(day.open ?? [], before?.open ?? []).map(({ from, hours }) => (
          <rect key={from} y={from} width="1" height={hours} />
        ))}
      </svg>
      <span aria-hidden="true">{shortenHours(day, language)}</span>
      <span className="sr-only">
        <b>
          {nameDay(day, language)}
          {isToday && <span className="no-print">{text.today}</span>}
        </b>{' '}
        {describeHours(day, language)}
      </span>
    </li>
  )
}

/** "9–5", "24 h", "closed"; "–" where the hours aren't listed, "?" where they are in words. */
function shortenHours({ open, published }: WeekDay, language: Language): string {
  if (!open) return published === null ? '–' : '?'
  return open.length === 0
    ? centerPageMessages[language].week.closed
    : formatShortHours([...open], language)
}

/** "Thursday, Thanksgiving" */
function nameDay({ dayOfWeek, day, holiday, isOwn }: WeekDay, language: Language): string {
  const weekday = capitalize(formatWeekday(dayOfWeek, language))
  if (!holiday && !isOwn) return weekday
  return `${weekday}, ${labelDay(day, language) ?? centerMessages[language].hours.thisDate}`
}

/** "9 AM to 5 PM"; on a holiday "Usually 9 AM to 5 PM; call first". */
function describeHours({ open, published, holiday, isOwn }: WeekDay, language: Language): string {
  const { hours: text, services } = centerMessages[language]
  if (isOwn && open) return formatIntervals(open, language)
  if (published === null) return text.notListed
  const isForeign = language !== 'en' && parseHours(published) === null
  const hours = isForeign ? `${published} ${services.inEnglish}` : formatHours(published, language)
  return holiday ? text.usually(hours.charAt(0).toLowerCase() + hours.slice(1)) : hours
}
