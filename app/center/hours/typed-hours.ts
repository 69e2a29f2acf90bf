import { foldText } from '#app/lib/fold-text.ts'
import { languages } from '#app/lib/language.ts'
import {
  formatIntervals,
  formatWeekday,
  type OpenInterval,
  parseHours,
  tidyHours,
} from './opening-hours.ts'

/** Turns folded Spanish hours into words that `parseHours` reads, in this order. */
const inEnglish: readonly [RegExp, string][] = [
  [/[\u2010-\u2015\u2212~]/g, '-'],
  // Before " a " means "to".
  [/(^|[^a-z])([ap])\. ?m\b\.?/g, '$1$2m'],
  [/^cerrad[oa]s?(?: (?:todo el dia|hoy))?$|^no (?:abre|abren|abrimos)$/, 'closed'],
  [/^(?:abiert[oa]s? )?(?:(?:las )?24 ?(?:horas|hrs?|h)|todo el dia)$/, 'open 24 hours'],
  [/(?:\b(?:las )?12 (?:del )?)?\bmedio ?dia\b/g, 'noon'],
  [/(?:\b(?:las )?12 (?:de la )?)?\bmedia ?noche\b/g, 'midnight'],
  [/\bde la (?:manana|madrugada)\b/g, 'am'],
  [/\bde la (?:tarde|noche)\b/g, 'pm'],
  [/ (?:al?|hasta) (?:las? |el )?(?=\d|noon|midnight)/g, ' to '],
  [/ ?(?:,|;|&| y | e | and ) ?/g, ', '],
  [/(^|, )(?:abre |abren |abrimos )?(?:de |desde )?(?:las? )?(?=\d|noon|midnight)/g, '$1'],
  [/(\d) ?(?:horas|hrs?|h)\b/g, '$1'],
]

const bareRange = /^(\d{1,2})(?:[:.](\d\d))? ?(?:-|to) ?(\d{1,2})(?:[:.](\d\d))?$/
const noon = 720

/**
 * Read "9 to 5" or "8 to 17", typed without AM and PM. An office opens in the morning and closes later,
 * or opens after noon. Null where that leaves two readings.
 */
function readBareRange(text: string): OpenInterval | null {
  const match = bareRange.exec(text)
  if (!match) return null
  const [start = 0, startMinute = 0, end = 0, endMinute = 0] = match
    .slice(1)
    .map((n) => Number(n ?? 0))
  if (startMinute > 59 || endMinute > 59 || start < 1 || start > 12) return null
  const opens = (start % 12) * 60 + startMinute
  if (end > 12) {
    const closes = end * 60 + endMinute
    return end < 25 && closes <= 1440 ? { opens: start * 60 + startMinute, closes } : null
  }
  if (end < 1) return null
  const closes = (end % 12) * 60 + endMinute
  const isMorning = start >= 5 && start <= 11
  if (isMorning && closes <= opens) return { opens, closes: closes + noon }
  if (!isMorning && closes > opens) return { opens: opens + noon, closes: closes + noon }
  return null
}

/**
 * Read one day's hours as a person types them into a form, in English or Spanish, and write them as they
 * are stored: "de 9 a 5" → "9 AM to 5 PM", "cerrado" → "Closed". Text that isn't understood stays.
 */
export function readTypedHours(typed: string): string {
  const folded = tidyHours(foldText(typed)).replace(/([^m])\.$/, '$1')
  const text = inEnglish.reduce((result, [spanish, word]) => result.replace(spanish, word), folded)
  const parts = text.split(', ').map((part) => {
    const bare = readBareRange(part)
    return bare ? formatIntervals([bare], 'en') : part
  })
  const intervals = parseHours(parts.join(', '))
  return intervals ? formatIntervals(intervals, 'en') : tidyHours(typed)
}

const everyDay = /^(?:todos los dias|cada dia|every day|daily)\b[:,]? ?/
const dayRange =
  /^(?:de |los? )?([a-z]{3,})\.?(?: ?(?:-|al?|hasta|to|through|thru) ?([a-z]{3,})\.?)?[:,]?(?: |$)/

/** The ISO number of a folded weekday or its beginning: "lun", "viernes", "fri"; 0 for any other word. */
function findWeekday(word: string): number {
  const isNamed = (day: number) =>
    languages.some((language) => {
      const name = foldText(formatWeekday(day, language))
      return name.startsWith(word) || `${name}s` === word
    })
  return [1, 2, 3, 4, 5, 6, 7].find(isNamed) ?? 0
}

const andMore = /^(?:and|y|&|\/) ?(?=[a-z])/
/** Short names of several days, in this order. */
const shortNames: readonly [RegExp, string][] = [
  [/\bm ?- ?f\b/g, 'monday-friday'],
  [/\bweekdays?\b|\bentre semana\b/g, 'monday-friday'],
  [/\bweekends?\b|\b(?:los )?fin(?:es)? de semana\b/g, 'saturday-sunday'],
]

/** Read the days at the start of a part, "lunes a viernes" or "sat and sun", and what follows them. */
function readDays(part: string): { days: number[]; rest: string } | null {
  const daily = everyDay.exec(part)
  if (daily) return { days: [1, 2, 3, 4, 5, 6, 7], rest: part.slice(daily[0].length) }
  const range = dayRange.exec(part)
  const first = findWeekday(range?.[1] ?? '?')
  const last = range?.[2] === undefined ? first : findWeekday(range[2])
  if (!range || first === 0 || last < first) return null
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const rest = part.slice(range[0].length)
  const more = andMore.test(rest) ? readDays(rest.replace(andMore, '')) : null
  return more ? { days: [...days, ...more.days], rest: more.rest } : { days, rest }
}

/**
 * Read hours that name their days, "lunes a viernes de 9 a 5, sábado cerrado" or "Mon, Wed 9-5", by ISO weekday and
 * as they are stored; null where a part isn't understood.
 */
export function readTypedDays(typed: string): Map<number, string> | null {
  const week = new Map<number, string>()
  const tidied = tidyHours(foldText(typed)).replace(/[\u2010-\u2015\u2212~]/g, '-')
  const text = shortNames.reduce((result, [short, days]) => result.replace(short, days), tidied)
  /** Days whose hours come in a later part. */
  let waiting: number[] = []
  for (const part of text.split(/[,;] ?(?=[a-z]{3})/)) {
    const named = readDays(part)
    const days = [...waiting, ...(named?.days ?? [])]
    const rest = named ? named.rest : part
    if (named && rest === '') {
      waiting = days
      continue
    }
    const hours = readTypedHours(rest)
    if (days.length === 0 || !hours || !parseHours(hours)) return null
    for (const day of days) week.set(day, hours)
    waiting = []
  }
  return waiting.length > 0 ? null : week
}
