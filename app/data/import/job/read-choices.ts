import { cleanDay, cleanListName, cleanSkipRule } from '#app/data/import/centers/clean-values.ts'
import { checkConstant } from '#app/data/import/centers/constants.ts'
import type { Constant, ImportChoices, ListSource, SkipRule } from '#db/schema/imports.ts'

const maxSkipRules = 10
const maxConstants = 20

/** Read the choices about an import's rows, and the constants whose value is not usable. */
export function readChoices(form: FormData): {
  choices: Omit<ImportChoices, keyof ListSource>
  unusable: Constant[]
} {
  const written = readConstants(form)
  return {
    choices: {
      sameName: form.get('sameName') === 'import' ? 'import' : 'skip',
      duplicates: form.get('duplicates') === 'fill' ? 'fill' : 'skip',
      skipRules: readSkipRules(form),
      constants: written.flatMap((constant) => checkConstant(constant) ?? []),
    },
    unusable: written.filter((constant) => !checkConstant(constant)),
  }
}

/** Null if the form has no list fields. */
export function readList(form: FormData): ListSource | null {
  if (!form.has('listedIn')) return null
  return {
    listedIn: cleanListName(form.get('listedIn')),
    listedOn: cleanDay(form.get('listedOn')),
  }
}

/** Pair the fields `skipColumn` and `skipValue`, and ignore incomplete pairs. */
function readSkipRules(form: FormData): SkipRule[] {
  const values = form.getAll('skipValue')
  return form
    .getAll('skipColumn')
    .flatMap((column, index) => cleanSkipRule(column, values[index]) ?? [])
    .slice(0, maxSkipRules)
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
