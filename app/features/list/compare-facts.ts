import type { CenterFacts, KeptCenter } from '#app/lib/kept-list.ts'
import { formatMiles } from '#app/lib/miles.ts'
import { labelOffering, offeringGroups } from '#app/lib/offerings.ts'
import { labelTreatmentType, treatmentTypes } from '#app/lib/treatment-types.ts'
import { callLabels, describeCall } from './call-record.ts'

export type FactRow = { label: string; value: string }

const unknown = 'Not known'

/** The facts of a center as lines of a table. Each center has the same lines, in the same order. */
export function listFacts(facts: CenterFacts): FactRow[] {
  const offered = new Set(facts.offers)
  const groups = offeringGroups.map(({ group, label, offerings }) => {
    const types = group === 'care' ? treatmentTypes.filter((type) => offered.has(type)) : []
    const others = offerings.filter(
      (offering) => offered.has(offering) && !(types as readonly string[]).includes(offering),
    )
    const words = [...types.map(labelTreatmentType), ...others.map(labelOffering)]
    return { label, value: words.join(', ') || unknown }
  })
  return [
    { label: 'Phone', value: facts.phone ?? unknown },
    { label: 'Address', value: facts.address ?? facts.place ?? unknown },
    { label: 'Open or closed', value: facts.status },
    ...groups,
    { label: 'Hours', value: facts.hours ?? unknown },
    { label: 'Last check', value: facts.checked },
  ]
}

/** What is true now and was not when the center was kept. */
export function listChanges({ facts, current }: KeptCenter): (FactRow & { before: string })[] {
  if (!current?.facts) return []
  const before = listFacts(facts)
  const named = { label: 'Name', value: current.facts.name, before: facts.name }
  const rows = listFacts(current.facts).map((row, index) => ({
    ...row,
    before: before[index]?.value ?? '',
  }))
  return [named, ...rows].filter((row) => row.value !== row.before)
}

/** Some centers beside each other: the rows in which they differ first. */
export function compareCenters(
  centers: readonly KeptCenter[],
): { label: string; values: string[]; differs: boolean }[] {
  const columns = centers.map((center) => {
    const { facts, current, distance, call } = center
    const told = new Map(describeCall(call).map(({ label, value }) => [label, value]))
    return [
      ...(distance
        ? [
            {
              label: 'Distance',
              value: `${formatMiles(distance.miles, true)} from ${distance.from}`,
            },
          ]
        : [{ label: 'Distance', value: '' }]),
      ...listFacts(current?.facts ?? facts),
      ...Object.values(callLabels).map((label) => ({ label, value: told.get(label) ?? '' })),
    ]
  })
  const rows = (columns[0] ?? []).map(({ label }, index) => {
    const values = columns.map((column) => column[index]?.value ?? '')
    return { label, values, differs: new Set(values).size > 1 }
  })
  const filled = rows.filter(({ values }) => values.some(Boolean))
  return [...filled.filter(({ differs }) => differs), ...filled.filter(({ differs }) => !differs)]
}
