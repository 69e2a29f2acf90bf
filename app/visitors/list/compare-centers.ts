import { describeAdmission } from '#app/center/admission/describe-admission.ts'
import {
  labelOffering,
  labelOfferingGroup,
  offeringGroups,
} from '#app/center/offerings/offerings.ts'
import { labelTreatmentType, treatmentTypes } from '#app/center/offerings/treatment-types.ts'
import { labelPlace } from '#app/center/places/near.ts'
import {
  callFields,
  getLatest,
  type KeptCenter,
  type KeptDistance,
} from '#app/center/saved/kept-list.ts'
import type { SavedCenter } from '#app/center/saved/saved-center.ts'
import { formatDate } from '#app/lib/format-date.ts'
import type { Language } from '#app/lib/language.ts'
import { formatMiles } from '#app/lib/miles.ts'
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
      (offering) => offered.has(offering) && !(types as readonly string[]).includes(offering),
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
  const address = center.address ? { value: center.address } : describeSavedPlace(center, language)
  const rows: DetailRow[] = [
    { label: labels.phone, value: center.phone ?? '' },
    { label: labels.address, ...address },
    { label: labels.status, value: statuses[center.status] ?? center.status },
    ...listOffers(center, language),
    { label: labels.hours, ...describeSavedHours(center, language) },
    { label: labels.checked, ...describeSavedProvenance(center, language) },
  ]
  return rows.map((row) => (row.value ? row : { ...row, value: unknown }))
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

/** "about 4.2 miles from 08608" */
export function describeDistance({ miles, from }: KeptDistance, text: ListTexts): string {
  const { language, center } = text
  const place = from === null ? center.whereYouWere : labelPlace(from, language)
  return fill(center.from, { miles: formatMiles(miles, true, language), place })
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

/** Compare centers side by side, with the rows that differ first. */
export function compareCenters(
  centers: readonly KeptCenter[],
  text: ListTexts,
): { label: string; cells: SavedText[]; differs: boolean }[] {
  const columns = centers.map((kept) => listColumn(kept, text))
  const rows = (columns[0] ?? []).map(({ label }, index) => {
    const cells = columns.map((column) => column[index] ?? { value: '' })
    return { label, cells, differs: new Set(cells.map(({ value }) => value)).size > 1 }
  })
  const filled = rows.filter(({ cells }) => cells.some(({ value }) => value))
  return [...filled.filter(({ differs }) => differs), ...filled.filter(({ differs }) => !differs)]
}

function listColumn(kept: KeptCenter, text: ListTexts): DetailRow[] {
  const { distance, call } = kept
  const answers = new Map(describeCall(call, text).map(({ field, value }) => [field, value]))
  return [
    { label: text.center.distance, value: distance ? describeDistance(distance, text) : '' },
    ...listDetails(getLatest(kept), text),
    ...listAdmission(getLatest(kept), text),
    ...callFields.map((field) => ({
      label: text.call.labels[field],
      value: answers.get(field) ?? '',
    })),
  ]
}
