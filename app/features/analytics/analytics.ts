import type { Period, Span } from './period.ts'

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
