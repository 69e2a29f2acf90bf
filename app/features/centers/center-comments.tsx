import type { ReactNode } from 'react'
import type { CenterDetail, PublicComment } from './center.ts'
import { PostedText } from './posted-text.tsx'
import { SignInLink } from './sign-in-link.tsx'

type Props = {
  center: Pick<CenterDetail, 'slug' | 'comments'>
  /** What a signed-in member can do with a comment. */
  tools?: ((comment: PublicComment) => ReactNode) | undefined
  /** A signed-in member's form. */
  children?: ReactNode
}

/** What members say to each other about this center. */
export function CenterComments({ center, tools, children }: Props) {
  return (
    <section id="comments" aria-labelledby="center-comments" className="scroll-mt-4">
      <h2 id="center-comments" className="mb-4">
        Comments
      </h2>
      {center.comments.length > 0 ? (
        <ul>
          {center.comments.map((comment) => (
            <PostedText key={comment.id} post={comment}>
              {tools?.(comment)}
            </PostedText>
          ))}
        </ul>
      ) : (
        <p className="mb-4 text-ink-soft">No comments yet.</p>
      )}
      {children ?? (
        <SignInLink slug={center.slug} place="comments">
          Sign in to comment
        </SignInLink>
      )}
    </section>
  )
}
