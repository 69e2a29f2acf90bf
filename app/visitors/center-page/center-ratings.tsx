import type { CenterDetail, Highlight } from '#app/center/center-model.ts'
import { centerMessages } from '#app/center/messages.ts'
import { formatNumber } from '#app/lib/language.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { centerPageMessages } from './messages.ts'

const highlightIcons: Record<Highlight, IconName> = {
  'Highly rated': 'star',
  'Well reviewed': 'message-square',
  'Many photos': 'images',
}

/** Each rating with its owner, and the highlights. Nothing for a center without any. */
export function CenterRatings({ center }: { center: CenterDetail }) {
  const { highlights: labels } = useTexts(centerMessages)
  const { ratings: text } = useTexts(centerPageMessages)
  const { rating, reviewCount, isGoogleRating, reviewSummary, openStatus } = center
  // They say nothing of a center that is gone.
  const highlights = openStatus === 'Permanently Closed' ? [] : center.highlights
  const hasRating = rating > 0 || reviewSummary.count > 0
  if (!hasRating && highlights.length === 0) return null
  return (
    <section aria-labelledby="ratings" className="sec">
      <h2 id="ratings">{text.title}</h2>
      {hasRating && (
        <ul className="marks">
          {rating > 0 && (
            <Rating
              value={rating}
              owner={isGoogleRating ? text.onGoogle : text.noOwner}
              count={reviewCount}
            />
          )}
          {reviewSummary.count > 0 && (
            <Rating value={reviewSummary.average} owner={text.here} count={reviewSummary.count} />
          )}
        </ul>
      )}
      {highlights.length > 0 && (
        <p className="marks">
          {highlights.map((highlight) => (
            <span key={highlight}>
              <Icon name={highlightIcons[highlight]} />
              {labels[highlight]}
            </span>
          ))}
        </p>
      )}
    </section>
  )
}

type RatingProps = { value: number; owner: string; count: number }

/** "★ 4.9 on Google (212)" */
function Rating({ value, owner, count }: RatingProps) {
  const language = useLanguage()
  return (
    <li className="rating">
      <Icon name="star" className="icon-fill" />
      <b>{value.toFixed(1)}</b> {owner}
      {count > 0 && ` (${formatNumber(count, language)})`}
    </li>
  )
}
