import { Rating } from '#app/ui/stars.tsx'
import type { CenterSummary } from './center.ts'

/** The rating that came with a listing. Nothing at all when there is none: 0 is not a rating. */
export function CenterRating({
  center,
}: {
  center: Pick<CenterSummary, 'rating' | 'reviewCount' | 'isGoogleRating'>
}) {
  if (center.rating <= 0) return null
  return <Rating value={center.rating} source={nameSource(center)} />
}

/** "Google rating · 1,204 reviews". Only what an import brought is Google's; all else is a 'Rating'. */
function nameSource({
  reviewCount,
  isGoogleRating,
}: Pick<CenterSummary, 'reviewCount' | 'isGoogleRating'>): string {
  const source = isGoogleRating ? 'Google rating' : 'Rating'
  if (reviewCount <= 0) return source
  return `${source} · ${reviewCount.toLocaleString('en-US')} ${reviewCount === 1 ? 'review' : 'reviews'}`
}
