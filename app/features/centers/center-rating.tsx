import { formatNumber, type Language } from '#app/lib/language.ts'
import { useLanguage } from '#app/ui/language.tsx'
import { Rating } from '#app/ui/stars.tsx'
import type { CenterSummary } from './center.ts'
import { messages } from './messages.ts'

/** The rating that came with a listing. Nothing at all when there is none: 0 is not a rating. */
export function CenterRating({
  center,
}: {
  center: Pick<CenterSummary, 'rating' | 'reviewCount' | 'isGoogleRating'>
}) {
  const language = useLanguage()
  if (center.rating <= 0) return null
  return <Rating value={center.rating} source={labelSource(center, language)} />
}

/** "Google rating · 1,204 reviews". Only what an import brought is Google's; all else is a 'Rating'. */
function labelSource(
  { reviewCount, isGoogleRating }: Pick<CenterSummary, 'reviewCount' | 'isGoogleRating'>,
  language: Language,
): string {
  const text = messages[language]
  const source = isGoogleRating ? text.googleRating : text.rating
  if (reviewCount <= 0) return source
  return `${source} · ${text.reviewCount(formatNumber(reviewCount, language), reviewCount === 1)}`
}
