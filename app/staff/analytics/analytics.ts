/** Specification, section 9. */
export const periods = ['7days', '30days', '90days', '1year'] as const
export type Period = (typeof periods)[number]

const defaultPeriod: Period = '30days'

/** Days, both inclusive: "2026-11-14" to "2026-11-20". */
export type Span = { from: string; to: string }

const days: Record<Period, number> = { '7days': 7, '30days': 30, '90days': 90, '1year': 365 }

/** Read the period from the URL; unknown values give the default. */
export function readPeriod(search: URLSearchParams): Period {
  return periods.find((period) => period === search.get('period')) ?? defaultPeriod
}

/** Return the URL of the page or its CSV file for a period. */
export function serializePeriod(path: string, period: Period): string {
  return period === defaultPeriod ? path : `${path}?period=${period}`
}

/**
 * Split the period that ends today into days, weeks that end on today's weekday, or calendar
 * months. The first week, and the first and last month, may be shorter.
 */
export function splitPeriod(period: Period, today: string): Span[] {
  const first = addDays(today, 1 - days[period])
  const spans: Span[] = []
  for (let to = today; to >= first; ) {
    const from = [findBegin(period, to), first].toSorted().at(-1) ?? first
    spans.unshift({ from, to })
    to = addDays(from, -1)
  }
  return spans
}

function findBegin(period: Period, to: string): string {
  if (period === '90days') return addDays(to, -6)
  return period === '1year' ? `${to.slice(0, 8)}01` : to
}

/** Add or subtract days: ("2026-03-01", -1) → "2026-02-28". */
export function addDays(day: string, number: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + number)
  return date.toISOString().slice(0, 10)
}

/** The record types counted over time. */
export const kinds = ['users', 'reviews', 'comments', 'votes'] as const
export type Kind = (typeof kinds)[number]

export type Analytics = {
  period: Period
  /** The parts of the period, oldest first. */
  spans: Span[]
  /** Counts of all time. */
  totals: Record<Kind, number>
  /** Counts in the period. */
  recent: Record<Kind, number>
  /** One count per span. */
  series: Record<Kind, number[]>
  /** Based on all approved reviews, not only those in the period. */
  topCenters: RatedCenter[]
  /** Page views of all centers in the period. */
  views: number
  mostViewed: ViewedCenter[]
  /** Searches without a result, made at least three times in the period. */
  emptySearches: { query: string; searches: number }[]
}

/** `average` is not rounded. */
export type RatedCenter = { slug: string; name: string; average: number; reviews: number }
export type ViewedCenter = { slug: string; name: string; views: number }

/**
 * Return comments divided by users, in percent, rounded to one decimal (specification, section 9).
 */
export function findEngagement({ totals }: Pick<Analytics, 'totals'>): number {
  return findPercent(totals.comments, totals.users)
}

/**
 * Return the share of users who are new in the period, in percent, rounded to one decimal
 * (specification, section 9).
 */
export function findGrowth({ recent, totals }: Pick<Analytics, 'recent' | 'totals'>): number {
  return findPercent(recent.users, totals.users)
}

function findPercent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10
}
