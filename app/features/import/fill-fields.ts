import type { CenterDraft } from './center-draft.ts'

/**
 * What a duplicate may fill of a known center, in parts that belong together: a part is filled only
 * where the center has nothing of it, so that no phone is paired with another's dialled number.
 */
const parts = [
  ['description'],
  ['address'],
  ['phone', 'phoneUnformatted'],
  ['website'],
  ['totalScore', 'reviewsCount'],
  ['imageUrl', 'imagesCount'],
  ['city'],
  ['state'],
  ['postalCode'],
  ['neighborhood'],
  ['street'],
  ['county'],
  ['latitude', 'longitude'],
  ['price'],
  ['categoryName'],
  ['googleMapsUrl'],
  ['placeId'],
  ['treatmentTypes'],
] as const satisfies readonly (readonly (keyof CenterDraft)[])[]

/** Parts that lie in tables of their own. */
const listParts = ['categories', 'openingHours', 'additionalInfo'] as const

export type FillField = (typeof parts)[number][number]
export type FillList = (typeof listParts)[number]
export type FillValues = Pick<CenterDraft, FillField | FillList>

export const fillFields: readonly FillField[] = parts.flat()

/** One bit a part: set where the center has nothing of it. */
export function findEmptyParts(center: FillValues): number {
  const all = [...parts, ...listParts.map((name) => [name] as const)]
  return all.reduce(
    (mask, fields, bit) =>
      fields.every((field) => isEmpty(center[field])) ? mask | (1 << bit) : mask,
    0,
  )
}

/** The parts that this draft has and the known center has not. */
export function findFillableParts(emptyParts: number, draft: FillValues, mergesLists: boolean) {
  const fillable = emptyParts & ~findEmptyParts(draft)
  // Further programs bring their lists as programs, not as a filling.
  return mergesLists ? fillable & ~(listMask | typesMask) : fillable
}

const listMask = listParts.reduce((mask, _, index) => mask | (1 << (parts.length + index)), 0)
const typesMask = 1 << parts.findIndex(([field]) => field === 'treatmentTypes')

export function listFilledFields(mask: number): FillField[] {
  return parts.filter((_, bit) => mask & (1 << bit)).flat()
}

export function listFilledLists(mask: number): FillList[] {
  return listParts.filter((_, index) => mask & (1 << (parts.length + index)))
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === null || value === undefined || (typeof value === 'string' && !value.trim())
}
