import type { Near } from '#app/lib/places/near.ts'
import type { Radius } from './search-input.ts'

/** The specification's words, section 2, 'Directory'. */
export const searching = 'Searching...'
export const noCentersFound = 'No centers found'
export const showAllCenters = 'Show All Centers'
export const errorLoadingCenters = 'Error Loading Centers'

/** Beside 'Use my location': what the script says while it waits, and what else to do where it fails. */
export const positionMessages = {
  waiting: 'Finding your location…',
  denied: 'Your browser did not share your location. Type a ZIP code or a town instead.',
  unavailable: 'Your device could not find its location. Type a ZIP code or a town instead.',
  slow: 'Finding your location takes too long. Type a ZIP code or a town instead.',
}

/** An address that holds a position holds it everywhere it goes. */
export const positionInAddress =
  'This place stands in the address of this page, and so in this browser’s history and in a link that you share.'

export const numbersExplained = 'The numbers say how many centers you would find.'
export const openingsToday = 'Beds today'
export const openingsExplained = 'Centers that told us of one within 24 hours'
export const anyOfThese = 'Centers with any of these'
export const allOfThese = 'Centers for all of these'

/** Below an empty list. */
export const otherCenters = 'Other centers'
export const otherSearches = 'Other ways to search'
export const alsoSearch = 'You can also search:'
export const searchWithoutOne = 'Without one of your conditions:'
export const lackingExplained =
  'Each card says what we do not know about the center. Ask there: it may be right for you all the same.'

/** Parameters of an address in plain words. */
const parameterNames: Record<string, string> = {
  within: 'distance',
  type: 'kind of care',
  offers: 'what a center offers',
  minRating: 'rating',
  rating: 'rating',
  open: 'opening',
  openings: 'beds',
  sort: 'order',
  page: 'page',
}

/** "Not understood and left out: distance, rating." `names` are those of parameters. */
export function describeIgnored(names: string[]): string {
  const words = new Set(names.map((name) => parameterNames[name] ?? name))
  return `Part of this address was not understood and is left out: ${[...words].join(', ')}.`
}

/** "1,204 Treatment Centers Found" */
export function countFound(total: number): string {
  return `${total.toLocaleString('en-US')} Treatment ${total === 1 ? 'Center' : 'Centers'} Found`
}

/** `message` says what failed, in words that a visitor can use. */
export function failedToLoad(message: string): string {
  return `Failed to load treatment centers: ${message}`
}

/** "10 miles"; "any distance". */
export function describeRadius(within: Radius): string {
  return within === 'any' ? 'any distance' : `${within} miles`
}

/** The place of a search: "Within 10 miles of 07102 (Newark)", "In Essex County", "Near “Newrak”". */
export function describeNear(typed: string, near: Near | null, within: Radius): string {
  if (!near || near.kind === 'unknown') return `Near “${typed}”`
  if (near.kind === 'county') return `In ${near.label}`
  const place = near.kind === 'position' ? `the position ${near.label}` : near.label
  return within === 'any' ? `Near ${place}, at any distance` : `Within ${within} miles of ${place}`
}

/** Why a typed place is not one that the directory knows. */
export function describeUnknown({ text, reason }: Extract<Near, { kind: 'unknown' }>): string {
  if (reason === 'zip') return `We do not know the ZIP code “${text}”.`
  if (reason === 'outside')
    return `“${text}” is outside New Jersey. There, you can search by ZIP code.`
  if (reason === 'position') return `“${text}” is not a place on the map.`
  return `We do not know a town or county in New Jersey named “${text}”.`
}

/** Pages of counties and towns. `place` is "Essex County" or "Newark, Essex County". */
export const areaTitle = (place: string) => `Treatment Centers in ${place}`

export function areaLede(place: string, total: number): string {
  if (total === 0) {
    return `No addiction treatment center in ${place} is listed here yet. These are the nearest that are open for patients.`
  }
  const are = total === 1 ? 'center is' : 'centers are'
  return `${total.toLocaleString('en-US')} addiction treatment ${are} listed in ${place}, New Jersey. No center can pay for its place here.`
}

export const areaCenters = (total: number) =>
  `${total.toLocaleString('en-US')} ${total === 1 ? 'center' : 'centers'}`

export const nearestCenters = 'The nearest centers'
export const toMap = 'Map'

export const countInTown = (centers: number) => (centers === 1 ? 'center' : 'centers')

export const searchCounty = (county: string) => `Search in ${county} County`
export const searchAround = (town: string) => `Centers around ${town}`
export const townsOfCounty = (county: string) => `Towns in ${county} County`
export const otherTownsOfCounty = (county: string) => `Other towns in ${county} County`

/** For search engines: "63 addiction treatment centers in Essex County, New Jersey: Newark 30, Montclair 5." */
export function describeArea(
  place: string,
  total: number,
  towns: readonly { name: string; centers: number }[],
): string {
  if (total === 0) return areaLede(place, total)
  const largest = [...towns].sort((a, b) => b.centers - a.centers).slice(0, 4)
  const named = largest.map(({ name, centers }) => `${name} ${centers}`).join(', ')
  const centers = total === 1 ? 'center' : 'centers'
  return `${total.toLocaleString('en-US')} addiction treatment ${centers} in ${place}, New Jersey${named && `: ${named}`}. Phone numbers, hours, kinds of care and how each is paid.`
}
