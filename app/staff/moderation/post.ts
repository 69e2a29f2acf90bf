/** The kinds of posts that staff moderate. */
export const postKinds = ['review', 'comment'] as const

export type PostKind = (typeof postKinds)[number]

export const reviewStatuses = ['pending', 'approved', 'rejected'] as const

export type ReviewStatus = (typeof reviewStatuses)[number]

/** A review or comment as staff see it. */
export type Post = {
  kind: PostKind
  id: string
  /** Changes with every edit, so a decision applies only to the text that was read. */
  version: string
  center: { name: string; slug: string }
  /** Null if the account was deleted. */
  author: string | null
  /** From 1 to 5; null for a comment without a rating. */
  rating: number | null
  content: string
  createdAt: Date
  /** Null for a comment. */
  status: ReviewStatus | null
  /** True for the viewer's own review, if another staff member can decide about it. */
  needsOther: boolean
}

export const reviewStates = ['all', ...reviewStatuses] as const
export const reportStates = ['open', 'closed'] as const
export const commentStates = ['all'] as const

export const pageSize = 20
