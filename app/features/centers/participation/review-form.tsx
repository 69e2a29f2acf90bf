import { Button } from '#app/ui/button.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { hints } from './messages.ts'
import { PartAlert } from './part-alert.tsx'
import { longest } from './participation-fields.ts'
import { RatingField } from './rating-field.tsx'
import type { OwnReview } from './read-own-part.server.ts'
import type { Part } from './use-part.ts'

type ReviewFormProps = {
  slug: string
  part: Part
  /** What the member wrote before; null for a new one. */
  review: OwnReview | null
}

/** A new review, or another version of one's own. */
export function ReviewForm({ review, slug, part }: ReviewFormProps) {
  const { fetcher, action, refusal, busy } = part
  return (
    <fetcher.Form
      method="post"
      action={action}
      noValidate
      aria-label={review ? 'Change your review' : 'Write a review'}
      className="grid max-w-measure gap-5"
    >
      <PartAlert refusal={refusal} slug={slug} />
      <input type="hidden" name="intent" value="save-review" />
      <RatingField
        id="review-rating"
        value={refusal?.values.rating ?? String(review?.rating ?? '')}
        error={refusal?.errors.rating}
        required
      />
      <Field
        id="review-content"
        label="Your review"
        hint={hints.review}
        error={refusal?.errors.content}
        required
      >
        <Textarea
          name="content"
          rows={6}
          maxLength={longest.review}
          defaultValue={refusal?.values.content ?? review?.content ?? ''}
        />
      </Field>
      <Button type="submit" disabled={busy} className="md:justify-self-start">
        {busy ? 'Sending...' : 'Send for Approval'}
      </Button>
    </fetcher.Form>
  )
}
