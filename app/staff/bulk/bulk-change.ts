import type { FormControl } from '#app/center/fields/center-field-kinds.ts'
import { centerFields } from '#app/center/fields/center-fields.ts'
import { labelOffering, readOfferings } from '#app/center/offerings/offerings.ts'
import { readField } from '#app/lib/form.ts'
import { normalizeLine, normalizeLines } from '#app/lib/normalize-text.ts'
import { type CenterForm, type Field, fields } from '#app/staff/centers/center-form.ts'
import { openStateLabels } from '#app/staff/centers/messages.ts'
import type { BulkChange } from '#db/schema/change-sets.ts'

/** These name one center, or are rows with several parts. */
const single = ['name', 'slug', 'placeId', 'additionalInfo'] as const

export type BulkField = Exclude<Field, (typeof single)[number]>

export const bulkFields = fields.filter(
  (field): field is BulkField => !(single as readonly Field[]).includes(field),
)

export type BulkKind = BulkChange['kind']

/** `value` is what the field is set to, or what is added or removed. */
export type ChosenChange = BulkChange & { field: BulkField }

/** What can be done to a field: a list is added to, a choice is set, a text can be replaced. */
export function listKinds(field: BulkField): readonly BulkKind[] {
  if (field === 'offerings') return ['add', 'remove']
  if (field === 'categories') return ['add', 'remove', 'clear']
  if (field === 'openState') return ['set']
  if (getControl(field).choices || getControl(field).inputMode) return ['set', 'clear']
  return field === 'countryCode' ? ['set'] : ['set', 'clear', 'replace']
}

export function getControl(field: BulkField): FormControl {
  return centerFields[field].form
}

/** The values that a field has, by their labels; null for free text. */
export function listValues(field: BulkField): Readonly<Record<string, string>> | null {
  return field === 'openState' ? openStateLabels : (getControl(field).choices ?? null)
}

/** Read a change from a URL; null where no field is chosen yet. */
export function readChosenField(params: URLSearchParams): BulkField | null {
  return bulkFields.find((field) => field === params.get('field')) ?? null
}

/** Null until a field and what is done to it are chosen. */
export function readChange(params: URLSearchParams): ChosenChange | null {
  const field = readChosenField(params)
  const kind = field && listKinds(field).find((known) => known === params.get('how'))
  if (!field || !kind) return null
  const normalize = getControl(field).rows ? normalizeLines : normalizeLine
  const fields = new FormData()
  for (const name of ['find', 'value']) fields.set(name, params.get(name) ?? '')
  return {
    field,
    kind,
    find: kind === 'replace' ? normalize(readField(fields, 'find')) : '',
    value: kind === 'clear' ? '' : normalize(readField(fields, 'value')),
  }
}

/** Why a change cannot be tried; null if it can. */
export function findMissing({ kind, find, value }: ChosenChange): string | null {
  if (kind === 'replace') return find === '' ? 'Enter the text to replace.' : null
  return kind !== 'clear' && value === '' ? 'Enter a value, or choose to clear the field.' : null
}

/** The form of a center after the change. */
export function applyChange(form: CenterForm, change: ChosenChange): CenterForm {
  const { field, kind, find, value } = change
  if (field === 'offerings') {
    const others = form.offerings.filter((offering) => offering !== value)
    return { ...form, offerings: kind === 'add' ? readOfferings([...others, value]) : others }
  }
  const text = form[field]
  if (kind === 'replace') return { ...form, [field]: text.replaceAll(find, () => value) }
  if (kind !== 'add' && kind !== 'remove') return { ...form, [field]: value }
  const others = text.split('\n').filter((line) => line !== '' && line !== value)
  const lines = kind === 'add' ? [...others, value].sort() : others
  return { ...form, [field]: lines.join('\n') }
}

/** A field's value in words; '' for none. */
export function describeFormValue(form: CenterForm, field: BulkField): string {
  if (field === 'offerings')
    return form.offerings.map((offering) => labelOffering(offering)).join(', ')
  const value = form[field]
  return listValues(field)?.[value] ?? value.replaceAll('\n', ', ')
}
