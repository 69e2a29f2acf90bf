import { useNavigation } from 'react-router'
import { Link } from '#app/ui/link.tsx'
import { StatCard } from '#app/ui/stat-card.tsx'
import { type Analytics, findEngagement, findGrowth, kinds } from './analytics.ts'
import * as messages from './messages.ts'
import { PeriodForm } from './period-form.tsx'
import { Ranking } from './ranking.tsx'
import { TimeChart } from './time-chart.tsx'

export function AnalyticsPage({ analytics }: { analytics: Analytics }) {
  const { period, spans, totals, recent, series } = analytics
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location.pathname === '/admin/analytics'
  return (
    <section aria-labelledby="analytics" aria-busy={isLoading} className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="analytics" className="text-xl">
          {messages.title}
        </h2>
        <PeriodForm period={period} />
      </div>
      <dl className="stat-strip">
        {kinds.map((kind) => (
          <StatCard
            key={kind}
            label={messages.totalNames[kind]}
            value={messages.format(totals[kind])}
            note={`+${messages.countIn(recent[kind], period)}`}
          />
        ))}
        <StatCard
          label={messages.engagementRate}
          value={messages.formatPercent(findEngagement(analytics))}
          note={messages.explainEngagement(totals)}
        />
        <StatCard
          label={messages.growthRate}
          value={messages.formatPercent(findGrowth(analytics))}
          note={`${messages.growthNote}, ${messages.inPeriod[period]}`}
        />
      </dl>
      <div className="grid items-start gap-3 md:grid-cols-2 lg:gap-4">
        {kinds.map((kind) => (
          <TimeChart key={kind} kind={kind} period={period} spans={spans} numbers={series[kind]} />
        ))}
      </div>
      <div className="grid gap-3 md:grid-cols-2 lg:gap-4">
        <div className="grid min-w-0 content-start gap-3 lg:gap-4">
          <Ranking
            id="top-centers"
            title={messages.topCentersTitle}
            note={messages.topCentersNote}
            columns={['Center', 'Average']}
            empty={messages.noTopCenters}
            rows={analytics.topCenters.map(({ slug, name, average, reviews }) => ({
              key: slug,
              name: <Link to={`/centers/${slug}`}>{name}</Link>,
              figure: (
                <>
                  <b>{average.toFixed(1)}</b>{' '}
                  <span className="ml-1.5 text-sm text-ink-soft">
                    {messages.countReviews(reviews)}
                  </span>
                </>
              ),
            }))}
          />
          <Ranking
            id="empty-searches"
            title={messages.emptySearchesTitle}
            note={messages.emptySearchesNote}
            columns={['Search', 'Times']}
            empty={messages.noEmptySearches}
            rows={analytics.emptySearches.map(({ query, searches }) => ({
              key: query,
              name: query,
              figure: messages.format(searches),
            }))}
          />
        </div>
        <Ranking
          id="most-viewed"
          title={messages.mostViewedTitle}
          note={messages.countViews(analytics.views, period)}
          columns={['Center', 'Views']}
          empty={messages.noViews}
          rows={analytics.mostViewed.map(({ slug, name, views }) => ({
            key: slug,
            name: <Link to={`/centers/${slug}`}>{name}</Link>,
            figure: messages.format(views),
          }))}
        />
      </div>
      <p className="max-w-measure text-sm text-ink-soft">{messages.howCounted}</p>
    </section>
  )
}
