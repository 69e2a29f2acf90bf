import { datedFields } from '#app/center/admission/admission-fields.ts'
import { type FieldWith, listFields } from '#app/center/fields/list-center-fields.ts'
import { recordWarnings } from '#app/data/import/messages.ts'
import type { treatmentCenters } from '#db/schema/centers.ts'
import {
  cleanAge,
  cleanBoolean,
  cleanCount,
  cleanDay,
  cleanParagraphs,
  cleanPhone,
  cleanText,
  cleanWebAddress,
} from './clean-values.ts'
import type { OwnField } from './own-fields.ts'

/** Cleans a value. If it has one that can't be kept, adds a warning under the name `called`. */
export type Keep = <Value>(
  called: string,
  value: unknown,
  clean: (value: unknown) => Value | null,
) => Value | null

const kindCleaners = {
  line: cleanText,
  paragraph: cleanParagraphs,
  count: cleanCount,
  age: cleanAge,
  phone: cleanPhone,
  link: cleanWebAddress,
  day: (value: unknown) => cleanDay(value),
  'yes-no': cleanBoolean,
}

/** Cleaned by its kind alone. */
type SimpleField = OwnField & FieldWith<'kind', keyof typeof kindCleaners>
type SimpleColumns = Pick<typeof treatmentCenters.$inferSelect, SimpleField>

const simpleFields = listFields('file').filter(([, { kind }]) => kind !== 'own')

/** Clean the fields whose kind says how. */
export function cleanSimpleFields(
  source: { [Field in SimpleField]?: unknown },
  keep: Keep,
  warnings: string[],
): SimpleColumns {
  const cleaned: Partial<Record<OwnField, unknown>> = {}
  for (const [name, { kind, label, file }] of simpleFields) {
    const clean: (value: unknown) => unknown = kindCleaners[kind as keyof typeof kindCleaners]
    cleaned[name] = keep((file.label ?? label).toLowerCase(), source[name as SimpleField], clean)
  }
  const columns = cleaned as SimpleColumns
  dropUndated(columns, warnings)
  dropReversedAges(columns, warnings)
  return columns
}

/** A wait or plans without the day when somebody said them are worth nothing, and neither is a day alone. */
function dropUndated(columns: SimpleColumns, warnings: string[]): void {
  for (const [text, day] of datedFields) {
    const said = columns[text]
    if (said !== null && columns[day] !== null) continue
    if (said !== null) warnings.push(recordWarnings.undated(said))
    columns[text] = null
    columns[day] = null
  }
}

function dropReversedAges(columns: SimpleColumns, warnings: string[]): void {
  const { minimumAge, maximumAge } = columns
  if (minimumAge === null || maximumAge === null || minimumAge <= maximumAge) return
  warnings.push(recordWarnings.agesReversed)
  columns.minimumAge = null
  columns.maximumAge = null
}
