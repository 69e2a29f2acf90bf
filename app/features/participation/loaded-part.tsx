import { CommentForm } from './comment-form.tsx'
import type { MemberPartProps } from './member-part.tsx'
import { OwnCommentTools } from './own-comment-tools.tsx'
import { OwnReviewPart } from './own-review.tsx'
import { ReportForm } from './report-form.tsx'
import { VoteControls } from './vote-controls.tsx'

/** What `MemberPart` stands for, in a file that is fetched only when there is one. */
export default function LoadedPart(props: MemberPartProps) {
  const part = { slug: props.slug, refused: props.refused }
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
