import type { ReactNode } from 'react'
import type { CenterDetail } from './center.ts'
import { PostedText } from './posted-text.tsx'
import { SignInLink } from './sign-in-link.tsx'

type Props = {
  center: Pick<CenterDetail, 'slug' | 'comments'>
  /** A signed-in member's form. */
  children?: ReactNode
}

/** What members say to each other about this center. */
export function CenterComments({ center, children }: Props) {
  return (
    <section aria-labelledby="center-comments">
      <h2 id="center-comments" className="mb-4">
        Comments
      </h2>
      {center.comments.length > 0 ? (
        <ul>
          {center.comments.map((comment) => (
            <PostedText key={comment.id} post={comment} />
          ))}
        </ul>
      ) : (
        <p className="mb-4 text-ink-soft">No comments yet.</p>
      )}
      {children ?? <SignInLink slug={center.slug}>Sign in to comment</SignInLink>}
    </section>
  )
}
