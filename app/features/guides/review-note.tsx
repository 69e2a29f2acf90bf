import { useTexts } from '#app/ui/language.tsx'
import { guideMessages } from './guide-messages.ts'
import reviews from './spanish-review.json' with { type: 'json' }

type Review = { reviewedBy: string | null; reviewedOn: string | null }

/** Says on a translated page about health that nobody who knows both has read it yet. `path` is the English one. */
export function ReviewNote({ path }: { path: string }) {
  const text = useTexts(guideMessages)
  const review = new Map<string, Review>(Object.entries(reviews)).get(path)
  if (!text.notReviewed || !review || review.reviewedOn) return null
  return (
    <p className="review-note border-b bg-surface text-sm text-ink-soft">
      <span className="wrap block py-2.5">{text.notReviewed}</span>
    </p>
  )
}
