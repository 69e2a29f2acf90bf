import type { Texts } from '#app/lib/language.ts'
import { en } from './area-messages.en.ts'
import { es } from './area-messages.es.ts'

/** Towns named in the description for search engines: "Newark 30, Montclair 5". */
type CountedTown = { name: string; centers: number }

export const areaMessages: Texts<typeof en> = { en, es }

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
