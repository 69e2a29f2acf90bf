import type { CenterDetail } from '#app/center/center-model.ts'
import { formatNumber } from '#app/lib/language.ts'
import { CommentsSection } from '#app/members/participation/comments-section.tsx'
import type { Member } from '#app/members/participation/member-form.tsx'
import { ReviewsSection } from '#app/members/participation/reviews-section.tsx'
import { VotesSection } from '#app/members/participation/votes-section.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { Fold } from './fold.tsx'
import { centerPageMessages } from './messages.ts'

type Props = { center: CenterDetail; member: Member | null }

/** What members say: votes, reviews and comments, folded for visitors and open for a member. */
export function CenterPosts({ center, member }: Props) {
  const { folds: text } = useTexts(centerPageMessages)
  const language = useLanguage()
  const count = center.reviewSummary.count + center.comments.length
  return (
    <Fold
      id="center-posts"
      title={text.posts}
      note={count > 0 && text.here(formatNumber(count, language))}
      isOpen={member !== null}
    >
      <p className="note-line">{text.reviewsAndComments}</p>
      <div className="grid gap-6 pt-4">
        <VotesSection center={center} member={member} />
        <ReviewsSection center={center} member={member} />
        <CommentsSection center={center} member={member} />
      </div>
    </Fold>
  )
}
