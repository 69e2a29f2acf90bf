import { foldText } from '#app/lib/fold-text.ts'

/** Common abbreviations of street words (USPS Publication 28). */
const abbreviations: Readonly<Record<string, string>> = {
  avenue: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  center: 'ctr',
  centre: 'ctr',
  circle: 'cir',
  court: 'ct',
  drive: 'dr',
  expressway: 'expy',
  freeway: 'fwy',
  heights: 'hts',
  highway: 'hwy',
  hiway: 'hwy',
  lane: 'ln',
  mount: 'mt',
  parkway: 'pkwy',
  pky: 'pkwy',
  pike: 'pike',
  place: 'pl',
  plaza: 'plz',
  road: 'rd',
  route: 'rt',
  rte: 'rt',
  saint: 'st',
  street: 'st',
  str: 'st',
  square: 'sq',
  terrace: 'ter',
  trail: 'trl',
  turnpike: 'tpke',
  tpk: 'tpke',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
}

/** Matches the start of a suite, floor or building within an address. */
const unitStart =
  /,|#|\s(?:apartment|apt|bldg|building|department|dept|floor|fl|room|rm|suite|ste|unit)\b/

/**
 * Normalize the first line of an address for comparison: "16 North Main Street, Suite 4" and "16
 * N. Main St" both become "16 n main st". Null without a number, because a street name alone is not
 * an address.
 */
export function normalizeStreet(street: string | null): string | null {
  const [line = ''] = foldText(street ?? '').split(unitStart)
  const words = line.replace(/['’.]/g, '').match(/[\p{L}\p{N}]+/gu) ?? []
  const key = words.map((word) => abbreviations[word] ?? word).join(' ')
  return /\d/.test(key) ? key : null
}
