import type { Offering } from '#app/lib/offerings.ts'
import type { TreatmentType } from '#app/lib/treatment-types.ts'

/** A center as a file holds it: all that the import reads again, and what it leaves to the directory. */
export type ExportedCenter = {
  id: string
  slug: string
  name: string
  description: string | null
  address: string | null
  street: string | null
  neighborhood: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  county: string | null
  countryCode: string
  latitude: number | null
  longitude: number | null
  phone: string | null
  phoneUnformatted: string | null
  website: string | null
  imageUrl: string | null
  imagesCount: number | null
  googleMapsUrl: string | null
  placeId: string | null
  price: number | null
  totalScore: number | null
  reviewsCount: number | null
  categoryName: string | null
  permanentlyClosed: boolean
  temporarilyClosed: boolean
  pinned: boolean
  source: string
  /** The list that it is from, and the list's own day: "2025-03-14". */
  listedIn: string | null
  listedOn: string | null
  /** ISO 8601, in UTC. */
  createdAt: string
  updatedAt: string
  verifiedAt: string | null
  /** How a person checked it then. */
  verifiedBy: 'called' | 'website' | null
  treatmentTypes: TreatmentType[]
  offerings: Offering[]
  categories: string[]
  openingHours: { dayOfWeek: number; hours: string }[]
  additionalInfo: { category: string; infoKey: string; infoValue: boolean }[]
}

/** A page of centers after the one of this id, in the order of their ids; none at the end. */
export type ReadCenters = (afterId: string | null) => Promise<ExportedCenter[]>
