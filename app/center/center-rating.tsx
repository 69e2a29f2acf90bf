import { formatNumber } from '#app/lib/language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage } from '#app/ui/use-language.tsx'
import type { CenterSummary } from './center-model.ts'
import { centerMessages } from './messages.ts'

type Props = { center: Pick<CenterSummary, 'rating' | 'reviewCount' | 'isGoogleRating'> }

/**
 * The rating that came with a listing: "★ 4.9 Google rating · 212 reviews". "No rating" when there is none: 0 is not a
 * rating. Only what an import brought is Google's; all else is a 'Rating'.
 */
export function CenterRating({ center: { rating, reviewCount, isGoogleRating } }: Props) {
  const language = useLanguage()
  const text = centerMessages[language]
  if (rating <= 0) return <p className="rating">{text.noRating}</p>
  const source = isGoogleRating ? text.googleRating : text.rating
  const reviews = text.reviewCount(formatNumber(reviewCount, language), reviewCount === 1)
  return (
    <p className="rating">
      <Icon name="star" className="icon-fill" />
      <b>{rating.toFixed(1)}</b>
      {reviewCount > 0 ? `${source} · ${reviews}` : source}
    </p>
  )
}
