import type { Language, Texts } from '#app/lib/language.ts'

export const bedKinds = ['detox', 'residential'] as const

export type BedKind = (typeof bedKinds)[number]

/** For whom a center may keep beds. */
export const bedPeople = ['women', 'men', 'under-18'] as const

export type BedPeople = (typeof bedPeople)[number]

export type BedUnit = `${BedKind}-${BedPeople}`

/** 'detox-women', 'detox-men', … */
export const unitNames: readonly BedUnit[] = bedKinds.flatMap((kind) =>
  bedPeople.map((people): BedUnit => `${kind}-${people}`),
)

/** Beds for some people, which are among those of their kind: one bed may be for women or men. */
export type BedsByPeople = Partial<Record<BedUnit, number>>

/** The open beds that a center reports; null for a kind that it does not report. */
export type BedAvailability = {
  detox: number | null
  residential: number | null
  byPeople: BedsByPeople
  at: Date
}

/** Means this number or more. */
export const maxBeds = 10

const en = {
  detox: 'detox',
  residential: 'residential',
  people: { women: 'women', men: 'men', 'under-18': 'under 18' },
  most: `${maxBeds} or more`,
  some: (beds: string) => `Open beds, reported in the last 24 hours: ${beds}`,
  none: 'No open beds, reported in the last 24 hours',
}
const es = {
  detox: 'desintoxicación',
  residential: 'residencial',
  people: { women: 'mujeres', men: 'hombres', 'under-18': 'menores de 18' },
  most: `${maxBeds} o más`,
  some: (beds) => `Camas libres, según el reporte de las últimas 24 horas: ${beds}`,
  none: 'Sin camas libres, según el reporte de las últimas 24 horas',
} satisfies typeof en
const texts: Texts<typeof en> = { en, es }

const lifetime = 24 * 60 * 60 * 1000

/** Describe open beds: "Open beds, reported in the last 24 hours: detox 2 (women 1), residential 0". */
export function describeBeds(
  bedAvailability: Omit<BedAvailability, 'at'>,
  language: Language = 'en',
): string {
  const text = texts[language]
  if (bedKinds.every((kind) => !bedAvailability[kind])) return text.none
  return text.some(nameBeds(bedAvailability, language))
}

/** "detox 2 (women 1), residential 0" */
export function nameBeds(bedAvailability: Omit<BedAvailability, 'at'>, language: Language): string {
  const text = texts[language]
  const format = (beds: number) => (beds >= maxBeds ? text.most : beds)
  return bedKinds
    .flatMap((kind) => {
      const total = bedAvailability[kind]
      if (total === null) return []
      const parts = bedPeople.flatMap((people) => {
        const some = bedAvailability.byPeople[`${kind}-${people}`]
        return some === undefined ? [] : `${text.people[people]} ${format(some)}`
      })
      const forWhom = parts.length > 0 ? ` (${parts.join(', ')})` : ''
      return `${text[kind]} ${format(total)}${forWhom}`
    })
    .join(', ')
}

/** Return when a report of open beds expires. */
export function getBedExpiry({ at }: Pick<BedAvailability, 'at'>): Date {
  return new Date(at.getTime() + lifetime)
}
