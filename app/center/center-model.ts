import type { Admission } from '#app/center/admission/describe-admission.ts'
import type { EvidenceField, EvidenceMethod } from '#app/center/fields/checked-fields.ts'
import type { OpeningState } from '#app/center/hours/opening-state.ts'
import type { BedAvailability } from '#app/center/offerings/bed-availability.ts'
import type { Offering } from '#app/center/offerings/offerings.ts'
import type { SavedCenter } from '#app/center/saved/saved-center.ts'
import type { ShownPoint } from '#app/lib/miles.ts'
import { centerMessages } from './messages.ts'
import type { CenterGroup } from './read-places.server.ts'

/** Stands where nothing describes a center, on an English page. */
export const { noDescription } = centerMessages.en.summary

export type OpenStatus = 'Open' | 'Temporarily Closed' | 'Permanently Closed'

/**
 * A center as a card shows it: the specification's display model, its fallbacks applied. A list's page carries
 * it twice, as HTML and for its scripts: nothing is in it that no card shows.
 */
export type CenterSummary = {
  slug: string
  name: string
  /** "Trenton, Mercer County", "Newark, DE" or null. */
  place: string | null
  /** `place` without the county: "Trenton", "Newark, DE" or null. */
  town: string | null
  /** As it is printed, "(609) 555-0142"; 'Phone not available' when unknown, `hiddenNumber` when hidden. */
  phone: string
  /** "tel:+16095550142", or null when there is no number to call. */
  phoneHref: string | null
  /** Where 'Directions' leads: a maps site, chosen by the visitor with a click. */
  directionsUrl: string | null
  /** 0 when there is none. */
  rating: number
  /** True when an import brought the rating: it is Google's, and is called so. */
  isGoogleRating: boolean
  reviewCount: number
  /** Its photograph: a path of this site, never of another (`app/center/fields/center-image-url.ts`); null when there is none. */
  image: string | null
  /** Never empty: ['Treatment Center'] when nothing is known. */
  treatmentTypeLabels: string[]
  openStatus: OpenStatus
  /** Pinned by the operator: shown first, with the Trusted badge. */
  trusted: boolean
  /** Fictional, and to be marked so wherever it is shown. */
  isSample: boolean
  /** How it is paid, in words: "Medicaid". */
  payment: string[]
  /** Null if its hours are not known, or if it is closed temporarily or permanently. */
  opening: OpeningState | null
  /** "Open beds, reported in the last 24 hours: detox 2"; null without a report, and for a closed center. */
  beds: string | null
  /** Minutes for which these two and the number stay as they are; null where they do not change before midnight. */
  openingChangesIn: number | null
  /** "Checked May 3, 2025", "Listed from SAMHSA, 2021; not checked yet". */
  provenance: string
  /** The data that a visitor may save on a device. */
  saved: SavedCenter
}

/**
 * One day's hours in plain words, as `formatHours` writes them: "9 AM to 5 PM". In English on every page: other
 * code reads them, and `formatHours` says them in another language.
 */
export type OpeningHours = { day: string; dayOfWeek: number; hours: string }

/** How and when a field was confirmed last. */
export type Evidence = { how: EvidenceMethod; at: Date }

export type ServiceGroup = { category: string; offered: string[]; notOffered: string[] }

export type PublicComment = {
  id: string
  author: string
  content: string
  rating: number | null
  createdAt: Date
  /** Written by the viewer. */
  isOwn: boolean
}

/** All that a center's own page shows. */
export type CenterDetail = CenterSummary & {
  id: string
  /** 'Address not available' when unknown. */
  address: string
  /** 'No description available' when unknown. */
  description: string
  /** False when nobody wrote the description: it only repeats the category and the town. */
  isDescribed: boolean
  /** The description is in the page's language, and that is not English. */
  isTranslated: boolean
  city: string | null
  state: string | null
  county: string | null
  postalCode: string | null
  /** The address's line before its town. */
  street: string | null
  /** "United States" for "US". */
  country: string
  /** The fields that 'Additional Information' lists as they are. */
  information: { label: string; value: string }[]
  /** Its coordinates, or the middle of its ZIP code or town; null where not even that is known. */
  shownPoint: ShownPoint | null
  website: string | null
  /** True when an import knew the place's id, so that its location was matched. */
  locationVerified: boolean
  photoCount: number
  categories: string[]
  offerings: Offering[]
  /** Where what it offers is from: "From SAMHSA, 2021"; null for a sample. */
  listingSource: string | null
  /** By label, where an offering is from that is not from there: "from its description". */
  otherSources: Record<string, string>
  services: ServiceGroup[]
  openingHours: OpeningHours[]
  /** Its own hours for special days, as stored. */
  specialHours: string | null
  highlights: Highlight[]
  /** Null for what was imported: the day of the import says nothing of how old its facts are. */
  updatedAt: Date | null
  verifiedAt: Date | null
  /** Two people reported that the number is wrong, and nobody has settled it yet. */
  isPhoneReported: boolean
  /** Nobody answers our calls. */
  isUnreachable: boolean
  /** That was so long ago that its number is no longer shown. */
  isPhoneHidden: boolean
  /** How each field is known: checked by staff, or confirmed by the center. */
  evidence: Partial<Record<EvidenceField, Evidence>>
  /** Known facts about admission. */
  admission: Admission
  /** Beds by the center's own word within 24 hours; null where it said nothing. */
  bedAvailability: BedAvailability | null
  votes: { up: number; down: number }
  /** Approved reviews written here: their mean (one decimal), number, and number by stars 1 to 5. */
  reviewSummary: {
    average: number
    count: number
    byStars: [number, number, number, number, number]
  }
  reviews: PublicComment[]
  comments: PublicComment[]
  /** Null for a center that staff grouped with no other. */
  group: CenterGroup | null
}

/** The distance from the middle of the searched ZIP code or town. */
export type Distance = { miles: number; from: string }

export type Highlight = 'Highly rated' | 'Well reviewed' | 'Many photos'

/** The specification's three badges: rating of 4 or more, more than 10 reviews, more than 5 photos. */
export function listHighlights(center: {
  rating: number
  reviewCount: number
  photoCount: number
}): Highlight[] {
  const highlights: Highlight[] = []
  if (center.rating >= 4) highlights.push('Highly rated')
  if (center.reviewCount > 10) highlights.push('Well reviewed')
  if (center.photoCount > 5) highlights.push('Many photos')
  return highlights
}
