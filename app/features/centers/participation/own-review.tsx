import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { useStoredText, useTexts } from '#app/ui/language.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { messages } from './messages.ts'
import { PartAlert } from './part-alert.tsx'
import type { OwnReview } from './read-own-part.server.ts'
import { ReviewForm } from './review-form.tsx'
import { type PartProps, usePart } from './use-part.ts'

type OwnReviewPartProps = PartProps & { review: OwnReview | null }

/** A member's place among the reviews: the form for a first one, else the own one and where it stands. */
export function OwnReviewPart({ review, ...part }: OwnReviewPartProps) {
  const text = useTexts(messages)
  const stored = useStoredText()
  const saving = usePart('save-review', part)
  const isRejected = saving.rejected !== undefined
  if (!review) {
    return (
      <Disclosure summary={text.review.write} icon="pencil" defaultOpen={isRejected}>
        <div className="pt-3">
          <ReviewForm review={null} part={saving} />
        </div>
      </Disclosure>
    )
  }
  const state = text.reviewStates[review.status]
  return (
    <section
      aria-labelledby="own-review"
      className="grid max-w-measure gap-2.5 rounded-l border bg-surface px-4.5 py-4"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id="own-review" className="text-md">
          {text.review.label}
        </h3>
        <Badge variant={review.status === 'approved' ? 'open' : 'plain'}>{state.label}</Badge>
      </div>
      <p className="text-sm text-ink-soft">{state.text}</p>
      <Stars value={review.rating} />
      <p className="whitespace-pre-line wrap-anywhere" {...stored}>
        {review.content}
      </p>
      <div className="flex flex-wrap gap-x-6 [&>[open]]:w-full">
        <Disclosure key={saving.done} summary={text.change} icon="pencil" defaultOpen={isRejected}>
          <div className="pt-3 pb-2">
            <ReviewForm review={review} part={saving} />
          </div>
        </Disclosure>
        <DeleteReview {...part} />
      </div>
    </section>
  )
}

function DeleteReview(part: PartProps) {
  const text = useTexts(messages)
  const { fetcher, action, rejected, busy } = usePart('delete-review', part)
  return (
    <Disclosure summary={text.delete} icon="trash-2" defaultOpen={rejected !== undefined}>
      <fetcher.Form method="post" action={action} className="grid gap-3 pt-1 pb-2">
        <PartAlert rejected={rejected} />
        <input type="hidden" name="intent" value="delete-review" />
        <p>{text.noWayBack}</p>
        <Button
          type="submit"
          variant="danger"
          size="sm"
          disabled={busy}
          className="justify-self-start"
        >
          {busy ? text.deleting : text.review.delete}
        </Button>
      </fetcher.Form>
    </Disclosure>
  )
}
