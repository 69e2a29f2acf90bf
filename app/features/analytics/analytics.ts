/** Specification, section 9. */
export const periods = ['7days', '30days', '90days', '1year'] as const
export type Period = (typeof periods)[number]

const defaultPeriod: Period = '30days'

/** Days of New Jersey's, both included: "2026-11-14" to "2026-11-20". */
export type Span = { from: string; to: string }

const days: Record<Period, number> = { '7days': 7, '30days': 30, '90days': 90, '1year': 365 }

/** The period that an address asks for; the default for one that there is not. */
export function readPeriod(search: URLSearchParams): Period {
  return periods.find((period) => period === search.get('period')) ?? defaultPeriod
}

/** The address of the page, or of its file, for a period. */
export function serializePeriod(path: string, period: Period): string {
  return period === defaultPeriod ? path : `${path}?period=${period}`
}

/**
 * The period that ends today, cut for its charts: days, weeks that end on today's weekday, or calendar
 * months. The first week, and the first and last month, are as short as the period makes them.
 */
export function cutPeriod(period: Period, today: string): Span[] {
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

/** The day so many days later, or earlier: ("2026-03-01", -1) → "2026-02-28". */
export function addDays(day: string, number: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + number)
  return date.toISOString().slice(0, 10)
}

/** What is counted over time. */
export const kinds = ['users', 'reviews', 'comments', 'votes'] as const
export type Kind = (typeof kinds)[number]

export type Analytics = {
  period: Period
  /** The parts of the period, oldest first. */
  spans: Span[]
  /** Since the beginning. */
  totals: Record<Kind, number>
  /** Of the period. */
  recent: Record<Kind, number>
  /** One number for each part of the period. */
  series: Record<Kind, number[]>
  /** Of all approved reviews. */
  topCenters: RatedCenter[]
  /** How often the pages of centers were opened in the period, all together. */
  views: number
  mostViewed: ViewedCenter[]
  /** What was searched for without a result, at least three times in the period. */
  emptySearches: { query: string; searches: number }[]
}

/** `average` is exact; it is shown with one decimal. */
export type RatedCenter = { slug: string; name: string; average: number; reviews: number }
export type ViewedCenter = { slug: string; name: string; views: number }

/** Specification, section 9: comments to users. In percent, with one decimal. */
export function findEngagement({ totals }: Pick<Analytics, 'totals'>): number {
  return findPercent(totals.comments, totals.users)
}

/** Specification, section 9: the period's new users to all users. In percent, with one decimal. */
export function findGrowth({ recent, totals }: Pick<Analytics, 'recent' | 'totals'>): number {
  return findPercent(recent.users, totals.users)
}

function findPercent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10
}
