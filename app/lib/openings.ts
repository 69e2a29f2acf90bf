import type { Language, Texts } from './language.ts'

/** Beds that a center says it has; null for a kind that it says nothing of. */
export type Openings = { detox: number | null; residential: number | null; at: Date }

const bedKinds = ['detox', 'residential'] as const

/** Stands for itself and more. */
export const maxBeds = 10

const en = { detox: 'detox', residential: 'residential', most: `${maxBeds} or more` }
const es: typeof en = {
  detox: 'desintoxicación',
  residential: 'residencial',
  most: `${maxBeds} o más`,
}
const texts: Texts<typeof en> = { en, es }

const lifetime = 24 * 60 * 60 * 1000

/** "detox 2, residential 10 or more" */
export function describeOpenings(
  openings: Omit<Openings, 'at'>,
  language: Language = 'en',
): string {
  const text = texts[language]
  return bedKinds
    .flatMap((kind) => {
      const beds = openings[kind]
      return beds === null ? [] : `${text[kind]} ${beds >= maxBeds ? text.most : beds}`
    })
    .join(', ')
}

/** When openings are shown no longer. */
export function getEnd({ at }: Pick<Openings, 'at'>): Date {
  return new Date(at.getTime() + lifetime)
}
