import { serializeCsv } from '#app/lib/serialize-csv.ts'
import { type Analytics, findEngagement, findGrowth, kinds } from './analytics.ts'
import {
  emptySearchesTitle,
  engagementRate,
  growthRate,
  mostViewedTitle,
  seriesNames,
  topCentersTitle,
  totalNames,
} from './messages.ts'

type Row = [figure: string, item: string, from: string, to: string, value: number, reviews?: number]

/**
 * Write all numbers of the page as CSV, one per row. Rates are in percent; all-time numbers have no
 * dates.
 */
export function serializeAnalytics(analytics: Analytics): string {
  const { spans, totals, recent, series, topCenters, views, mostViewed, emptySearches } = analytics
  const [from, to] = [spans[0]?.from ?? '', spans.at(-1)?.to ?? '']
  const rows: Row[] = [
    ...kinds.map((kind): Row => [totalNames[kind], '', '', '', totals[kind]]),
    ...kinds.map((kind): Row => [`New ${seriesNames[kind]}`, '', from, to, recent[kind]]),
    [`${engagementRate} %`, '', '', '', findEngagement(analytics)],
    [`${growthRate} %`, '', from, to, findGrowth(analytics)],
    ...kinds.flatMap((kind) =>
      spans.map(
        (span, index): Row => [seriesNames[kind], '', span.from, span.to, series[kind][index] ?? 0],
      ),
    ),
    ...topCenters.map(
      ({ name, average, reviews }): Row => [
        topCentersTitle,
        name,
        '',
        '',
        Number(average.toFixed(1)),
        reviews,
      ],
    ),
    ['Center Views', '', from, to, views],
    ...mostViewed.map((center): Row => [mostViewedTitle, center.name, from, to, center.views]),
    ...emptySearches.map((one): Row => [emptySearchesTitle, one.query, from, to, one.searches]),
  ]
  const header = ['figure', 'item', 'from', 'to', 'value', 'reviews']
  return serializeCsv(
    header,
    // RFC 4180 requires the same number of values in every row.
    rows.map((row) => header.map((_, index) => row[index])),
  )
}
