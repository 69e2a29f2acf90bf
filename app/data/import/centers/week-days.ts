/** The weekdays (ISO 8601) in a text, and whether it also names holidays, which no week has. */
export type DaySet = { days: number[]; hasHolidays: boolean }

const dayNames = [
  'mondays?|mon|mo',
  'tuesdays?|tues|tue|tu',
  'wednesdays?|weds|wed|we',
  'thursdays?|thurs|thur|thu|th',
  'fridays?|fri|fr',
  'saturdays?|sat|sa',
  'sundays?|sun|su',
]
const groups: Readonly<Record<string, readonly number[]>> = {
  'weekdays?': [1, 2, 3, 4, 5],
  'weekends?': [6, 7],
  'daily|every ?day|all week|(?:7|seven) days(?: (?:a|per) week)?': [1, 2, 3, 4, 5, 6, 7],
}
const holidays = 'ph|sh|(?:public |major |federal )?holidays?'

const day = `(?:${dayNames.join('|')})\\b\\.?`
const range = `${day} ?(?:-|to|thru|through|till?) ?${day}`
const item = `(?:${range}|${day}|(?:${Object.keys(groups).join('|')}|${holidays})\\b)`
const daySet = new RegExp(`\\b${item}(?:(?: ?[,&/+] ?| and |, and )${item})*`, 'gi')

const readDay = (word: string) =>
  dayNames.findIndex((names) => new RegExp(`^(?:${names})$`).test(word.replace('.', ''))) + 1

/** One letter a day, as in "M-F", "M/W/F", "MWF" and "T,Th". An S may be either day. */
const letters: readonly [RegExp, (...found: string[]) => string][] = [
  [
    /\b([mtwf])( ?- ?)(th|sa|su|[twrf])\b(?!\.)/gi,
    (_, from = '', dash = '', to = '') => `${nameLetter(from)}${dash}${nameLetter(to)}`,
  ],
  // "F 8am" after the hours of other days.
  [/(^|[,;&] ?)([MTWF])(?= \d)/g, (_, mark = '', letter = '') => `${mark}${nameLetter(letter)}`],
  [/\bmwf\b/gi, () => 'Mon,Wed,Fri'],
  [/\bt\/?th\b/gi, () => 'Tue,Thu'],
  [
    /\b[mtwf](?: ?[,/&] ?(?:th|[mtwrf]))+\b(?!\.)/gi,
    (list = '') => list.replace(/[a-z]+/gi, (letter) => nameLetter(letter)),
  ],
]

function nameLetter(letter: string): string {
  const lower = letter.toLowerCase()
  const whole: Record<string, string> = { m: 'Mon', t: 'Tue', w: 'Wed', r: 'Thu', f: 'Fri' }
  return whole[lower] ?? letter
}

export function expandLetters(text: string): string {
  return letters.reduce((known, [pattern, write]) => known.replace(pattern, write), text)
}

/** Find the days that a text names, with the place of their names. */
export function findDays(text: string): (DaySet & { start: number; end: number })[] {
  return [...text.matchAll(daySet)].map(({ 0: written, index }) => ({
    ...readDaySet(written.toLowerCase()),
    start: index,
    end: index + written.length,
  }))
}

function readDaySet(written: string): DaySet {
  const days = new Set<number>()
  let hasHolidays = false
  for (const part of written.split(/ ?[,&/+] ?(?:and )?| and /)) {
    const group = Object.entries(groups).find(([names]) => new RegExp(`^(?:${names})$`).test(part))
    const [from = 0, to = from] = part
      .split(/ ?(?:-|\bto\b|\bthru\b|\bthrough\b|\btill?\b) ?/)
      .map(readDay)
    if (group) for (const one of group[1]) days.add(one)
    else if (from === 0) hasHolidays = true
    else {
      const length = ((to - from + 7) % 7) + 1
      for (let step = 0; step < length; step++) days.add(((from - 1 + step) % 7) + 1)
    }
  }
  return { days: [...days].sort(), hasHolidays }
}
