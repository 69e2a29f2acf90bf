import { centerFields } from '#app/center/fields/center-fields.ts'
import { type FieldWith, listFields } from '#app/center/fields/list-center-fields.ts'
import { type Offering, readOfferings } from '#app/center/offerings/offerings.ts'
import { readField } from '#app/lib/form.ts'
import { normalizeLine, normalizeLines } from '#app/lib/normalize-text.ts'

export type Field = FieldWith<'form'>
/** A field whose value is one text. Most are named like their column. */
export type TextField = Exclude<Field, 'additionalInfo' | 'offerings'>
export type HoursField = Extract<Field, `hours${string}`>

export const fields = listFields('form').map(([field]) => field)
export const textFields = fields.filter(
  (field): field is TextField => field !== 'additionalInfo' && field !== 'offerings',
)
/** Monday first: the ISO 8601 weekday is the index plus one. */
export const hoursFields = fields.filter((field): field is HoursField => field.startsWith('hours'))

/** A service or a fact: offered (`true`), or said not to be. */
export type InfoRow = { category: string; infoKey: string; infoValue: boolean }

/** A center as its form holds it: what is not known is ''. `categories` has one a line. */
export type CenterForm = Record<TextField, string> & {
  additionalInfo: InfoRow[]
  offerings: Offering[]
}

export const emptyForm: CenterForm = {
  ...readTexts(() => ''),
  openState: 'open',
  countryCode: 'US',
  additionalInfo: [],
  offerings: [],
}

/** The same with empty rows for more information. */
export function addBlankRows(form: CenterForm, count: number): CenterForm {
  const blanks = Array.from({ length: count }, () => ({
    category: '',
    infoKey: '',
    infoValue: true,
  }))
  return { ...form, additionalInfo: [...form.additionalInfo, ...blanks] }
}

/** How a person checked a center today. `messages.ts` has the labels. */
export const checks = ['called', 'website'] as const
export type Check = (typeof checks)[number]

/** The submitted form. */
export type Typed = {
  form: CenterForm
  /** The fields as they were when it was opened, which tells what was changed. Null where that cannot be read. */
  opened: CenterForm | null
  checked: Check | null
}

/** Read what was typed, the empty rows of additional information too. */
export function readTyped(sent: FormData): Typed {
  const [categories = [], keys = [], values = []] = infoNames.map((name) => sent.getAll(name))
  const additionalInfo = keys.map((key, index) => ({
    category: tidyText('name', categories[index]),
    infoKey: tidyText('name', key),
    infoValue: values[index] !== 'no',
  }))
  return {
    form: {
      ...readTexts((field) => sent.get(field)),
      additionalInfo,
      offerings: readOfferings(sent.getAll('offerings')),
    },
    opened: readOpened(readField(sent, 'opened')),
    checked: checks.find((check) => check === sent.get('checked')) ?? null,
  }
}

/** The same as the fields of the form. */
export function writeTyped({ form, opened, checked }: Typed): FormData {
  const fields = new FormData()
  for (const field of textFields) fields.set(field, form[field])
  for (const { category, infoKey, infoValue } of form.additionalInfo) {
    fields.append('infoCategory', category)
    fields.append('infoKey', infoKey)
    fields.append('infoValue', infoValue ? 'yes' : 'no')
  }
  for (const offering of form.offerings) fields.append('offerings', offering)
  fields.set('opened', JSON.stringify(opened))
  fields.set('checked', checked ?? '')
  return fields
}

const infoNames = ['infoCategory', 'infoKey', 'infoValue']
const moreRows = 3

/** The values of the form's `intent` buttons. */
export const formIntents = { save: 'save', moreRows: 'more-rows', removeRow: 'remove-row-' }

/** The form with more rows of additional information, or with one less; null where it is to be saved. */
export function changeRows(sent: FormData): FormData | null {
  const intent = readField(sent, 'intent')
  const isMore = intent === formIntents.moreRows
  if (!isMore && !intent.startsWith(formIntents.removeRow)) return null
  const removed = isMore ? -1 : Number(intent.slice(formIntents.removeRow.length))
  for (const name of infoNames) {
    const values = sent.getAll(name).filter((_, index) => index !== removed)
    sent.delete(name)
    for (const value of values) sent.append(name, value)
    if (isMore) for (let row = 0; row < moreRows; row += 1) sent.append(name, '')
  }
  return sent
}

export function readTexts(read: (field: TextField) => unknown): Record<TextField, string> {
  const texts = textFields.map((field) => [field, tidyText(field, read(field))])
  return Object.fromEntries(texts) as Record<TextField, string>
}

/** Text as a control gives it back: no control characters, no spaces around it, lines ended by LF. */
function tidyText(field: TextField, value: unknown): string {
  const text = typeof value === 'string' ? value : ''
  if (!('rows' in centerFields[field].form)) return normalizeLine(text)
  const ended = normalizeLines(text).split('\n')
  return ended.map((line) => line.trimEnd()).join('\n')
}

function readOpened(json: string): CenterForm | null {
  try {
    const opened = JSON.parse(json)
    const isWhole = fields.every((field) =>
      Array.isArray(emptyForm[field])
        ? Array.isArray(opened?.[field])
        : typeof opened?.[field] === 'string',
    )
    return isWhole ? opened : null
  } catch (error) {
    // Not ours, or cut short: then every field that differs must be asked about.
    if (error instanceof SyntaxError) return null
    throw error
  }
}
