import { addDays, toIsoDay } from './calendar-day.ts'
import type { Language, Texts } from './language.ts'

export type HolidayName =
  | 'new-years-day'
  | 'martin-luther-king'
  | 'presidents-day'
  | 'memorial-day'
  | 'juneteenth'
  | 'independence-day'
  | 'labor-day'
  | 'columbus-day'
  | 'veterans-day'
  | 'thanksgiving'
  | 'christmas'

export type Holiday = {
  name: HolidayName
  /** True on the weekday on which offices close for a holiday that falls on a weekend. */
  isObserved: boolean
}

const en = {
  names: {
    'new-years-day': 'New Year’s Day',
    'martin-luther-king': 'Martin Luther King Jr. Day',
    'presidents-day': 'Presidents’ Day',
    'memorial-day': 'Memorial Day',
    juneteenth: 'Juneteenth',
    'independence-day': 'Independence Day',
    'labor-day': 'Labor Day',
    'columbus-day': 'Columbus Day',
    'veterans-day': 'Veterans Day',
    thanksgiving: 'Thanksgiving',
    christmas: 'Christmas Day',
  } satisfies Record<HolidayName, string> as Record<HolidayName, string>,
  observed: (name: string) => `${name} (observed)`,
  today: (name: string) => `Today is ${name}. Hours may differ, so call first.`,
  callFirst: (name: string) => `${name}: call first`,
}
const es = {
  names: {
    'new-years-day': 'Año Nuevo',
    'martin-luther-king': 'Día de Martin Luther King Jr.',
    'presidents-day': 'Día de los Presidentes',
    'memorial-day': 'Día de los Caídos',
    juneteenth: 'Juneteenth',
    'independence-day': 'Día de la Independencia',
    'labor-day': 'Día del Trabajo',
    'columbus-day': 'Día de Colón',
    'veterans-day': 'Día de los Veteranos',
    thanksgiving: 'Día de Acción de Gracias',
    christmas: 'Navidad',
  },
  observed: (name) => `${name} (feriado trasladado)`,
  today: (name) => `Hoy es feriado: ${name}. El horario puede cambiar; llame antes de ir.`,
  callFirst: (name) => `${name}: llame antes de ir`,
} satisfies typeof en
const texts: Texts<typeof en> = { en, es }

/** The names of the federal holidays. */
export const holidayNames = Object.keys(en.names) as HolidayName[]

/** Name a holiday on its own day: "Thanksgiving". */
export const labelHolidayName = (name: HolidayName, language: Language): string =>
  texts[language].names[name]

/** Name a holiday: "Thanksgiving", "Independence Day (observed)". */
export function labelHoliday({ name, isObserved }: Holiday, language: Language): string {
  const { names, observed } = texts[language]
  return isObserved ? observed(names[name]) : names[name]
}

/** "Today is Thanksgiving. Hours may differ, so call first." */
export function describeHolidayToday(holiday: Holiday, language: Language): string {
  return texts[language].today(labelHoliday(holiday, language))
}

/** "Thanksgiving: call first" */
export function askOnHoliday(holiday: Holiday, language: Language): string {
  return texts[language].callFirst(labelHoliday(holiday, language))
}

/** Find the federal holiday on an ISO day, whether it falls on that day or is observed on it. */
export function findHoliday(day: string): Holiday | null {
  return readYear(Number(day.slice(0, 4))).get(day) ?? null
}

/** List the ISO days of a year that are a federal holiday (5 U.S.C. 6103) or on which one is observed. */
export function listHolidays(year: number): [day: string, Holiday][] {
  return [...readYear(year)]
}

// Cached: a page of results asks for it hundreds of times.
const years = new Map<number, Map<string, Holiday>>()

function readYear(year: number): Map<string, Holiday> {
  const known = years.get(year)
  if (known) return known
  const days = new Map<string, Holiday>()
  // A New Year's Day on a Saturday is observed on the last day of the year before.
  for (const [name, day] of [...listNamed(year), ...listNamed(year + 1)]) {
    for (const [shown, isObserved] of [
      [moveToWeekday(day), true],
      [day, false],
    ] as const) {
      if (shown.startsWith(`${year}-`)) days.set(shown, { name, isObserved })
    }
  }
  years.set(year, days)
  return days
}

function listNamed(year: number): [HolidayName, string][] {
  return [
    ['new-years-day', `${year}-01-01`],
    ['martin-luther-king', findNthWeekday(year, 1, 1, 3)],
    ['presidents-day', findNthWeekday(year, 2, 1, 3)],
    ['memorial-day', findLastMondayOfMay(year)],
    ['juneteenth', `${year}-06-19`],
    ['independence-day', `${year}-07-04`],
    ['labor-day', findNthWeekday(year, 9, 1, 1)],
    ['columbus-day', findNthWeekday(year, 10, 1, 2)],
    ['veterans-day', `${year}-11-11`],
    ['thanksgiving', findNthWeekday(year, 11, 4, 4)],
    ['christmas', `${year}-12-25`],
  ]
}

/** `weekday` is 0 for Sunday; `month` and `nth` start at 1. */
function findNthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  return toIsoDay(Date.UTC(year, month - 1, 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7))
}

function findLastMondayOfMay(year: number): string {
  const last = new Date(Date.UTC(year, 4, 31))
  return addDays(toIsoDay(last.getTime()), -((last.getUTCDay() + 6) % 7))
}

function moveToWeekday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 6) return addDays(day, -1)
  return weekday === 0 ? addDays(day, 1) : day
}
