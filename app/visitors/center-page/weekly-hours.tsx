import type { CenterDetail } from '#app/center/center-model.ts'
import { isAlwaysOpen } from '#app/center/hours/open-week.ts'
import {
  formatHours,
  formatIntervals,
  formatWeekday,
  type OpenInterval,
  parseHours,
} from '#app/center/hours/opening-hours.ts'
import {
  findSpecialHours,
  labelDay,
  readSpecialHours,
  type SpecialHours,
} from '#app/center/hours/special-hours.ts'
import { centerMessages } from '#app/center/messages.ts'
import { capitalize, FieldEvidence } from '#app/center/page-parts.tsx'
import { addDays, findDayOfWeek } from '#app/lib/calendar-day.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { findHoliday, type Holiday } from '#app/lib/holidays.ts'
import type { Language } from '#app/lib/language.ts'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'

type Props = {
  openingHours: CenterDetail['openingHours']
  specialHours: CenterDetail['specialHours']
  /** The ISO day in the state: the visitor's clock may be elsewhere. */
  today: string
  evidence: CenterDetail['evidence']
}

/** The hours of one weekday, or null when they are not known. */
export function findHours(
  openingHours: Props['openingHours'],
  dayOfWeek: number,
  language: Language,
): string | null {
  const hours = openingHours.find((row) => row.dayOfWeek === dayOfWeek)?.hours ?? null
  if (language === 'en' || hours === null) return hours
  const isUnderstood = parseHours(hours) !== null
  return isUnderstood
    ? formatHours(hours, language)
    : `${hours} ${centerMessages[language].services.inEnglish}`
}

/** The week from Monday to Sunday, today marked. The row of a day in the coming week that is a holiday names it. */
export function OpeningHours({ openingHours, specialHours, today, evidence }: Props) {
  const { hours: text } = useTexts(centerMessages)
  const language = useLanguage()
  const isAlways = isAlwaysOpen(openingHours)
  const special = readSpecialHours(specialHours)
  const later = listLater(special, today)
  return (
    <section aria-labelledby="opening-hours">
      <h2 id="opening-hours" className="mb-3">
        {text.title}
      </h2>
      {openingHours.length === 0 && special.size === 0 ? (
        <p className="text-ink-soft">{text.unknown}</p>
      ) : (
        <table className="w-full text-[1rem] tabular-nums" aria-labelledby="opening-hours">
          <tbody>
            {listWeek(today).map(({ day, dayOfWeek }) => (
              <DayRow
                key={dayOfWeek}
                dayOfWeek={dayOfWeek}
                day={day}
                hours={findHours(openingHours, dayOfWeek, language)}
                ownHours={findSpecialHours(special, day)}
                holiday={isAlways ? null : findHoliday(day)}
                isToday={day === today}
              />
            ))}
          </tbody>
        </table>
      )}
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

/** List the days from Monday to Sunday, each on its next date. */
function listWeek(today: string) {
  const first = findDayOfWeek(today)
  return [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({
    dayOfWeek,
    day: addDays(today, (dayOfWeek - first + 7) % 7),
  }))
}

const daysAhead = 60

/** List the center's own days after the coming week. */
function listLater(special: SpecialHours, today: string) {
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

type DayRowProps = {
  dayOfWeek: number
  day: string
  /** The center's own for this date. */
  ownHours: readonly OpenInterval[] | null
  hours: string | null
  holiday: Holiday | null
  isToday: boolean
}

/** "Monday", "9 AM to 5 PM"; on a holiday "Thursday, Thanksgiving", "Usually 9 AM to 5 PM; call first". */
function DayRow({ dayOfWeek, day, hours, ownHours, holiday, isToday }: DayRowProps) {
  const { hours: text } = useTexts(centerMessages)
  const language = useLanguage()
  const weekday = capitalize(formatWeekday(dayOfWeek, language))
  const name =
    holiday || ownHours ? `${weekday}, ${labelDay(day, language) ?? text.thisDate}` : weekday
  const usual =
    holiday && hours ? text.usually(hours.charAt(0).toLowerCase() + hours.slice(1)) : hours
  const shown = ownHours ? formatIntervals(ownHours, language) : usual
  const cell = isToday ? 'bg-action-tint px-3 py-2.5 font-semibold' : 'border-b py-2.5 font-normal'
  return (
    <tr aria-current={isToday ? 'date' : undefined} className="leading-normal last:*:border-b-0">
      <th scope="row" className={`${cell} rounded-s-s pe-3 text-start align-top wrap-anywhere`}>
        {name}
        {isToday && text.today}
      </th>
      <td className={`${cell} rounded-e-s text-end wrap-anywhere whitespace-pre-line`}>
        {shown?.replaceAll(', ', ',\n') ?? text.notListed}
      </td>
    </tr>
  )
}
