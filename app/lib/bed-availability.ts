import type { Language, Texts } from './language.ts'

/** The open beds that a center reports; null for a kind that it does not report. */
export type BedAvailability = { detox: number | null; residential: number | null; at: Date }

const bedKinds = ['detox', 'residential'] as const

/** Means this number or more. */
export const maxBeds = 10

const en = {
  detox: 'detox',
  residential: 'residential',
  most: `${maxBeds} or more`,
  some: (beds: string) => `Open beds, reported in the last 24 hours: ${beds}`,
  none: 'No open beds, reported in the last 24 hours',
}
const es: typeof en = {
  detox: 'desintoxicación',
  residential: 'residencial',
  most: `${maxBeds} o más`,
  some: (beds) => `Camas libres, según el aviso de las últimas 24 horas: ${beds}`,
  none: 'Sin camas libres, según el aviso de las últimas 24 horas',
}
const texts: Texts<typeof en> = { en, es }

const lifetime = 24 * 60 * 60 * 1000

/** Describes open beds: "Open beds, reported in the last 24 hours: detox 2, residential 0". */
export function describeBeds(
  bedAvailability: Omit<BedAvailability, 'at'>,
  language: Language = 'en',
): string {
  const text = texts[language]
  if (bedKinds.every((kind) => !bedAvailability[kind])) return text.none
  const beds = bedKinds
    .flatMap((kind) => {
      const beds = bedAvailability[kind]
      return beds === null ? [] : `${text[kind]} ${beds >= maxBeds ? text.most : beds}`
    })
    .join(', ')
  return text.some(beds)
}

/** Returns when a report of open beds expires. */
export function getBedExpiry({ at }: Pick<BedAvailability, 'at'>): Date {
  return new Date(at.getTime() + lifetime)
}
