import { Rating } from '#app/ui/stars.tsx'
import type { CenterSummary } from './center.ts'

/** The rating that came with a listing. Nothing at all when there is none: 0 is not a rating. */
export function CenterRating({
  center,
}: {
  center: Pick<CenterSummary, 'rating' | 'reviewCount' | 'isSample'>
}) {
  if (center.rating <= 0) return null
  return <Rating value={center.rating} source={nameSource(center)} />
}

/** "Google rating · 1,204 reviews". Nobody rated a fictional center on Google, so a sample says 'Rating'. */
function nameSource({ reviewCount, isSample }: { reviewCount: number; isSample: boolean }): string {
  const source = isSample ? 'Rating' : 'Google rating'
  if (reviewCount <= 0) return source
  return `${source} · ${reviewCount.toLocaleString('en-US')} ${reviewCount === 1 ? 'review' : 'reviews'}`
}
