import { StatCard } from '#app/ui/stat-card.tsx'
import type { CenterStats } from './read-stats.server.ts'

const count = (value: number) => value.toLocaleString('en-US')

/** The four numbers above the table (specification, section 2). */
export function StatCards({ stats }: { stats: CenterStats }) {
  const { centers, closed, pinned, reviews, averageRating, unrated } = stats
  return (
    <dl className="stat-strip">
      <StatCard
        label="Total Centers"
        value={count(centers)}
        note={`${count(centers - closed)} open, ${count(closed)} closed`}
      />
      <StatCard label="Pinned Centers" value={`${pinned}/5`} />
      <StatCard
        label="Total Reviews"
        value={count(reviews)}
        title="Sum of the centers’ review counts"
      />
      <StatCard
        label="Average Rating"
        value={averageRating === 0 ? '0' : averageRating.toFixed(1)}
        title="Mean over all centers"
        note={unrated === 0 ? undefined : `${count(unrated)} unrated, counted as 0`}
      />
    </dl>
  )
}
