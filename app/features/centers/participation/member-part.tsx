import { lazy, Suspense } from 'react'
import type { Vote } from './participation-fields.ts'
import type { OwnReview } from './read-own-part.server.ts'
import type { PartProps } from './use-part.ts'

type Post = { id: string; author: string; content: string; rating: number | null; isOwn: boolean }

/** One of the places where a member takes part in a center's page. */
export type MemberPartProps = PartProps &
  (
    | { kind: 'votes'; counts: { up: number; down: number }; own: Vote | null }
    | { kind: 'own-review'; review: OwnReview | null }
    | { kind: 'new-comment' }
    /** What can be done with a review or comment that stands there. */
    | { kind: 'review' | 'comment'; post: Post }
  )

// Visitors, who are most, download none of it.
const LoadedPart = lazy(() => import('./loaded-part.tsx'))

/** It is in the page's HTML already, and works as such until its script is there. */
export function MemberPart(props: MemberPartProps) {
  return (
    <Suspense fallback={null}>
      <LoadedPart {...props} />
    </Suspense>
  )
}
