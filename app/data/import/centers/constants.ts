import { isBlank } from '#app/data/import/formats/records.ts'
import { recordWarnings } from '#app/data/import/messages.ts'
import type { Constant } from '#db/schema/imports.ts'
import { buildDraft, type DraftSource } from './center-draft.ts'
import { cleanBoolean, cleanText } from './clean-values.ts'
import { readHours, readTexts, readTreatmentTypes } from './list-values.ts'
import { constantFields, maxConstant, nameFileField, type OwnField } from './own-fields.ts'
import { describeValue } from './value-shapes.ts'

/** Return a constant if an import would keep its value, cleaned like a file's own values. */
export function checkConstant({ field, value, everyRow }: Constant): Constant | null {
  const known = constantFields.find(([name]) => name === field)?.[0]
  const written = cleanText(value)
  if (!known || !written || written.length > maxConstant) return null
  const draft = buildDraft(fillFields({ name: 'Any' }, [[known, written]]))
  const kept = draft[known]
  const isKept = typeof kept === 'boolean' ? cleanBoolean(written) !== null : !isEmpty(kept)
  return isKept && draft.warnings.length === 0 ? { field: known, value: written, everyRow } : null
}

/** Fill a record's fields with the constants; those for every row replace its own values. */
export function applyConstants(source: DraftSource, constants: readonly Constant[]): DraftSource {
  const toPair = ({ field, value }: Constant): FieldValue => [field as OwnField, value]
  const always = constants.filter(({ everyRow }) => everyRow).map(toPair)
  const otherwise = constants.filter(({ everyRow }) => !everyRow).map(toPair)
  const cleared = Object.fromEntries(always.map(([field]) => [field, undefined]))
  return fillFields({ ...source, ...cleared }, [...always, ...otherwise])
}

type FieldValue = readonly [field: OwnField, value: unknown]

/** Set the fields that a record leaves empty, to values as files write them. */
export function fillFields(source: DraftSource, values: readonly FieldValue[]): DraftSource {
  const filled: { [Field in keyof DraftSource]?: unknown } = { ...source }
  const warnings: string[] = []
  for (const [field, value] of values) {
    if (isEmpty(filled[field])) filled[field] = readField(field, value, warnings)
  }
  if (warnings.length > 0) filled.warnings = [...(source.warnings ?? []), ...warnings]
  return filled as DraftSource
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : isBlank(value)
}

function readField(field: OwnField, value: unknown, warnings: string[]): unknown {
  const leaveOut = (item: unknown) =>
    warnings.push(recordWarnings.unusable(nameFileField(field), describeValue(item)))
  switch (field) {
    case 'categories':
      return readTexts(value, leaveOut)
    case 'treatmentTypes':
      return readTreatmentTypes(value, leaveOut)
    case 'openingHours':
      return readHours(value, warnings)
    default:
      return value
  }
}
