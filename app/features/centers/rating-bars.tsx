import type { CenterDetail } from './center.ts'

/** How many reviews gave 5, 4, 3, 2 and 1 stars: bars for the eye, a sentence for a screen reader. */
export function RatingBars({ summary }: { summary: CenterDetail['reviewSummary'] }) {
  const rows = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: summary.byStars[stars - 1] ?? 0 }))
  return (
    <div role="img" aria-label={describeBars(rows)} className="grid max-w-96 gap-1.5">
      {rows.map(({ stars, count }) => (
        <div
          key={stars}
          className="grid grid-cols-[3.75rem_1fr_2rem] items-center gap-3 text-sm tabular-nums"
        >
          {stars === 1 ? '1 star' : `${stars} stars`}
          <svg
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-2.5 w-full rounded-full bg-sunken"
          >
            <rect
              width={(count / Math.max(1, summary.count)) * 100}
              height="1"
              className="fill-star"
            />
          </svg>
          {count}
        </div>
      ))}
    </div>
  )
}

/** "9 reviews with 5 stars, 2 with 4, 1 with 1". */
function describeBars(rows: readonly { stars: number; count: number }[]): string {
  return rows
    .filter(({ count }) => count > 0)
    .map(({ stars, count }, index) =>
      index > 0
        ? `${count} with ${stars}`
        : `${count} ${count === 1 ? 'review' : 'reviews'} with ${stars} ${stars === 1 ? 'star' : 'stars'}`,
    )
    .join(', ')
}
