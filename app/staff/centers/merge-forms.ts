import { type CenterForm, type Field, fields } from './center-form.ts'

/** Compare a field in two forms, ignoring the order of additional information. */
export function isSame(one: CenterForm, other: CenterForm, field: Field): boolean {
  return serialize(one, field) === serialize(other, field)
}

function serialize(form: CenterForm, field: Field): string {
  if (field !== 'additionalInfo') return JSON.stringify(form[field])
  return form.additionalInfo
    .map((row) => JSON.stringify(row))
    .sort()
    .join()
}

export function listDifferences(one: CenterForm, other: CenterForm): Field[] {
  return fields.filter((field) => !isSame(one, other, field))
}

type Merged = {
  /** The typed values; untouched fields have the stored values. */
  form: CenterForm
  /** The fields that differ from the stored values. */
  changed: Field[]
  /** The changed fields that somebody else has changed to a different value. */
  conflicts: Field[]
}

/**
 * Merge the typed values with the stored ones. `opened` has the values when the form was opened;
 * without it, every difference is a conflict.
 */
export function mergeForms(
  opened: CenterForm | null,
  typed: CenterForm,
  stored: CenterForm,
): Merged {
  const changed = listDifferences(typed, stored).filter(
    (field) => !opened || !isSame(typed, opened, field),
  )
  const conflicts = changed.filter((field) => !opened || !isSame(stored, opened, field))
  const form = { ...stored }
  for (const field of changed) Object.assign(form, { [field]: typed[field] })
  return { form, changed, conflicts }
}
