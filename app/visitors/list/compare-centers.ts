import { findAdmissionNumber } from '#app/center/admission/admission-number.ts'
import { describeAdmission } from '#app/center/admission/describe-admission.ts'
import {
  labelOffering,
  labelOfferingGroup,
  offeringGroups,
} from '#app/center/offerings/offerings.ts'
import { labelTreatmentType, treatmentTypes } from '#app/center/offerings/treatment-types.ts'
import { hourOfferings } from '#app/center/offerings/vocabulary.ts'
import { labelPlace } from '#app/center/places/near.ts'
import {
  callFields,
  getLatest,
  type KeptCenter,
  type KeptDistance,
} from '#app/center/saved/kept-list.ts'
import type { SavedCenter, SavedRating } from '#app/center/saved/saved-center.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { formatNumber, type Language } from '#app/lib/language.ts'
import { formatMiles } from '#app/lib/miles.ts'
import { readSavedOpening } from './call-order.ts'
import { describeCall } from './call-record.ts'
import {
  describeSavedHours,
  describeSavedPlace,
  describeSavedProvenance,
  type SavedText,
} from './describe-saved.ts'
import { fill } from './fill.ts'
import type { ListTexts } from './messages.ts'

type DetailRow = SavedText & { label: string }

/** List a center's offerings, one row per group; an unknown group has an empty value. */
export function listOffers({ offers }: SavedCenter, language: Language): DetailRow[] {
  const offered = new Set(offers)
  return offeringGroups.map(({ group, offerings }) => {
    const types = group === 'care' ? treatmentTypes.filter((type) => offered.has(type)) : []
    const others = offerings.filter(
      (offering) =>
        offered.has(offering) &&
        !hourOfferings.has(offering) &&
        !(types as readonly string[]).includes(offering),
    )
    const words = [
      ...types.map((type) => labelTreatmentType(type, language)),
      ...others.map((offering) => labelOffering(offering, language)),
    ]
    return { label: labelOfferingGroup(group, language), value: words.join(', ') }
  })
}

/** List a center's details. Every center has the same rows in the same order. */
export function listDetails(center: SavedCenter, text: ListTexts): DetailRow[] {
  const { language } = text
  const { unknown, statuses, ...labels } = text.center
  const rows: DetailRow[] = [
    { label: labels.phone, value: center.phone ?? '' },
    { label: labels.address, ...describeAddress(center, language) },
    { label: labels.status, value: statuses[center.status] ?? center.status },
    ...listOffers(center, language),
    { label: labels.hours, ...describeSavedHours(center, language) },
    { label: labels.checked, ...describeSavedProvenance(center, language) },
  ]
  return rows.map((row) => (row.value ? row : { ...row, value: unknown }))
}

function describeAddress(center: SavedCenter, language: Language): SavedText {
  return center.address ? { value: center.address } : describeSavedPlace(center, language)
}

/** List what people ask before they come, one row per fact; what isn't known has an empty value. */
export function listAdmission({ admission = {} }: SavedCenter, text: ListTexts): DetailRow[] {
  const { language } = text
  return describeAdmission(admission, language).map(({ label, value, isStored, saidOn }) => ({
    label,
    value: value === null ? '' : addDay(value, saidOn, text),
    ...(isStored && language !== 'en' && { lang: 'en' as const }),
  }))
}

function addDay(value: string, saidOn: string | null, { admission, language }: ListTexts): string {
  if (saidOn === null) return value
  return fill(admission.said, { value, date: formatDate(new Date(`${saidOn}T17:00Z`), language) })
}

/** "4.2 miles from 08608" */
export function describeDistance({ miles, from }: KeptDistance, text: ListTexts): string {
  const { language, center } = text
  const place = from === null ? center.whereYouWere : labelPlace(from, language)
  return fill(center.from, { miles: formatMiles(miles, false, language), place })
}

/** List what has changed since the visitor saved the center. */
export function listChanges(
  { center, current }: KeptCenter,
  text: ListTexts,
): (DetailRow & { before: SavedText })[] {
  if (!current?.center) return []
  // A center that was saved from a list of results has no admission facts: they have not changed.
  const hasBoth = center.admission !== undefined && current.center.admission !== undefined
  const listKnown = (known: SavedCenter) => [
    ...listDetails(known, text),
    ...(hasBoth ? listAdmission(known, text) : []),
  ]
  const before = listKnown(center)
  const name = {
    label: text.center.name,
    value: current.center.name,
    before: { value: center.name },
  }
  const rows = listKnown(current.center).map((row, index) => ({
    ...row,
    before: before[index] ?? { value: '' },
  }))
  return [name, ...rows].filter((row) => row.value !== row.before.value)
}

/** A cell of the comparison; a phone number calls. */
type ComparedCell = SavedText & { href?: string }
export type ComparedRow = {
  label: string
  cells: ComparedCell[]
  differs: boolean
  /** True only now: nothing for paper. */
  isLive: boolean
}

/** Compare centers side by side. Every comparison has its rows in the same order. */
export function compareCenters(centers: readonly KeptCenter[], text: ListTexts): ComparedRow[] {
  const columns = centers.map((kept) => listColumn(kept, text))
  const rows = (columns[0] ?? []).map(({ label, isOwn = false, isLive = false }, index) => {
    const isKnown = columns.some((column) => column[index]?.cell.value)
    const cells = columns.map((column) => {
      const { cell = { value: '' }, none = '' } = column[index] ?? {}
      return isKnown && !cell.value ? { value: none } : cell
    })
    const isVaried = new Set(cells.map(({ value }) => value)).size > 1
    return { label, cells, differs: isVaried && !isOwn, isLive }
  })
  return rows.filter(({ cells }) => cells.some(({ value }) => value))
}

type ColumnRow = {
  label: string
  cell: ComparedCell
  /** Each center has its own, so a difference says nothing. */
  isOwn?: boolean
  isLive?: boolean
  /** Fills an empty cell where another center has a value. */
  none?: string
}

function listColumn(kept: KeptCenter, text: ListTexts): ColumnRow[] {
  const { distance, call } = kept
  const center = getLatest(kept)
  const { language, center: labels } = text
  const answers = new Map(describeCall(call, text).map(({ field, value }) => [field, value]))
  const opening = readSavedOpening(center, new Date(), language)
  const known = ({ value, ...rest }: SavedText): SavedText => ({
    ...rest,
    value: value || labels.unknown,
  })
  return [
    { label: labels.phone, cell: describeNumber(center, text), isOwn: true },
    { label: labels.address, cell: known(describeAddress(center, language)), isOwn: true },
    {
      label: labels.distance,
      cell: { value: distance ? describeDistance(distance, text) : '' },
      isOwn: true,
    },
    { label: labels.status, cell: { value: labels.statuses[center.status] } },
    { label: labels.now, cell: { value: opening?.text ?? '' }, isLive: true },
    ...listOffers(center, language).map(({ label, value }) => ({ label, cell: known({ value }) })),
    { label: labels.hours, cell: known(describeSavedHours(center, language)) },
    ...listRatings(center, text),
    { label: labels.trusted, cell: { value: describeTrusted(center, text) } },
    { label: labels.checked, cell: known(describeSavedProvenance(center, language)) },
    ...listAdmission(center, text).map(({ label, ...cell }) => ({ label, cell })),
    ...callFields.map((field) => ({
      label: text.call.labels[field],
      cell: { value: answers.get(field) ?? '' },
    })),
  ]
}

function describeNumber(center: SavedCenter, { center: labels }: ListTexts): ComparedCell {
  const number = center.status === 'Permanently Closed' ? null : findAdmissionNumber(center)
  return number ? { value: number.display, href: number.href } : { value: labels.noPhone }
}

/** One row for each owner: "4.7 (109)". Without the site's data nobody knows that there is no rating. */
function listRatings({ rating, siteRating, trusted }: SavedCenter, text: ListTexts): ColumnRow[] {
  const { language, center: labels } = text
  const none = trusted === undefined ? '' : labels.noRating
  const describe = ({ score, count }: SavedRating) =>
    `${score.toFixed(1)} (${formatNumber(count, language)})`
  const listed = rating ? describe(rating) : ''
  const isGoogle = rating?.isGoogle ?? false
  return [
    { label: labels.googleRating, cell: { value: isGoogle ? listed : '' }, none },
    { label: labels.rating, cell: { value: isGoogle ? '' : listed }, none },
    { label: labels.siteRating, cell: { value: siteRating ? describe(siteRating) : '' }, none },
  ]
}

function describeTrusted({ trusted }: SavedCenter, { call: { answers } }: ListTexts): string {
  if (trusted === undefined) return ''
  return trusted ? answers.yes : answers.no
}
