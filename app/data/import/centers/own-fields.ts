import { type FieldWith, listFields } from '#app/center/fields/list-center-fields.ts'
import { toFieldKey } from '#app/data/import/formats/records.ts'

/** A field that files can have (specification, sections 3 and 5). */
export type OwnField = FieldWith<'file'>

/** Each field with its keys in files. The first one that has a value is read. */
export const ownFieldKeys = listFields('file').map(
  ([field, { file }]) => [field, [toFieldKey(field), ...(file.also ?? [])]] as const,
)

const labels = new Map(
  listFields('file').map(([field, { label, file }]) => [
    field,
    (file.label ?? label).toLowerCase(),
  ]),
)

/** Name a field in a sentence: `nameFileField('treatmentTypes')` → 'treatment types' */
export function nameFileField(field: OwnField): string {
  return labels.get(field) ?? field
}

/** The fields that a person can map any column to, with their labels. */
export const mappableFields = listFields('file')
  .filter(([, { file }]) => !file.isOnlyByName)
  .map(([field, { label, file }]) => [field, file.label ?? label] as const)

/** Centers never share these. */
const unique: readonly OwnField[] = ['name', 'placeId', 'latitude', 'longitude', 'openingHours']

/** The fields that can have one value for all rows, with their labels. */
export const constantFields = mappableFields.filter(([field]) => !unique.includes(field))

/** `labelFileField('postalCode')` → 'ZIP code' */
export function labelFileField(field: string): string {
  return mappableFields.find(([name]) => name === field)?.[1] ?? field
}

/** In characters. */
export const maxConstant = 1000

/** In characters, of the key of a column that a person maps to a field. */
export const maxKeyLength = 100

export function isMappable(field: string): boolean {
  return mappableFields.some(([name]) => name === field)
}
