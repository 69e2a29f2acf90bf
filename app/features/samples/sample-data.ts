import centers from './centers.json' with { type: 'json' }
import comments from './comments.json' with { type: 'json' }
import members from './members.json' with { type: 'json' }
import reviews from './reviews.json' with { type: 'json' }
import votes from './votes.json' with { type: 'json' }

/**
 * A fictional center: the fields of an import, and what it is dated back by. `slug` is its address where no other
 * center has it. TypeScript knows of JSON only that a text is a text, so this says more.
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
  /** Its details were checked with the center when it was last changed. */
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

/** A text that the member with the key `by` left on the page of the center of this name. */
export type SampleText = { by: string; center: string; daysAgo: number; content: string }

/** From north to south. */
export const sampleCenters = centers as unknown as readonly SampleCenter[]

export const sampleMembers = members as readonly SampleMember[]

/** Opinions with stars. Three wait for a moderator; one was rejected because it solicits. */
export const sampleReviews = reviews as readonly (SampleText & {
  rating: number
  status: 'pending' | 'approved' | 'rejected'
})[]

/** What members noted for each other; some gave stars with it. */
export const sampleComments: readonly (SampleText & { rating?: number })[] = comments

/** Who found which listing helpful and who did not: members' keys with spaces between them. */
export const sampleVotes: readonly { center: string; up: string; down?: string }[] = votes
