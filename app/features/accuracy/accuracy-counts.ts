/** Periods in days. */
export const periods = [90, 365] as const

export type Period = (typeof periods)[number]

/** What calling the centers of a group came to, one result a center; 'unknown' is not settled yet. */
export type Counts = {
  right: number
  wrong: number
  closed: number
  unreachable: number
  unknown: number
}

export type Group = Counts & {
  /** 'all', a county's or a kind of care's. */
  kind: 'all' | 'county' | 'care'
  name: string
}

export type PeriodAccuracy = {
  days: Period
  /** Of the centers drawn at random; all first, then by county and by kind of care. */
  drawn: Group[]
  /** Of those called because it was urgent, which are no sample. */
  urgent: Counts
  /** Problems that visitors reported, and in how many hours half of those settled were settled. */
  reports: number
  medianHours: number | null
}

export type Accuracy = {
  periods: PeriodAccuracy[]
  /** Open listings, how many a person has checked within 90 days, and the median age of the checks in days. */
  listings: number
  checked: number
  medianAge: number | null
}

/** Under so many settled centers of a group there are too few to say. */
export const minSettled = 30

/** Centers whose drawn call is settled: right, wrong, closed or unreachable. */
export function countSettled({ right, wrong, closed, unreachable }: Counts): number {
  return right + wrong + closed + unreachable
}

/**
 * The share of right numbers with its 95% interval, each from 0 to 1; null where there are too few to say.
 * Wilson's score interval (E. B. Wilson, 1927, Journal of the American Statistical Association 22, 209–212).
 */
export function estimateShare(counts: Counts): { share: number; low: number; high: number } | null {
  const n = countSettled(counts)
  if (n < minSettled) return null
  const z = 1.959964
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
