import { Button } from '#app/ui/button.tsx'
import { CommentFields } from './comment-fields.tsx'
import { PartAlert } from './part-alert.tsx'
import { type PartProps, usePart } from './use-part.ts'

/** A new comment. Once it is posted, the form is empty again. */
export function CommentForm(part: PartProps) {
  const { fetcher, action, refusal, busy, done } = usePart('add-comment', part)
  return (
    <fetcher.Form
      method="post"
      action={action}
      noValidate
      aria-label="Add a comment"
      className="grid max-w-measure gap-5 border-t pt-6"
    >
      <PartAlert refusal={refusal} slug={part.slug} />
      <input type="hidden" name="intent" value="add-comment" />
      <CommentFields key={done} id="comment" refusal={refusal} />
      <Button type="submit" disabled={busy} className="md:justify-self-start">
        {busy ? 'Sending...' : 'Post Comment'}
      </Button>
    </fetcher.Form>
  )
}
