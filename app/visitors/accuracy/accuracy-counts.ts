/** In days. */
export const periods = [90, 365] as const

export type Period = (typeof periods)[number]

/** Results of calling a group's centers, one per center; 'unknown' isn't settled yet. */
export type Counts = {
  right: number
  wrong: number
  closed: number
  unreachable: number
  unknown: number
}

export type Group = Counts & {
  /** Scope of the group: all centers, a county or a kind of care. */
  kind: 'all' | 'county' | 'care'
  name: string
}

export type PeriodAccuracy = {
  days: Period
  /** Groups of the centers drawn at random: all first, then by county and by kind of care. */
  drawn: Group[]
  /** Centers called because it was urgent. They aren't a random sample. */
  urgent: Counts
  /** Problems that visitors reported, and the median hours until staff settled one. */
  reports: number
  medianHours: number | null
}

export type Accuracy = {
  periods: PeriodAccuracy[]
  /**
   * Open listings, those that a person checked within 90 days, and the median age of all checks in
   * days.
   */
  listings: number
  checked: number
  medianAge: number | null
}

/** With fewer settled centers, a group's share is too uncertain to publish. */
export const minSettled = 30

/** Standard deviations of a 95% interval. */
const z = 1.959964

/** What `estimateShare` computes, with n settled centers and the share p. The spaces don't break. */
export const intervalFormula = `z\u00A0=\u00A0${z}: (p\u00A0+\u00A0z²/2n ± z√(p(1\u00A0−\u00A0p)/n\u00A0+\u00A0z²/4n²)) ÷ (1\u00A0+\u00A0z²/n)`

/** Count the centers with a settled call: right, wrong, closed or unreachable. */
export function countSettled({ right, wrong, closed, unreachable }: Counts): number {
  return right + wrong + closed + unreachable
}

/**
 * Estimate the share of right numbers with its 95% interval, each from 0 to 1; null below
 * `minSettled`. Wilson's score interval (E. B. Wilson, 1927, Journal of the American Statistical
 * Association 22, 209–212).
 */
export function estimateShare(counts: Counts): { share: number; low: number; high: number } | null {
  const n = countSettled(counts)
  if (n < minSettled) return null
  const share = counts.right / n
  const center = share + z ** 2 / (2 * n)
  const margin = z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2))
  const scale = 1 + z ** 2 / n
  return {
    share,
    low: Math.max(0, (center - margin) / scale),
    high: Math.min(1, (center + margin) / scale),
  }
}
