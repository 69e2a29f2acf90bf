import { cleanDay, cleanListName, cleanRowRule } from '#app/data/import/centers/clean-values.ts'
import { checkConstant } from '#app/data/import/centers/constants.ts'
import type { Constant, ImportChoices, ListSource, RowRule } from '#db/schema/imports.ts'

const maxRowRules = 10
const maxConstants = 20

/**
 * Read the choices that a form has fields or a pressed button for, and the constants whose value is not usable.
 */
export function readChoices(form: FormData): {
  choices: Partial<Omit<ImportChoices, keyof ListSource>>
  unusable: Constant[]
} {
  const written = readConstants(form)
  const choices: Partial<ImportChoices> = {}
  if (form.has('sameName')) choices.sameName = form.get('sameName') === 'import' ? 'import' : 'skip'
  if (form.has('outside')) choices.outside = form.get('outside') === 'keep' ? 'keep' : 'skip'
  if (form.has('duplicates'))
    choices.duplicates = form.get('duplicates') === 'fill' ? 'fill' : 'skip'
  if (form.has('skipColumn')) choices.skipRules = readRowRules(form, 'skip')
  if (form.has('keepColumn')) choices.keepRules = readRowRules(form, 'keep')
  if (form.has('constantField')) {
    choices.constants = written.flatMap((constant) => checkConstant(constant) ?? [])
  }
  return { choices, unusable: written.filter((constant) => !checkConstant(constant)) }
}

/** Null if the form has no list fields. */
export function readList(form: FormData): ListSource | null {
  if (!form.has('listedIn')) return null
  return {
    listedIn: cleanListName(form.get('listedIn')),
    listedOn: cleanDay(form.get('listedOn')),
  }
}

/** Pair the fields `skipColumn` and `skipValue`, or those of `keep`, and ignore incomplete pairs. */
function readRowRules(form: FormData, kind: 'skip' | 'keep'): RowRule[] {
  const values = form.getAll(`${kind}Value`)
  return form
    .getAll(`${kind}Column`)
    .flatMap((column, index) => cleanRowRule(column, values[index]) ?? [])
    .slice(0, maxRowRules)
}

/** Pair the fields `constantField`, `constantValue` and `constantRows`, and ignore empty pairs. */
function readConstants(form: FormData): Constant[] {
  const values = form.getAll('constantValue').map(String)
  const rows = form.getAll('constantRows')
  return form
    .getAll('constantField')
    .map((field, index) => ({
      field: String(field),
      value: values[index]?.trim() ?? '',
      everyRow: rows[index] === 'every',
    }))
    .filter(({ field, value }) => field !== '' && value !== '')
    .slice(0, maxConstants)
}

/** Read form fields named `column:KEY`. */
export function readMapping(form: FormData): Record<string, string> {
  const mapping: Record<string, string> = Object.create(null)
  for (const [name, value] of form) {
    if (name.startsWith('column:') && typeof value === 'string') {
      mapping[name.slice('column:'.length)] = value
    }
  }
  return mapping
}
