import { type Offering, readOfferings } from '#app/lib/offerings.ts'

/** Monday first: the ISO 8601 weekday is the index and one more. */
export const hoursFields = [
  'hoursMonday',
  'hoursTuesday',
  'hoursWednesday',
  'hoursThursday',
  'hoursFriday',
  'hoursSaturday',
  'hoursSunday',
] as const

/** The fields that are one text each, as the form shows them. */
export const textFields = [
  'name',
  'slug',
  'description',
  'descriptionSpanish',
  'openState',
  'phone',
  'website',
  'address',
  'street',
  'neighborhood',
  'city',
  'state',
  'postalCode',
  'county',
  'countryCode',
  'latitude',
  'longitude',
  'categoryName',
  'categories',
  'price',
  'imageUrl',
  'googleMapsUrl',
  'placeId',
  'totalScore',
  'reviewsCount',
  'imagesCount',
  ...hoursFields,
] as const

export type TextField = (typeof textFields)[number]
export type Field = TextField | 'additionalInfo' | 'offerings'
export const fields: readonly Field[] = [...textFields, 'additionalInfo', 'offerings']

/** A service or a fact: offered (`true`), or said not to be. */
export type InfoRow = { category: string; infoKey: string; infoValue: boolean }

/** A center as its form holds it: what is not known is ''. `categories` has one a line. */
export type CenterForm = Record<TextField, string> & {
  additionalInfo: InfoRow[]
  offerings: Offering[]
}

export type FieldErrors = Partial<Record<Field, string>>

/** How a person checked a center today, as the form asks; the words stand in messages.ts. */
export const checks = ['called', 'website'] as const
export type Check = (typeof checks)[number]

export function readCheck(form: FormData): Check | null {
  return checks.find((check) => check === form.get('checked')) ?? null
}

/** What the form sends besides its fields. */
export type Envelope = {
  /** The center's version that was opened; '' for a new one. */
  version: string
  /** The fields as they were when it was opened. Null where that cannot be read. */
  opened: CenterForm | null
}

const manyLines: readonly Field[] = ['description', 'descriptionSpanish', 'categories']

export const emptyForm: CenterForm = {
  ...(Object.fromEntries(textFields.map((field) => [field, ''])) as Record<TextField, string>),
  openState: 'open',
  countryCode: 'US',
  additionalInfo: [],
  offerings: [],
}

/** Text as a control gives it back: no control characters, no spaces around it, lines ended by LF. */
function tidyText(field: TextField, value: unknown): string {
  const text = typeof value === 'string' ? value : ''
  if (!manyLines.includes(field)) return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
}

/**
 * What was typed. Rows of additional information with nothing in them are left out, and so is the
 * one at `removedRow`.
 */
export function readForm(form: FormData, removedRow?: number): CenterForm {
  const [categories = [], keys = [], values = []] = ['infoCategory', 'infoKey', 'infoValue'].map(
    (name) => form.getAll(name),
  )
  const rows = keys.map((key, index) => ({
    category: tidyText('name', categories[index]),
    infoKey: tidyText('name', key),
    infoValue: values[index] !== 'no',
  }))
  return {
    ...readTexts((field) => form.get(field)),
    additionalInfo: rows.filter(
      ({ category, infoKey }, index) => index !== removedRow && (category !== '' || infoKey !== ''),
    ),
    offerings: readOfferings(form.getAll('offerings')),
  }
}

export function readTexts(read: (field: TextField) => unknown): Record<TextField, string> {
  const texts = textFields.map((field) => [field, tidyText(field, read(field))])
  return Object.fromEntries(texts) as Record<TextField, string>
}

export function readEnvelope(form: FormData): Envelope {
  const version = form.get('version')
  return { version: typeof version === 'string' ? version : '', opened: readOpened(form) }
}

function readOpened(form: FormData): CenterForm | null {
  try {
    const opened = JSON.parse(String(form.get('opened')))
    if (!Array.isArray(opened?.additionalInfo)) return null
    const rows = (opened.additionalInfo as Partial<InfoRow>[]).map((row) => ({
      category: tidyText('name', row?.category),
      infoKey: tidyText('name', row?.infoKey),
      infoValue: row?.infoValue === true,
    }))
    return {
      ...readTexts((field) => opened[field]),
      additionalInfo: rows,
      offerings: readOfferings(Array.isArray(opened.offerings) ? opened.offerings : []),
    }
  } catch (error) {
    // Not ours, or cut short: then every field that differs must be asked about.
    if (error instanceof SyntaxError) return null
    throw error
  }
}
