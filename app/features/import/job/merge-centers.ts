import type { CenterDraft, DraftInfo } from '#app/features/import/centers/center-draft.ts'
import { changeOfferings, listSearchTerms, withCareOf } from '#app/lib/derive-center.ts'
import { treatmentTypes } from '#app/lib/treatment-types.ts'
import type { CenterChanges } from './import-outcome.ts'

/**
 * What a duplicate may fill of a known center, by what a person calls it. Fields that belong together are
 * filled only where the center has none of them, so that no phone is paired with another's dialled number.
 */
const fillParts = {
  description: ['description'],
  address: ['address'],
  phone: ['phone', 'phoneUnformatted'],
  website: ['website'],
  rating: ['totalScore', 'reviewsCount'],
  image: ['imageUrl', 'imagesCount'],
  city: ['city'],
  state: ['state'],
  ZIP: ['postalCode'],
  neighborhood: ['neighborhood'],
  street: ['street'],
  county: ['county'],
  coordinates: ['latitude', 'longitude'],
  price: ['price'],
  category: ['categoryName'],
  'map link': ['googleMapsUrl'],
  'place id': ['placeId'],
  'treatment types': ['treatmentTypes'],
  categories: ['categories'],
  'opening hours': ['openingHours'],
  'additional information': ['additionalInfo'],
} as const satisfies Record<string, readonly (keyof CenterDraft)[]>

export type FillPart = keyof typeof fillParts
type FillField = (typeof fillParts)[FillPart][number]
type ListField = 'categories' | 'openingHours' | 'additionalInfo'
/** Fields that are columns of the center's own row. */
export type ColumnField = Exclude<FillField, ListField>
export type CenterValues = Pick<CenterDraft, FillField>

const allParts = Object.keys(fillParts) as FillPart[]
/** Further programs bring these as programs, not as a filling. */
const programParts: readonly FillPart[] = [
  'treatment types',
  'categories',
  'opening hours',
  'additional information',
]
const columnFields = Object.values(fillParts)
  .flat()
  .filter(
    (field): field is ColumnField => !/^(categories|openingHours|additionalInfo)$/.test(field),
  )

export function findColumnField(name: string): ColumnField | undefined {
  return columnFields.find((field) => field === name)
}

/** What further programs of a center add to. */
export type Programs = Pick<CenterDraft, 'treatmentTypes' | 'categories' | 'additionalInfo'>

/** The parts of which a center, or a record, has nothing. */
export function listMissing(center: CenterValues): FillPart[] {
  return allParts.filter((part) => fillParts[part].every((field) => isEmpty(center[field])))
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === null || value === undefined || (typeof value === 'string' && !value.trim())
}

/** The missing parts that this duplicate has. */
export function listFillable(missing: readonly FillPart[], draft: CenterDraft): FillPart[] {
  const lacks = new Set(listMissing(draft))
  if (draft.mergesPrograms) for (const part of programParts) lacks.add(part)
  return missing.filter((part) => !lacks.has(part))
}

/** What it changes to fill these parts, each of which is missing. */
export function listFillChanges(parts: readonly FillPart[], draft: CenterDraft): CenterChanges {
  const filled = new Set<string>(parts.flatMap((part) => fillParts[part]))
  return {
    fields: columnFields
      .filter((field) => filled.has(field) && draft[field] !== null)
      .map((field) => ({ field, old: field === 'treatmentTypes' ? [] : null, new: draft[field] })),
    ...(filled.has('categories') && { categories: draft.categories }),
    ...(filled.has('openingHours') && { hours: draft.openingHours }),
    ...(filled.has('additionalInfo') && {
      infos: draft.additionalInfo.map((info) => ({ ...info, old: null })),
    }),
  }
}

/**
 * What a further program of the same center changes: the union of types, categories and information, where
 * what either offers is offered. Null where it adds nothing.
 */
export function listMergeChanges(known: Programs, further: Programs): CenterChanges | null {
  const toKey = ({ category, infoKey }: DraftInfo) => `${category}\n${infoKey}`
  const offered = new Map(known.additionalInfo.map((info) => [toKey(info), info.infoValue]))
  const infos = further.additionalInfo.flatMap((info) => {
    const old = offered.get(toKey(info)) ?? null
    return old === null || (!old && info.infoValue) ? [{ ...info, old }] : []
  })
  const categories = further.categories.filter((category) => !known.categories.includes(category))
  const both = [...known.treatmentTypes, ...further.treatmentTypes]
  const union = treatmentTypes.filter((type) => both.includes(type))
  const hasNewTypes = union.length > known.treatmentTypes.length
  if (infos.length === 0 && categories.length === 0 && !hasNewTypes) return null
  return {
    fields: hasNewTypes ? [{ field: 'treatmentTypes', old: known.treatmentTypes, new: union }] : [],
    categories,
    infos,
  }
}

export function addPrograms<Known extends Programs>(known: Known, changes: CenterChanges): Known {
  const infos = changes.infos ?? []
  const isReplaced = (info: DraftInfo) =>
    infos.some((other) => other.category === info.category && other.infoKey === info.infoKey)
  const types = changes.fields?.find(({ field }) => field === 'treatmentTypes')
  return {
    ...known,
    ...(types && { treatmentTypes: types.new }),
    categories: [...known.categories, ...(changes.categories ?? [])],
    additionalInfo: [
      ...known.additionalInfo.filter((info) => !isReplaced(info)),
      ...infos.map(({ old, ...info }) => info),
    ],
  }
}

/** A record that is to be inserted, with what a later one of its batch adds to it. */
export function addToDraft(draft: CenterDraft, changes: CenterChanges): CenterDraft {
  const fields = (changes.fields ?? []).map(({ field, new: value }) => [field, value])
  const joined: CenterDraft = {
    ...addPrograms(draft, changes),
    ...Object.fromEntries(fields),
    openingHours: [...draft.openingHours, ...(changes.hours ?? [])],
  }
  const offerings = changeOfferings(draft.offerings, draft, joined)
  return {
    ...joined,
    offerings: withCareOf(joined.treatmentTypes, offerings),
    searchTerms: listSearchTerms(joined),
  }
}
