import { type CenterForm, type Field, fields } from './center-form.ts'

/** Whether a field holds the same in both: the order of additional information does not count. */
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

/** The fields in which two forms differ. */
export function listDifferences(one: CenterForm, other: CenterForm): Field[] {
  return fields.filter((field) => !isSame(one, other, field))
}

type Merged = {
  /** What was typed, and in the fields that were not touched what is stored by now. */
  form: CenterForm
  /** The fields in which that differs from what is stored. */
  changed: Field[]
  /** Of these, the fields that somebody else has changed too, to something else. */
  conflicts: Field[]
}

/**
 * What one has typed over a form that was `opened`, brought together with what is stored by now.
 * Where nobody knows what it was opened with, every field that differs is a conflict.
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
