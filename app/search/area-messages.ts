import { formatNumber, type Texts } from '#app/lib/language.ts'
import { stateName } from '#site/state.ts'

/** `town` is null for the county itself. */
type Area = { county: string; town: string | null }

const en = {
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

const es = {
  directory: 'Centros de tratamiento',
  county: (county) => `Condado de ${county}`,
  place: ({ county, town }) => (town ? `${town}, condado de ${county}` : `el condado de ${county}`),

  title: (place) => `Centros de tratamiento en ${place}`,
  none: (place) =>
    `En esta lista todavía no hay ningún centro de tratamiento de adicciones en ${place}.`,
  nearestFollow: 'Estos son los más cercanos que atienden pacientes.',
  lede: (place, total) => {
    const centers = total === 1 ? 'centro' : 'centros'
    return `En esta lista hay ${formatNumber(total, 'es')} ${centers} de tratamiento de adicciones en ${place}, ${stateName.es}. Ningún centro puede pagar por su lugar aquí.`
  },
  describe: (place, total, named) => {
    const centers = total === 1 ? 'centro' : 'centros'
    return `${formatNumber(total, 'es')} ${centers} de tratamiento de adicciones en ${place}, ${stateName.es}${named && `: ${named}`}. Teléfonos, horarios, tipos de atención y cómo se paga cada uno.`
  },
  centers: (total) => `${formatNumber(total, 'es')} ${total === 1 ? 'centro' : 'centros'}`,
  nearest: 'Los centros más cercanos',
  map: 'Mapa',
  countInTown: (centers) => (centers === 1 ? 'centro' : 'centros'),
  searchCounty: (county) => `Buscar en el condado de ${county}`,
  searchAround: (town) => `Centros alrededor de ${town}`,
  towns: (county) => `Pueblos del condado de ${county}`,
  otherTowns: (county) => `Otros pueblos del condado de ${county}`,
} satisfies typeof en

export const areaMessages: Texts<typeof en> = { en, es }

/** Towns named in the description for search engines: "Newark 30, Montclair 5". */
type CountedTown = { name: string; centers: number }

/** Describe a place for search engines: its number of centers and the towns with the most. */
export function describeArea(
  text: typeof en,
  place: string,
  total: number,
  towns: readonly CountedTown[],
): string {
  if (total === 0) return text.none(place)
  const largest = [...towns].sort((a, b) => b.centers - a.centers).slice(0, 4)
  return text.describe(
    place,
    total,
    largest.map(({ name, centers }) => `${name} ${centers}`).join(', '),
  )
}
