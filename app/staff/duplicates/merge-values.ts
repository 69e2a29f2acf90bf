import type { admissionFields } from '#app/center/admission/admission-fields.ts'
import type { EvidenceField } from '#app/center/fields/checked-fields.ts'
import type { Offering } from '#app/center/offerings/offerings.ts'
import type { TreatmentType } from '#app/center/offerings/treatment-types.ts'
import type { treatmentCenters } from '#db/schema/centers.ts'

/** The fields of a center that a merge compares and may take over. */
export type MergeValues = Pick<
  typeof treatmentCenters.$inferSelect,
  keyof typeof admissionFields
> & {
  name: string
  slug: string
  description: string | null
  descriptionSpanish: string | null
  phone: string | null
  phoneUnformatted: string | null
  phoneReportedAt: Date | null
  verifiedAt: Date | null
  verifiedBy: 'called' | 'website' | null
  website: string | null
  address: string | null
  street: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  county: string | null
  neighborhood: string | null
  countryCode: string
  latitude: number | null
  longitude: number | null
  permanentlyClosed: boolean
  temporarilyClosed: boolean
  openingHours: { dayOfWeek: number; hours: string }[]
  specialHours: string | null
  categoryName: string | null
  categories: string[]
  treatmentTypes: TreatmentType[]
  offerings: Offering[]
  additionalInfo: { category: string; infoKey: string; infoValue: boolean }[]
  price: number | null
  imageUrl: string | null
  imagesCount: number | null
  googleMapsUrl: string | null
  placeId: string | null
  totalScore: number | null
  reviewsCount: number | null
  source: 'staff' | 'import' | 'sample'
  listedIn: string | null
  listedOn: string | null
  organizationId: string | null
  /** The organization's name. */
  organization: string | null
}

export type MergeColumn = keyof MergeValues

/** Columns that only make sense together, so staff choose one center's values for all of them. */
export type MergeField = {
  name: string
  label: string
  columns: readonly MergeColumn[]
  /** What checks are evidence of these columns. */
  checked?: readonly EvidenceField[]
  /** The value as staff read it; '' for none. */
  describe: (center: MergeValues) => string
}
