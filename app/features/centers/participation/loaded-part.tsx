import { Button } from '#app/ui/button.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { CommentFields } from './comment-fields.tsx'
import type { MemberPartProps } from './member-part.tsx'
import { messages } from './messages.ts'
import { OwnCommentTools } from './own-comment-tools.tsx'
import { OwnReviewPart } from './own-review.tsx'
import { PartAlert } from './part-alert.tsx'
import { ReportForm } from './report-form.tsx'
import { type PartProps, usePart } from './use-part.ts'
import { VoteControls } from './vote-controls.tsx'

/** What `MemberPart` stands for, in a file that is fetched only when there is one. */
export default function LoadedPart(props: MemberPartProps) {
  const part = { slug: props.slug, rejected: props.rejected }
  switch (props.kind) {
    case 'votes':
      return <VoteControls {...part} counts={props.counts} own={props.own} />
    case 'own-review':
      return <OwnReviewPart {...part} review={props.review} />
    case 'new-comment':
      return <CommentForm {...part} />
    case 'comment':
      if (props.post.isOwn) return <OwnCommentTools {...part} comment={props.post} />
      return (
        <ReportForm {...part} kind="comment" target={props.post.id} author={props.post.author} />
      )
    case 'review':
      if (props.post.isOwn) return null
      return (
        <ReportForm {...part} kind="review" target={props.post.id} author={props.post.author} />
      )
  }
}

/** A new comment. Once it is posted, the form is empty again. */
function CommentForm(part: PartProps) {
  const text = useTexts(messages)
  const { fetcher, action, rejected, busy, done } = usePart('add-comment', part)
  return (
    <fetcher.Form
      method="post"
      action={action}
      noValidate
      aria-label={text.comment.add}
      className="grid max-w-measure gap-5 border-t pt-6"
    >
      <PartAlert rejected={rejected} />
      <input type="hidden" name="intent" value="add-comment" />
      <CommentFields key={done} id="comment" rejected={rejected} />
      <Button type="submit" disabled={busy} className="md:justify-self-start">
        {busy ? text.sending : text.comment.post}
      </Button>
    </fetcher.Form>
  )
}
