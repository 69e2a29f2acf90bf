import centers from './centers.json' with { type: 'json' }
import comments from './comments.json' with { type: 'json' }
import hours from './hours-plans.json' with { type: 'json' }
import members from './members.json' with { type: 'json' }
import reviews from './reviews.json' with { type: 'json' }
import services from './services.json' with { type: 'json' }
import votes from './votes.json' with { type: 'json' }

/*
 * The samples are data in JSON, an entry in a line or a few. Biome leaves their layout alone: it would give every
 * value a line of its own. TypeScript knows of JSON only that a text is a text, so the types say more.
 */

/** A fictional center. What is left out is unknown. */
export type SampleCenter = {
  name: string
  category: string
  categories?: readonly string[]
  /** Number and street, both invented. Left out where the address is given by phone only. */
  street?: string
  place: { city: string; county: string; zip: string }
  neighborhood?: string
  /** Degrees, near the middle of the ZIP code. */
  latitude: number
  longitude: number
  /** "(609) 555-0142": an area code of New Jersey and a number reserved for fiction. */
  phone?: string
  website?: `https://${string}.example.org`
  rated?: { score: number; reviews: number; photos: number }
  hours?: keyof typeof hours
  /** Keys of `services` with spaces between them. */
  offers?: string
  /** The same, for what the center says that it does not offer. */
  lacks?: string
  placeId?: `sample-${string}`
  /** Its details were checked with the center. */
  verified?: boolean
  closed?: 'for-now' | 'for-good'
  pinnedDaysAgo?: number
  description?: string
}

/** A fictional member. Only the demo accounts have a password. */
export type SampleMember = {
  key: string
  fullName: string
  username?: string
  email: `${string}@example.org`
  role: 'user' | 'moderator' | 'admin'
  status?: 'suspended'
  joinedDaysAgo: number
  password?: string
}

/** A text that the member with the key `by` left on the page of the center of this name. */
export type SampleText = { by: string; center: string; daysAgo: number; content: string }

/** Every sample center, from north to south. */
export const sampleCenters = centers as readonly SampleCenter[]

export const sampleMembers = members as readonly SampleMember[]

/** Opinions with stars. Three wait for a moderator; one was turned down because it solicits. */
export const sampleReviews = reviews as readonly (SampleText & {
  rating: number
  status: 'pending' | 'approved' | 'rejected'
})[]

/** What members noted for each other; some gave stars with it. */
export const sampleComments: readonly (SampleText & { rating?: number })[] = comments

/** Who found which listing helpful and who did not: members' keys with spaces between them. */
export const sampleVotes: readonly { center: string; up: string; down?: string }[] = votes

/** Weeks from Monday to Sunday, in the words in which centers publish them. */
export const hoursPlans = hours

/** The sections of a center's additional information as a page shows them, and the plain words in each, by key. */
export const serviceSections: Record<string, Record<string, string>> = services
