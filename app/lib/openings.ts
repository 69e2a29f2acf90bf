/** Beds that a center says it has; null for a kind that it says nothing of. */
export type Openings = { detox: number | null; residential: number | null; at: Date }

export const bedKinds = ['detox', 'residential'] as const

export type BedKind = (typeof bedKinds)[number]

/** Stands for itself and more. */
export const mostBeds = 10

const lifetime = 24 * 60 * 60 * 1000

/** "detox 2, residential 10 or more" */
export function describeOpenings(openings: Omit<Openings, 'at'>): string {
  return bedKinds
    .flatMap((kind) => {
      const beds = openings[kind]
      return beds === null ? [] : `${kind} ${beds >= mostBeds ? `${mostBeds} or more` : beds}`
    })
    .join(', ')
}

/** The moment, or the one before it at which openings are shown no longer. */
export function endAt(moment: Date, openings: Openings | null): Date {
  return openings ? new Date(Math.min(moment.getTime(), openings.at.getTime() + lifetime)) : moment
}
