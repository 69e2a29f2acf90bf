import type { Language, Texts } from '#app/lib/language.ts'
import type { OpenInterval } from './opening-hours.ts'
import type { DayRun } from './week-summary.ts'

const noon = 720
const wholeDay = 1440
/** Between these, "9–5" can't be read as hours of the night: 7 AM and 10 PM. */
const firstClear = 7 * 60
const lastClear = 22 * 60

const en = {
  days: ['M', 'Tu', 'W', 'Th', 'F', 'Sa', 'Su'],
  am: 'AM',
  pm: 'PM',
  always: '24 h',
  alwaysOpen: '24 hours, every day',
  everyDay: 'Every day',
  closed: 'closed',
}
const es = {
  days: ['L', 'Ma', 'Mi', 'J', 'V', 'S', 'D'],
  am: 'a. m.',
  pm: 'p. m.',
  always: '24 h',
  alwaysOpen: '24 horas, todos los días',
  everyDay: 'Todos los días',
  closed: 'cerrado',
} satisfies typeof en
const texts: Texts<typeof en> = { en, es }

/**
 * Format a week for paper: "M–F 9–8:30, Sa 9–1, Su closed", "24 hours, every day"; null without
 * hours. Leaves out AM and PM where the hours are clear without them.
 */
export function formatShortWeek(runs: readonly DayRun[], language: Language): string | null {
  const text = texts[language]
  const [first] = runs
  if (!first) return null
  if (first.firstDay === 1 && first.lastDay === 7) {
    const hours = formatShortHours(first.hours, language)
    return hours === text.always ? text.alwaysOpen : `${text.everyDay} ${hours}`
  }
  return runs
    .map((run) => `${formatShortDays(run, language)} ${formatShortHours(run.hours, language)}`)
    .join(', ')
}

function formatShortDays({ firstDay, lastDay }: DayRun, language: Language): string {
  const { days } = texts[language]
  const first = days[firstDay - 1]
  return firstDay === lastDay ? `${first}` : `${first}–${days[lastDay - 1]}`
}

/** "9–8:30", "24 h", "closed" */
export function formatShortHours(hours: DayRun['hours'], language: Language): string {
  const text = texts[language]
  if (typeof hours === 'string') return hours
  if (hours.length === 0) return text.closed
  if (hours[0]?.opens === 0 && hours[0].closes === wholeDay) return text.always
  return hours.map((interval) => formatInterval(interval, language)).join(' + ')
}

function formatInterval({ opens, closes }: OpenInterval, language: Language): string {
  const isClear = opens >= firstClear && opens < noon && closes >= noon && closes < lastClear
  if (isClear) return `${formatNumerals(opens)}–${formatNumerals(closes)}`
  const [from, to] = [findHalf(opens, language), findHalf(closes, language)]
  const start = from === to ? formatNumerals(opens) : `${formatNumerals(opens)} ${from}`
  return `${start}–${formatNumerals(closes)} ${to}`
}

function findHalf(minutes: number, language: Language): string {
  return minutes % wholeDay < noon ? texts[language].am : texts[language].pm
}

/** "9", "8:30" */
function formatNumerals(minutes: number): string {
  const hour = Math.floor((minutes % noon) / 60) || 12
  const minute = minutes % 60
  return minute ? `${hour}:${String(minute).padStart(2, '0')}` : String(hour)
}
