import { StatCard } from '#app/ui/stat-card.tsx'
import type { CenterStats } from './read-stats.server.ts'

const maxPinned = [1, 2, 3, 4, 5]

/** The four numbers above the table (specification, section 2). */
export function StatCards({ stats }: { stats: CenterStats }) {
  const { centers, closed, pinned, reviews, averageRating, unrated } = stats
  return (
    <dl className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-5">
      <StatCard
        label="Total Centers"
        value={centers.toLocaleString('en-US')}
        note={`${(centers - closed).toLocaleString('en-US')} open, ${closed.toLocaleString('en-US')} closed`}
      />
      <StatCard
        label="Pinned Centers"
        value={
          <>
            {pinned}/5
            <span aria-hidden="true" className="mt-2 flex gap-1.5">
              {maxPinned.map((number) => (
                <i
                  key={number}
                  className={`h-2 flex-1 rounded-full border border-trusted-line ${number <= pinned ? 'bg-trusted' : ''}`}
                />
              ))}
            </span>
          </>
        }
      />
      <StatCard
        label="Total Reviews"
        value={reviews.toLocaleString('en-US')}
        note="Sum of the centers’ review counts"
      />
      <StatCard
        label="Average Rating"
        value={averageRating === 0 ? '0' : averageRating.toFixed(1)}
        note={
          unrated === 0
            ? 'Mean over all centers'
            : `Mean over all centers. ${unrated.toLocaleString('en-US')} ${unrated === 1 ? 'has no rating and is' : 'have no rating and are'} counted as 0`
        }
      />
    </dl>
  )
}
