import { numberWords } from './number-words.ts'

/** What a search's words say of when a center must be open. */
export type WantedTime = {
  /** In words. */
  length: number
  /** A day of the week, 'sun' to 'sat'; null for a time alone. */
  day: Day | null
  /** "06:00"; null for a day alone. */
  time: string | null
  /** 'before': open at some time before it; 'after': at some time after it. */
  relation: 'at' | 'before' | 'after'
}

export const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Day = (typeof days)[number]

const dayNames: Record<Day, string> = {
  sun: 'sunday sundays domingo domingos',
  mon: 'monday mondays lunes',
  tue: 'tuesday tuesdays martes',
  wed: 'wednesday wednesdays miercoles',
  thu: 'thursday thursdays jueves',
  fri: 'friday fridays viernes',
  sat: 'saturday saturdays sabado sabados',
}
const dayOf = new Map(
  days.flatMap((day) => dayNames[day].split(' ').map((name) => [name, day] as const)),
)

/** Before these days something else happens: "clean since monday", "court monday". */
const otherDays = new Set(
  'since last court starts start released discharged born until from desde hasta pasado corte sale salio sali salgo'.split(
    ' ',
  ),
)

/** What leads to a time, the longest first. */
const leads: [words: string, relation: WantedTime['relation']][] = [
  ['open before', 'before'],
  ['opens before', 'before'],
  ['earlier than', 'before'],
  ['before', 'before'],
  ['antes de las', 'before'],
  ['antes de la', 'before'],
  ['open after', 'after'],
  ['later than', 'after'],
  ['after', 'after'],
  ['past', 'after'],
  ['despues de las', 'after'],
  ['despues de la', 'after'],
  ['opens at', 'at'],
  ['open at', 'at'],
  ['at', 'at'],
  ['a las', 'at'],
  ['a la', 'at'],
]

const morning = ['am', 'a m', 'in the morning', 'de la manana', 'de la madrugada', 'in the am']
const evening = [
  'pm',
  'p m',
  'in the evening',
  'in the afternoon',
  'at night',
  'de la tarde',
  'de la noche',
]

/** A number before these is no time: "after 5 years". */
export const timeUnits: ReadonlySet<string> = new Set(
  `day days week weeks month months year years minute minutes hour hours mile miles times drinks beers kids
  people step steps dia dias semana semanas mes meses ano anos minuto minutos hora horas milla millas veces
  hijos pasos`.split(/\s+/),
)

/** Read a day or a time that starts at a word: "sunday", "before 6am", "a las 2 de la mañana". */
export function matchTime(words: string[], start: number): WantedTime | null {
  const day = dayOf.get(words[start] ?? '')
  if (day) {
    // "clean since monday", "salí el martes"
    if (words.slice(Math.max(0, start - 5), start).some((word) => otherDays.has(word))) return null
    return { length: 1, day, time: null, relation: 'at' }
  }
  const lead = leads.find(([phrase]) => startsWith(words, start, phrase))
  const leadLength = lead ? countWords(lead[0]) : 0
  const clock = matchClock(words, start + leadLength, lead?.[1] ?? null)
  return (
    clock && {
      length: leadLength + clock.length,
      day: null,
      time: clock.time,
      relation: lead?.[1] ?? 'at',
    }
  )
}

function matchClock(words: string[], start: number, relation: WantedTime['relation'] | null) {
  const [, digits = '', attached = ''] =
    /^(\d{1,2})(am|pm)?$/.exec(writeDigits(words[start] ?? '')) ?? []
  const hour = Number(digits)
  if (digits === '' || hour > 23) return null
  const minutes =
    attached === '' && /^[0-5]\d$/.test(words[start + 1] ?? '') ? words[start + 1] : null
  const next = start + (minutes ? 2 : 1)
  const half = attached || findHalf(words, next)
  const length = next - start + (attached ? 0 : half ? countWords(half) : 0)
  const isAfternoon = half ? attached === 'pm' || evening.includes(half) : relation === 'after'
  const isKnown = half !== '' || ((relation === 'before' || relation === 'after') && hour <= 12)
  if (!isKnown || (half === '' && timeUnits.has(words[next] ?? ''))) return null
  const whole = (hour % 12) + (isAfternoon ? 12 : 0)
  return { length, time: `${String(hour > 12 ? hour : whole).padStart(2, '0')}:${minutes ?? '00'}` }
}

/** "five" → "5" */
const writeDigits = (word: string) => `${numberWords.get(word) ?? word}`

const findHalf = (words: string[], start: number): string =>
  [...morning, ...evening].find((phrase) => startsWith(words, start, phrase)) ?? ''

const countWords = (phrase: string) => phrase.split(' ').length

const startsWith = (words: string[], start: number, phrase: string) =>
  words.slice(start, start + countWords(phrase)).join(' ') === phrase
