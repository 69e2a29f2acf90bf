import type { KeptCenter, KeptDistance, SavedCenter } from '#app/lib/kept-list.ts'
import { callFields } from '#app/lib/kept-list.ts'
import type { Language } from '#app/lib/language.ts'
import { formatMiles } from '#app/lib/miles.ts'
import { labelOffering, labelOfferingGroup, offeringGroups } from '#app/lib/offerings.ts'
import { labelPlace } from '#app/lib/places/near.ts'
import { labelTreatmentType, treatmentTypes } from '#app/lib/treatment-types.ts'
import { describeCall } from './call-record.ts'
import { fill } from './fill.ts'
import { localizeFacts } from './localize-facts.ts'
import type { ListTexts } from './messages.en.ts'

type FactRow = { label: string; value: string }

/** What a center offers, a line for each group. The value is empty where nothing is known. */
export function listOffers({ offers }: Pick<SavedCenter, 'offers'>, language: Language): FactRow[] {
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

/** The facts of a center as lines of a table. Each center has the same lines, in the same order. */
export function listFacts(facts: SavedCenter, text: ListTexts): FactRow[] {
  const { unknown, statuses, ...labels } = text.facts
  const { place, hours, checked } = localizeFacts(facts, text)
  return [
    { label: labels.phone, value: facts.phone ?? unknown },
    { label: labels.address, value: facts.address ?? place ?? unknown },
    { label: labels.status, value: statuses[facts.status] ?? facts.status },
    ...listOffers(facts, text.language).map(({ label, value }) => ({
      label,
      value: value || unknown,
    })),
    { label: labels.hours, value: hours ?? unknown },
    { label: labels.checked, value: checked },
  ]
}

/** "about 4.2 miles from 08608" */
export function describeDistance({ miles, from }: KeptDistance, text: ListTexts): string {
  const { facts, language } = text
  const place = from === 'where you were' ? facts.whereYouWere : labelPlace(from, language)
  return fill(facts.from, { miles: formatMiles(miles, true, language), place })
}

/** What is true now and was not when the center was kept. */
export function listChanges(
  { facts, current }: KeptCenter,
  text: ListTexts,
): (FactRow & { before: string })[] {
  if (!current?.facts) return []
  const before = listFacts(facts, text)
  const named = { label: text.facts.name, value: current.facts.name, before: facts.name }
  const rows = listFacts(current.facts, text).map((row, index) => ({
    ...row,
    before: before[index]?.value ?? '',
  }))
  return [named, ...rows].filter((row) => row.value !== row.before)
}

/** Some centers beside each other: the rows in which they differ first. */
export function compareCenters(
  centers: readonly KeptCenter[],
  text: ListTexts,
): { label: string; values: string[]; differs: boolean }[] {
  const columns = centers.map((center) => {
    const { facts, current, distance, call } = center
    const told = new Map(describeCall(call, text).map(({ field, value }) => [field, value]))
    return [
      {
        label: text.facts.distance,
        value: distance ? describeDistance(distance, text) : '',
      },
      ...listFacts(current?.facts ?? facts, text),
      ...callFields.map((field) => ({
        label: text.call.labels[field],
        value: told.get(field) ?? '',
      })),
    ]
  })
  const rows = (columns[0] ?? []).map(({ label }, index) => {
    const values = columns.map((column) => column[index]?.value ?? '')
    return { label, values, differs: new Set(values).size > 1 }
  })
  const filled = rows.filter(({ values }) => values.some(Boolean))
  return [...filled.filter(({ differs }) => differs), ...filled.filter(({ differs }) => !differs)]
}
