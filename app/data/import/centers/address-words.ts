// Words of a US address (USPS Publication 28), in lower case and without periods.

const toSet = (words: string) => new Set(words.trim().split(/\s+/))

const streetWords = toSet(`
  alley aly avenue ave av boulevard blvd broadway causeway circle cir court ct crossing drive dr expressway expy
  freeway fwy highway hwy lane ln loop parkway pkwy pike place pl plaza plz road rd row square sq street str st
  terrace ter trail trl turnpike tpke tpk way
`)

/** A town's name never ends in these. */
const finalStreetWords = toSet(`
  avenue ave boulevard blvd drive dr expressway expy freeway fwy highway hwy lane ln parkway pkwy road rd route rte
  street str st turnpike tpke
`)

/** The number of the road follows: "Route 9", "County Rd 520". */
const roadWords = toSet('route rt rte highway hwy us sr cr fm rr interstate road rd box')

const unitWords = toSet(
  'apartment apt bldg building department dept floor fl room rm suite ste unit wing',
)

/** No town's name has one of these. */
const buildingWords = toSet(`
  and annex bldg building buildings campus clinic complex department entrance extension floor hospital level mail mall
  medical office offices pavilion program rear recovery services suite suites tower towers treatment wellness
`)

/** Building names end in these, and few town names do: "Falls Church". */
const finalBuildingWords = toSet('center centre church house school wing')

const directions = toSet('n s e w ne nw se sw')
const fullDirections = toSet('north south east west')

const foldWord = (word: string) => word.toLowerCase().replace(/[.,]/g, '')

export const isStreetWord = (word: string) => streetWords.has(foldWord(word))
export const isRoadWord = (word: string) => roadWords.has(foldWord(word))
/** "FL 33401" is Florida. */
export const isUnitWord = (word: string) => unitWords.has(foldWord(word)) && word !== 'FL'
export const isDirection = (word: string) => directions.has(foldWord(word))
export const isFinalStreetWord = (word: string) => finalStreetWords.has(foldWord(word))
export const isBuildingWord = (word: string) => buildingWords.has(foldWord(word))
export const isFinalBuildingWord = (word: string) => finalBuildingWords.has(foldWord(word))

/** It ends a street or begins a town: "Main Street West Haven". */
export const isFullDirection = (word: string) => fullDirections.has(foldWord(word))

/** Also the first word of a town's name: "St. Louis". */
export const isSaint = (word: string) => foldWord(word) === 'st'

const value = String.raw`#?\s?[\w/-]{1,6}`
const namedUnits = [...unitWords].filter((word) => word !== 'wing' && word !== 'fl')
const unit = [
  String.raw`(?:${namedUnits.join('|')})\b\.?\s*${value}`,
  String.raw`fl\.?\s?\d{1,3}|fl\.?\s\w`,
  String.raw`#\s?${value}`,
  String.raw`(?:\d{1,3}(?:st|nd|rd|th)|first|second|third|fourth|fifth|ground|lower|upper)\s(?:floor|fl)\b\.?`,
].join('|')

const wholeUnit = new RegExp(`^(?:${unit})(?:\\s(?:${unit}))?$`, 'i')
const unitAtStart = new RegExp(`^(${unit})\\s+(?=\\p{L})`, 'iu')
const unitAtEnd = new RegExp(`\\s(${unit})$`, 'i')

/** A suite, floor or building alone: "Suite 5", "4th Floor", "#210". */
export const isUnit = (part: string) => wholeUnit.test(part)

/** Split a suite off a town: "Suite 5 Clifton" and "Clifton Suite 5" → ["Clifton", "Suite 5"]. */
export function splitUnit(part: string): [rest: string, unit: string | null] {
  const [start, first] = unitAtStart.exec(part) ?? []
  if (start !== undefined && first) return [part.slice(start.length), first]
  const [end, last] = unitAtEnd.exec(part) ?? []
  return end !== undefined && last ? [part.slice(0, -end.length), last] : [part, null]
}
