import type { Language } from '#app/lib/language.ts'
import { formatHours, formatWeekday, parseHours } from '#app/lib/opening-hours.ts'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import type { CenterDetail } from './center-model.ts'
import { centerMessages } from './messages.ts'
import { capitalize, FieldEvidence } from './page-parts.tsx'

type Props = {
  openingHours: CenterDetail['openingHours']
  /** The weekday now, 1 for Monday to 7 for Sunday: the visitor's clock may be elsewhere. */
  today: number
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

/** The week from Monday to Sunday, today marked. */
export function OpeningHours({ openingHours, today, evidence }: Props) {
  const { hours: text } = useTexts(centerMessages)
  const language = useLanguage()
  return (
    <section aria-labelledby="opening-hours">
      <h2 id="opening-hours" className="mb-3">
        {text.title}
      </h2>
      {openingHours.length === 0 ? (
        <p className="text-ink-soft">{text.unknown}</p>
      ) : (
        <table className="w-full text-[1rem] tabular-nums" aria-labelledby="opening-hours">
          <tbody>
            {[1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => (
              <DayRow
                key={dayOfWeek}
                name={capitalize(formatWeekday(dayOfWeek, language))}
                hours={findHours(openingHours, dayOfWeek, language)}
                isToday={dayOfWeek === today}
              />
            ))}
          </tbody>
        </table>
      )}
      <FieldEvidence evidence={evidence} field="hours" />
    </section>
  )
}

function DayRow({
  name,
  hours,
  isToday,
}: {
  name: string
  hours: string | null
  isToday: boolean
}) {
  const { hours: text } = useTexts(centerMessages)
  const cell = isToday ? 'bg-action-tint px-3 py-2.5 font-semibold' : 'border-b py-2.5 font-normal'
  return (
    <tr aria-current={isToday ? 'date' : undefined} className="leading-normal last:*:border-b-0">
      <th scope="row" className={`${cell} rounded-s-s pe-3 text-start align-top wrap-anywhere`}>
        {name}
        {isToday && text.today}
      </th>
      <td className={`${cell} rounded-e-s text-end whitespace-pre-line`}>
        {hours?.replaceAll(', ', ',\n') ?? text.notListed}
      </td>
    </tr>
  )
}
