import { getImagePath } from '#app/center/fields/center-image-url.ts'
import { describeProvenance, findProvenance } from '#app/center/fields/provenance.ts'
import { explainHidden, hidePhones, hidesPhone } from '#app/center/fields/reported-phone.ts'
import type { PublishedHours } from '#app/center/hours/opening-hours.ts'
import { getOpeningState } from '#app/center/hours/opening-state.ts'
import { describeBeds } from '#app/center/offerings/bed-availability.ts'
import { isPayment, labelOffering, readOfferings } from '#app/center/offerings/offerings.ts'
import { labelTreatmentType, type TreatmentType } from '#app/center/offerings/treatment-types.ts'
import { describePlace, describePlaceWithStreet } from '#app/center/places/describe-place.ts'
import type { Language } from '#app/lib/language.ts'
import { formatPhone } from '#app/lib/phone.ts'
import type { StoredBeds } from '#db/stored-beds.ts'
import type { CenterSummary, OpenStatus } from './center-model.ts'
import { describeSavedCenter } from './describe-saved-center.ts'
import { getDirectionsUrl } from './directions-url.ts'
import { findNextChange } from './find-next-change.ts'
import { centerMessages } from './messages.ts'

/** The columns of a center that a card shows. */
type SummaryRow = Parameters<typeof getDirectionsUrl>[0] & {
  id: string
  slug: string
  name: string
  county: string | null
  /** Another center has this name in this town. */
  sharesName: boolean
  phone: string | null
  totalScore: number | null
  reviewsCount: number | null
  imageUrl: string | null
  treatmentTypes: TreatmentType[]
  permanentlyClosed: boolean
  temporarilyClosed: boolean
  pinned: boolean
  offerings: string[]
  verifiedAt: Date | null
  phoneReportedAt: Date | null
  listedIn: string | null
  /** "2021-09-30" */
  listedOn: string | null
  bedAvailability: StoredBeds | null
  hours: PublishedHours[]
  specialHours: string | null
}

/** Apply the fallbacks of the specification's display model (section 3). */
export function summarizeCenter(
  row: SummaryRow,
  now: Date,
  language: Language = 'en',
): CenterSummary {
  const text = centerMessages[language].summary
  const shown = hidePhones(row, now)
  const phone = formatPhone(shown.phone)
  const isHidden = hidesPhone(row, now)
  const isClosed = row.permanentlyClosed || row.temporarilyClosed
  // The street tells apart the houses of one provider in one town.
  const describe = row.sharesName ? describePlaceWithStreet : describePlace
  const opening = isClosed ? null : getOpeningState(row.hours, now, language, row.specialHours)
  return {
    slug: row.slug,
    name: row.name,
    place: describe(row, language),
    town: describe({ ...row, county: null }, language),
    phone: phone?.display ?? explainHidden(row, now, language) ?? text.noPhone,
    phoneHref: phone?.href ?? null,
    directionsUrl: getDirectionsUrl(row),
    rating: row.totalScore ?? 0,
    isGoogleRating: row.source === 'import',
    reviewCount: row.reviewsCount ?? 0,
    image: getImagePath(row.id, row.imageUrl),
    treatmentTypeLabels: row.treatmentTypes.length
      ? row.treatmentTypes.map((type) => labelType(type, row.offerings, language))
      : [text.treatmentCenter],
    openStatus: describeStatus(row),
    trusted: row.pinned,
    isSample: row.source === 'sample',
    payment: readOfferings(row.offerings)
      .filter(isPayment)
      .map((offering) => labelOffering(offering, language)),
    opening,
    beds: row.bedAvailability && !isClosed ? describeBeds(row.bedAvailability, language) : null,
    openingChangesIn: findNextChange(row, opening?.changesIn ?? null, now),
    provenance: describeProvenance(
      findProvenance(isHidden ? { ...row, phoneReportedAt: null } : row),
      language,
    ),
    saved: describeSavedCenter(shown, describeStatus(row)),
  }
}

/** Label a center's type: detox without a bed says so. */
function labelType(type: TreatmentType, offerings: readonly string[], language: Language): string {
  if (type === 'detox' && offerings.includes('outpatient-detox')) {
    return labelOffering('outpatient-detox', language)
  }
  return labelTreatmentType(type, language)
}

function describeStatus(row: SummaryRow): OpenStatus {
  if (row.permanentlyClosed) return 'Permanently Closed'
  return row.temporarilyClosed ? 'Temporarily Closed' : 'Open'
}
