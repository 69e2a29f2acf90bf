import { changeValues } from '#app/center/changes/change-values.ts'
import type { centerFields } from '#app/center/fields/center-fields.ts'
import { type FieldWith, listFields } from '#app/center/fields/list-center-fields.ts'
import { deriveChange } from '#app/center/offerings/derive-center.ts'
import type { CenterDraft, DraftInfo } from '#app/data/import/centers/center-draft.ts'
import type { FieldChange } from '#db/schema/activities.ts'
import type { ListSource } from '#db/schema/imports.ts'

type FillField = FieldWith<'fill'>
/** The parts of a known center that a duplicate may fill, by the name that people read. */
export type FillPart = (typeof centerFields)[FillField]['fill']

const fillParts = new Map<FillPart, FillField[]>()
for (const [field, { fill }] of listFields('fill')) {
  const part = fill as FillPart
  fillParts.set(part, [...(fillParts.get(part) ?? []), field])
}

/** A center's fields that an import may change. */
export type CenterValues = Pick<CenterDraft, FillField | keyof ListSource>

/** What further programs of a center add to. */
export type Programs = Pick<CenterDraft, 'treatmentTypes' | 'categories' | 'additionalInfo'>

/** Fields that are columns of the center's own row. */
export const columnFields = [...fillParts.values()]
  .flat()
  .filter(
    (field) => field !== 'categories' && field !== 'openingHours' && field !== 'additionalInfo',
  )
/** Further programs bring these as programs, not as a filling. */
const programParts: readonly FillPart[] = [
  'treatment types',
  'categories',
  'opening hours',
  'additional information',
]

/** List the parts that a center or a record lacks. */
export function listMissing(center: Pick<CenterDraft, FillField>): FillPart[] {
  return [...fillParts]
    .filter(([, fields]) => fields.every((field) => isEmpty(center[field])))
    .map(([part]) => part)
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === null || (typeof value === 'string' && !value.trim())
}

/** The missing parts that this duplicate has. */
export function listFillable(missing: readonly FillPart[], draft: CenterDraft): FillPart[] {
  const lacks = new Set([...listMissing(draft), ...(draft.mergesPrograms ? programParts : [])])
  return missing.filter((part) => !lacks.has(part))
}

/** Return the changes that fill these missing parts. */
export function listFillChanges(parts: readonly FillPart[], draft: CenterDraft): FieldChange[] {
  return parts
    .flatMap((part) => fillParts.get(part) ?? [])
    .filter((field) => !isEmpty(draft[field]))
    .map((field) => ({ field, old: Array.isArray(draft[field]) ? [] : null, new: draft[field] }))
}

/**
 * List the changes that a further program of the same center makes: new types, categories and information, and the
 * offerings of both. Empty if it adds nothing.
 */
export function listMergeChanges(known: Programs, further: Programs): FieldChange[] {
  const toKey = ({ category, infoKey }: DraftInfo) => `${category}\n${infoKey}`
  const offered = new Map(known.additionalInfo.map((info) => [toKey(info), info.infoValue]))
  const added = {
    treatmentTypes: further.treatmentTypes.filter((type) => !known.treatmentTypes.includes(type)),
    categories: further.categories.filter((category) => !known.categories.includes(category)),
    additionalInfo: further.additionalInfo.filter((info) => !offered.has(toKey(info))),
  }
  const denied = further.additionalInfo.filter(
    (info) => info.infoValue && offered.get(toKey(info)) === false,
  )
  return [
    ...Object.entries(added)
      .filter(([, entries]) => entries.length > 0)
      .map(([field, entries]) => ({ field, old: [], new: entries })),
    ...denied.map((info) => ({
      field: 'additionalInfo',
      old: [{ ...info, infoValue: false }],
      new: [info],
    })),
  ]
}

/** What makes a center say that it is listed in `next`. A list that nobody named changes nothing. */
export function listSourceChanges(known: ListSource, next: ListSource): FieldChange[] {
  if (next.listedIn === null && next.listedOn === null) return []
  return (['listedIn', 'listedOn'] as const)
    .filter((field) => known[field] !== next[field])
    .map((field) => ({ field, old: known[field], new: next[field] }))
}

/** A record with the changes made and what is derived of them. */
export function changeDraft(draft: CenterDraft, changes: readonly FieldChange[]): CenterDraft {
  const changed = changeValues(draft, changes)
  const { treatmentTypes } = changed
  return { ...changed, ...deriveChange(draft, changed, { treatmentTypes }) }
}
