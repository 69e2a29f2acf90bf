import { stateName } from '#site/state.ts'
import type { Kind, Period } from './analytics.ts'

export const title = 'Analytics'
export const loads = 'analytics'

/** Labels of the period filter; `inPeriod` has the form for sentences. */
export const periodNames: Record<Period, string> = {
  '7days': 'Last 7 days',
  '30days': 'Last 30 days',
  '90days': 'Last 90 days',
  '1year': 'Last year',
}
export const inPeriod: Record<Period, string> = {
  '7days': 'in the last 7 days',
  '30days': 'in the last 30 days',
  '90days': 'in the last 90 days',
  '1year': 'in the last year',
}

export const totalNames: Record<Kind, string> = {
  users: 'Total Users',
  reviews: 'Total Reviews',
  comments: 'Total Comments',
  votes: 'Total Votes',
}
export const seriesNames: Record<Kind, string> = {
  users: 'Sign-ups',
  reviews: 'Reviews',
  comments: 'Comments',
  votes: 'Votes',
}

/** The time span of one bar in a chart. */
export const partNames: Record<Period, string> = {
  '7days': 'Day',
  '30days': 'Day',
  '90days': 'Week',
  '1year': 'Month',
}

export const engagementRate = 'Engagement Rate'
/** A rate above 100% reads as a fault without it: "2.75 comments per user (22 ÷ 8)". */
export const explainEngagement = ({ comments, users }: Record<'comments' | 'users', number>) =>
  users === 0
    ? 'Comments per user'
    : `${Number((comments / users).toFixed(2))} comments per user (${format(comments)} ÷ ${format(users)})`
export const growthRate = 'Growth Rate'
export const growthNote = 'New users to all users'

export const topCentersTitle = 'Top Centers'
export const topCentersNote = 'By the average of all their approved reviews'
export const noTopCenters = 'No review is approved yet.'
export const mostViewedTitle = 'Most Viewed Centers'
export const noViews = 'No center’s page was opened by a visitor.'
export const emptySearchesTitle = 'Searches Without Results'
export const emptySearchesNote = 'From the third time on; kept for 90 days'
export const noEmptySearches = 'Nothing was searched for in vain three times.'

export const howCounted = `Days begin and end in ${stateName.en}. Views and searches are plain sums by the day: nothing of who looked or searched is kept, so one person may count many times. Known robots and the staff are left out. A search that holds an email address, or a number other than a ZIP code, is not kept.`

/** Return "12 in the last 30 days". */
export function countIn(number: number, period: Period): string {
  return `${format(number)} ${inPeriod[period]}`
}

export function countViews(number: number, period: Period): string {
  return `${format(number)} ${number === 1 ? 'page' : 'pages'} opened ${inPeriod[period]}`
}

export function countReviews(number: number): string {
  return `${format(number)} ${number === 1 ? 'review' : 'reviews'}`
}

export function format(number: number): string {
  return number.toLocaleString('en-US')
}

/** Return "12.0%" for 12. Always has one decimal, because the rates are shown side by side. */
export function formatPercent(percent: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return `${percent.toLocaleString('en-US', digits)}%`
}
