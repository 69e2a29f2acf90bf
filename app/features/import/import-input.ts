import { cleanLabel } from './clean-values.ts'
import type { ImportChoices, ListSource } from './import-outcome.ts'
import { maxListName, readDay } from './propose-list.ts'

/** The choices of a form; what it does not say is the default. */
export function readChoices(form: FormData): Omit<ImportChoices, keyof ListSource> {
  return {
    sameName: form.get('sameName') === 'import' ? 'import' : 'skip',
    duplicates: form.get('duplicates') === 'fill' ? 'fill' : 'skip',
  }
}

/** The list that a form says its file is; null where it does not ask. */
export function readList(form: FormData): ListSource | null {
  if (!form.has('listedIn')) return null
  return {
    listedIn: cleanLabel(form.get('listedIn'))?.slice(0, maxListName) ?? null,
    listedOn: readDay(form.get('listedOn')),
  }
}

/** Which field each column is, from fields named `column:KEY`. */
export function readMapping(form: FormData): Record<string, string> {
  const mapping: Record<string, string> = Object.create(null)
  for (const [name, value] of form) {
    if (name.startsWith('column:') && typeof value === 'string') {
      mapping[name.slice('column:'.length)] = value
    }
  }
  return mapping
}
