import type { messages } from './messages.ts'

type Texts = (typeof messages)['en']

export type Profile = {
  fullName: string | null
  username: string | null
  createdAt: Date
}

/** The center that something was said about. */
export type AboutCenter = { name: string; slug: string; address: string | null }

type Activity = { id: string; createdAt: Date; center: AboutCenter }

export type RecentVote = Activity & { voteType: keyof Texts['voteLabels'] }
export type RecentComment = Activity & { content: string; rating: number | null }
export type OwnReview = Activity & {
  content: string
  rating: number
  status: keyof Texts['reviewLabels']
}

/** What a member's dashboard shows. */
export type Dashboard = {
  profile: Profile
  counts: { votes: number; comments: number; reviews: number }
  /** The newest 5 of each. */
  votes: RecentVote[]
  comments: RecentComment[]
  reviews: OwnReview[]
}
