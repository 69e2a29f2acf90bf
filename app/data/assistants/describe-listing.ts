import { methodTexts, reportedNumber } from '#app/center/fields/checked-fields.ts'
import { describeProvenance, findProvenance } from '#app/center/fields/provenance.ts'
import { hiddenNumber, hidePhones, hidesPhone } from '#app/center/fields/reported-phone.ts'
import { unreachableNotice } from '#app/center/fields/unreachable.ts'
import { centerMessages } from '#app/center/messages.ts'
import { describeBeds } from '#app/center/offerings/bed-availability.ts'
import { labelOffering, readOfferings } from '#app/center/offerings/offerings.ts'
import { isTreatmentType, labelTreatmentType } from '#app/center/offerings/treatment-types.ts'
import { describePlaceWithStreet } from '#app/center/places/describe-place.ts'
import type { ListingRow } from '#app/center/read-listings.server.ts'
import { localize } from '#app/find-page.ts'
import { formatDate, formatIsoDate } from '#app/lib/format-date.ts'
import type { Language } from '#app/lib/language.ts'
import { measureMiles, type Point } from '#app/lib/miles.ts'
import { comparedNumber, formatPhone } from '#app/lib/phone.ts'
import type { Listing } from './answer-schemas.ts'

export type ListingView = {
  siteUrl: string
  language: Language
  now: Date
  /** The middle of the searched place. */
  from?: Point | null
}

/** Describe a center as a visitor would see it. */
export function describeListing(row: ListingRow, view: ListingView): Listing {
  const { siteUrl, language, now, from = null } = view
  // The reason for a hidden number is beside it; the listing still says where it is from.
  const provenance = findProvenance(hidesPhone(row, now) ? { ...row, phoneReportedAt: null } : row)
  return {
    id: row.id,
    slug: row.slug,
    url: siteUrl + localize(`/centers/${row.slug}`, language),
    name: row.name,
    place: describePlaceWithStreet(row, language),
    ...measureDistance(row, from),
    isSample: row.source === 'sample',
    status: findStatus(row),
    unreachable: row.unreachable && !row.permanentlyClosed ? unreachableNotice[language] : null,
    intake: findIntake(hidePhones(row, now)),
    phone: describeMainPhone(row, view),
    offers: listOffers(row, language),
    openBeds: describeOpenBeds(row, language),
    listedIn: row.listedIn,
    listedOn: row.listedOn,
    checkedOn: row.verifiedAt && formatIsoDate(row.verifiedAt),
    inWords: describeProvenance(provenance, language),
  }
}

function findIntake({ intakePhone, phone }: ListingRow): Listing['intake'] {
  const intake = formatPhone(intakePhone)
  // It is often the main number, which is in the answer already.
  if (!intake || comparedNumber(intakePhone) === comparedNumber(phone)) return null
  return { number: intake.display, href: intake.href }
}

export function findStatus(row: ListingRow): Listing['status'] {
  if (row.permanentlyClosed) return 'permanently-closed'
  return row.temporarilyClosed ? 'temporarily-closed' : 'open'
}

export function describeMainPhone(
  row: ListingRow,
  { language, now }: Pick<ListingView, 'language' | 'now'>,
): Listing['phone'] {
  const isHidden = hidesPhone(row, now)
  const number = formatPhone(hidePhones(row, now).phone)
  const isUndisputed = number !== null && row.phoneReportedAt === null
  const checked = isUndisputed ? findEvidence(row, 'phone') : undefined
  const checkedAt = isUndisputed ? (checked?.at ?? row.verifiedAt) : null
  return {
    number: number?.display ?? null,
    href: number?.href ?? null,
    isHidden,
    isReportedWrong: row.phoneReportedAt !== null,
    checkedOn: checkedAt && formatIsoDate(checkedAt),
    checkedHow: checked?.how ?? null,
    inWords: explainPhone(),
  }

  function explainPhone(): string {
    const text = centerMessages[language]
    if (row.permanentlyClosed) return text.closed.forGood
    if (isHidden) return hiddenNumber[language]
    if (!number) return text.summary.noPhone
    if (row.phoneReportedAt) return reportedNumber[language]
    if (!checked) return describeProvenance(findProvenance(row), language)
    const date = formatDate(checked.at, language)
    if (checked.how === 'link') return text.contact.phoneConfirmed(date)
    return text.contact.phoneChecked(methodTexts[language][checked.how], date)
  }
}

/** Return how and when a field was confirmed last. */
export function findEvidence({ evidence }: ListingRow, field: string) {
  const found = evidence.find((one) => one.field === field)
  return found && { how: found.how, at: new Date(found.at) }
}

function listOffers(row: ListingRow, language: Language): Listing['offers'] {
  const types = row.treatmentTypes.map((code) => ({
    code,
    label: labelTreatmentType(code, language),
  }))
  const others = readOfferings(row.offerings)
    .filter((code) => !isTreatmentType(code))
    .map((code) => ({ code, label: labelOffering(code, language) }))
  return [...types, ...others]
}

function describeOpenBeds(row: ListingRow, language: Language): Listing['openBeds'] {
  const { bedAvailability } = row
  if (!bedAvailability || findStatus(row) !== 'open') return null
  return {
    inWords: describeBeds(bedAvailability, language),
    reportedAt: new Date(bedAvailability.at).toISOString(),
  }
}

function measureDistance({ shownPoint: there }: ListingRow, from: Point | null) {
  const isDistanceApproximate = !there?.isExact
  if (!from || !there) return { miles: null, isDistanceApproximate }
  return { miles: Math.round(measureMiles(from, there) * 10) / 10, isDistanceApproximate }
}
