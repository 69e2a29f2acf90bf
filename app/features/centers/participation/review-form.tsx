import { getTyped } from '#app/lib/form.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { messages } from './messages.ts'
import { PartAlert } from './part-alert.tsx'
import { maxLengths } from './participation-fields.ts'
import { RatingField } from './rating-field.tsx'
import type { OwnReview } from './read-own-part.server.ts'
import type { Part } from './use-part.ts'

type ReviewFormProps = {
  part: Part
  /** What the member wrote before; null for a new one. */
  review: OwnReview | null
}

/** A new review, or another version of one's own. */
export function ReviewForm({ review, part }: ReviewFormProps) {
  const text = useTexts(messages)
  const { fetcher, action, rejected, busy } = part
  return (
    <fetcher.Form
      method="post"
      action={action}
      noValidate
      aria-label={review ? text.review.change : text.review.write}
      className="grid max-w-measure gap-5"
    >
      <PartAlert rejected={rejected} />
      <input type="hidden" name="intent" value="save-review" />
      <RatingField
        id="review-rating"
        value={getTyped(rejected, 'rating') ?? String(review?.rating ?? '')}
        error={rejected?.fields.rating}
        required
      />
      <Field
        id="review-content"
        label={text.review.label}
        hint={text.hints.review}
        error={rejected?.fields.content}
        required
      >
        <Textarea
          name="content"
          rows={6}
          maxLength={maxLengths.review}
          defaultValue={getTyped(rejected, 'content') ?? review?.content ?? ''}
        />
      </Field>
      <Button type="submit" disabled={busy} className="md:justify-self-start">
        {busy ? text.sending : text.review.send}
      </Button>
    </fetcher.Form>
  )
}
