/** What members write about centers and staff look after. */
export const postKinds = ['review', 'comment'] as const

export type PostKind = (typeof postKinds)[number]

export const reviewStatuses = ['pending', 'approved', 'rejected'] as const

export type ReviewStatus = (typeof reviewStatuses)[number]

/** A review or a comment, as the staff read it. */
export type Post = {
  kind: PostKind
  id: string
  /** Another one after every change: what somebody read is what they decide about. */
  version: string
  center: { name: string; slug: string }
  /** Null when the account is gone. */
  author: string | null
  /** 1 to 5; a comment may have none. */
  rating: number | null
  content: string
  createdAt: Date
  /** Of a review; null for a comment. */
  status: ReviewStatus | null
  /** Whose review it is may not decide about it, since somebody else of the staff can. */
  needsOther: boolean
}

export const reviewStates = ['all', ...reviewStatuses] as const
export const reportStates = ['open', 'closed'] as const
export const commentStates = ['all'] as const

/** Rows on a page of each list. */
export const pageSize = 20
