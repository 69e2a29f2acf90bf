import type { ImportChoices } from './import-outcome.ts'

/** The choices of a form; what it does not say is the default. */
export function readChoices(form: FormData): ImportChoices {
  return {
    sameName: form.get('sameName') === 'import' ? 'import' : 'skip',
    duplicates: form.get('duplicates') === 'fill' ? 'fill' : 'skip',
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
