import { formatNumber } from '#app/lib/language.ts'
import { stateName } from '#site/state.ts'

/** `town` is null for the county itself. */
type Area = { county: string; town: string | null }

export const en = {
  directory: 'Treatment Centers',
  /** Used as a page's name. */
  county: (county: string) => `${county} County`,
  /** Used inside a sentence, for example in `title`. */
  place: ({ county, town }: Area) => (town ? `${town}, ${county} County` : `${county} County`),

  title: (place: string) => `Treatment Centers in ${place}`,
  none: (place: string) => `No addiction treatment center in ${place} is listed here yet.`,
  nearestFollow: 'These are the nearest that are open for patients.',
  lede: (place: string, total: number) => {
    const are = total === 1 ? 'center is' : 'centers are'
    return `${formatNumber(total, 'en')} addiction treatment ${are} listed in ${place}, ${stateName.en}. No center can pay for its place here.`
  },
  /** "63 addiction treatment centers in Essex County", the state, and ": Newark 30, Montclair 5". */
  describe: (place: string, total: number, named: string) => {
    const centers = total === 1 ? 'center' : 'centers'
    return `${formatNumber(total, 'en')} addiction treatment ${centers} in ${place}, ${stateName.en}${named && `: ${named}`}. Phone numbers, hours, kinds of care and how each is paid.`
  },
  centers: (total: number) => `${formatNumber(total, 'en')} ${total === 1 ? 'center' : 'centers'}`,
  nearest: 'The nearest centers',
  map: 'Map',
  /** Read aloud after a town's number. */
  countInTown: (centers: number): string => (centers === 1 ? 'center' : 'centers'),
  searchCounty: (county: string) => `Search in ${county} County`,
  searchAround: (town: string) => `Centers around ${town}`,
  towns: (county: string) => `Towns in ${county} County`,
  otherTowns: (county: string) => `Other towns in ${county} County`,
}
