import type { Language } from '#app/lib/language.ts'
import type { CenterField } from './center-field-kinds.ts'
import { centerFields } from './center-fields.ts'

type Table = typeof centerFields
export type FieldName = keyof Table

/** The names of the fields that have a property: `FieldWith<'fill'>`. */
export type FieldWith<Key extends string, Value = unknown> = {
  [Name in FieldName]: Table[Name] extends Record<Key, Value> ? Name : never
}[FieldName]

type Entry<Key extends keyof CenterField> = CenterField & Required<Pick<CenterField, Key>>

/** What visitors call a field: `labelField('postalCode', 'en')` → 'ZIP code'. */
export function labelField(name: FieldWith<'translated'>, language: Language): string {
  const { label, translated } = centerFields[name]
  return language === 'en' ? label : translated[language]
}

/** The fields that have a property, with all of theirs: `listFields('form')`. */
export function listFields<Key extends 'form' | 'file' | 'fill' | 'isSuggested' | 'isOnPage'>(
  key: Key,
): [FieldWith<Key>, Entry<Key>][] {
  return Object.entries(centerFields).filter(([, field]) => key in field) as never
}
