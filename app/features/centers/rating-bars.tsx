import { useLanguage, useTexts } from '#app/ui/language.tsx'
import type { CenterDetail } from './center.ts'
import { messages } from './messages.ts'

/** How many reviews gave 5, 4, 3, 2 and 1 stars: bars for the eye, a sentence for a screen reader. */
export function RatingBars({ summary }: { summary: CenterDetail['reviewSummary'] }) {
  const { reviews: text } = useTexts(messages)
  // "5 estrellas" is longer than "5 stars".
  const columns =
    useLanguage() === 'en' ? 'grid-cols-[3.75rem_1fr_2rem]' : 'grid-cols-[5.25rem_1fr_2rem]'
  const rows = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: summary.byStars[stars - 1] ?? 0 }))
  return (
    <div role="img" aria-label={describeBars(rows, text)} className="grid max-w-96 gap-1.5">
      {rows.map(({ stars, count }) => (
        <div key={stars} className={`grid ${columns} items-center gap-3 text-sm tabular-nums`}>
          {text.stars(stars)}
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
function describeBars(
  rows: readonly { stars: number; count: number }[],
  text: typeof messages.en.reviews,
): string {
  return rows
    .filter(({ count }) => count > 0)
    .map(({ stars, count }, index) =>
      index > 0 ? text.nextBar(count, stars) : text.firstBar(count, text.stars(stars)),
    )
    .join(', ')
}
