import centers from '#site/samples/centers.json' with { type: 'json' }
import comments from '#site/samples/comments.json' with { type: 'json' }
import members from '#site/samples/members.json' with { type: 'json' }
import reviews from '#site/samples/reviews.json' with { type: 'json' }
import votes from '#site/samples/votes.json' with { type: 'json' }

/**
 * A fictional center: the fields of an import, and how many days to date it back. `slug` is used if
 * it is free. This type is stricter than the one that TypeScript infers from JSON.
 */
export type SampleCenter = {
  name: string
  slug: string
  description?: string
  city: string
  county: string
  postalCode: string
  street?: string
  latitude: number
  longitude: number
  phone?: string
  website?: string
  totalScore?: number
  reviewsCount?: number
  imagesCount?: number
  placeId?: string
  permanentlyClosed?: boolean
  temporarilyClosed?: boolean
  treatmentTypes: string[]
  openingHours?: Record<string, string>
  additionalInfo?: Record<string, Record<string, boolean>>
  addedDaysAgo: number
  changedDaysAgo: number
  pinnedDaysAgo?: number
  /** Whether its details were verified with the center at its last change. */
  verified?: boolean
}

/** A fictional member. Only the demo accounts have a password. */
type SampleMember = {
  key: string
  fullName: string
  username?: string
  email: string
  role: 'user' | 'moderator' | 'admin'
  status?: 'suspended'
  joinedDaysAgo: number
  password?: string
}

/** A post by the member with the key `by` about the center with this name. */
export type SampleText = { by: string; center: string; daysAgo: number; content: string }

/** From north to south. */
export const sampleCenters = centers as unknown as readonly SampleCenter[]

export const sampleMembers = members as readonly SampleMember[]

/** Reviews with stars. Three wait for a moderator; one was rejected for advertising. */
export const sampleReviews = reviews as readonly (SampleText & {
  rating: number
  status: 'pending' | 'approved' | 'rejected'
})[]

/** Comments; some have stars. */
export const sampleComments: readonly (SampleText & { rating?: number })[] = comments

/** Votes on listings: members' keys, separated by spaces. */
export const sampleVotes: readonly { center: string; up: string; down?: string }[] = votes
