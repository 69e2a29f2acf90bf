import * as z from 'zod'
import { readNear } from '#app/center/places/find-place.server.ts'
import { languages } from '#app/lib/language.ts'
import { type Danger, dangers } from '#app/search/danger-words.ts'
import { maxSearchLength, maxTypedLength } from '#app/search/search-input.ts'
import { stateName } from '#site/state.ts'
import { openDataLimit, pageSizes, streamFormats, usualProximity } from './open-data-limits.ts'

// A message follows the name of its parameter: "page must be …".

/** Digits only: `Number` would also take "1e3" and "0x10". */
export const wholeNumber = (max: number) => {
  const error = `must be a whole number from 1 to ${max}`
  return z
    .string()
    .regex(/^\d+$/, { error, abort: true })
    .transform(Number)
    .pipe(z.int(error).min(1, error).max(max, error))
}
const uuid = () => z.guid('must be a UUID').optional()
const flag = () =>
  z
    .stringbool({
      truthy: ['true'],
      falsy: ['false'],
      case: 'sensitive',
      error: 'must be true or false',
    })
    .default(false)

const paging = {
  page: wholeNumber(1_000_000).default(1).describe('The page, from 1.'),
  per_page: wholeNumber(pageSizes.most).default(pageSizes.usual).describe('Rows of a page.'),
}
const format = {
  format: z
    .enum(['json', 'ndjson'], 'must be json or ndjson')
    .default('json')
    .describe(
      `\`ndjson\` streams all rows, one on each line, without pages. A stream counts as ${openDataLimit.streamCost} requests.`,
    ),
}
const search = {
  search: z
    .string()
    .trim()
    .max(maxTypedLength, `must have at most ${maxTypedLength} characters`)
    .optional()
    .describe(
      `People's own words, read as the site reads them: "methadone clinic newark". The first ${maxSearchLength} characters are searched; danger is read in all of them.`,
    ),
}
const language = {
  language: z
    .enum(languages, `must be ${languages.join(' or ')}`)
    .default('en')
    .describe(
      'The language of taxonomy terms and of the header `Search-Note`. Other texts are as they were written.',
    ),
}
/** What the header `Search-Danger` may say. */
export const searchDangers: readonly Danger[] = dangers

const terms = {
  taxonomy_term_id: uuid().describe('Rows with this term, or one below it.'),
  taxonomy_id: uuid().describe('Rows with any term of this taxonomy.'),
}
const full = { full: flag().describe('Each row whole, as when asked for by its id.') }

/**
 * Write the offset of a time as "+01:00": people also write "+0100" and "+01", and few encode the "+", which means a
 * space in a query.
 */
const spellOffset = (value: unknown) =>
  typeof value === 'string'
    ? value.replace(
        /^([\d-]+T[\d:.]+)([ +-])(\d\d):?(\d\d)?$/,
        (_, time, sign, hours, minutes = '00') =>
          `${time}${sign === ' ' ? '+' : sign}${hours}:${minutes}`,
      )
    : value

/** A time without an offset is in UTC; JavaScript would take the server's time zone. */
const addOffset = (value: string) => (/T[^Z+-]+$/.test(value) ? `${value}Z` : value)

const modifiedAfter = {
  modified_after: z
    .preprocess(
      spellOffset,
      z
        .union(
          [z.iso.datetime({ offset: true, local: true }), z.iso.date()],
          'must be a date (2026-11-26) or a date and time (2026-11-26T02:00:00Z)',
        )
        .overwrite(addOffset),
    )
    .optional()
    .describe(
      'Rows changed at or after this time, and those that are gone since, as `defunct`. A date, or a date and time; without an offset it is in UTC.',
    ),
}
const services = {
  ...search,
  ...terms,
  organization_id: uuid().describe('Services of this organization.'),
  ...modifiedAfter,
  ...full,
  ...language,
  postcode: z
    .string()
    .regex(/^\d{5}$/, { error: 'must be a ZIP code of five digits', abort: true })
    .refine(
      (zip) => readNear(zip)?.kind === 'zip',
      `is not a ZIP code that we know; we know those of ${stateName.en} and its neighbors`,
    )
    .optional()
    .describe('A ZIP code. Rows around its middle, the nearest first.'),
  proximity: wholeNumber(1_000_000)
    .optional()
    .describe(`Meters around the middle of \`postcode\`; ${usualProximity.meters} without it.`),
}
const hasPostcode = ({ postcode, proximity }: { postcode?: unknown; proximity?: unknown }) =>
  proximity === undefined || postcode !== undefined
const needsPostcode = {
  error: 'needs a postcode',
  path: ['proximity'],
  // Also where another parameter is wrong, so that one answer names both.
  when: () => true,
}

/** The parameters of each list, which combine by AND. A name that isn't here is refused. */
export const listQueries = {
  services: z
    .strictObject({
      ...services,
      minimal: flag().describe('Only the id and the date of change of each row.'),
      ...paging,
      format: z
        .enum(['json', ...streamFormats], 'must be json, ndjson or csv')
        .default('json')
        .describe(
          `\`csv\` is a table of all centers, one row for each, for a spreadsheet; \`ndjson\` streams all rows, one on each line. Both are without pages and count as ${openDataLimit.streamCost} requests.`,
        ),
    })
    .refine(hasPostcode, needsPostcode)
    .refine(({ full, minimal }) => !(full && minimal), {
      error: "can't be combined with minimal",
      path: ['full'],
    })
    .refine(({ format, minimal }) => !(format === 'csv' && minimal), {
      error: "can't be combined with format=csv",
      path: ['minimal'],
    }),
  serviceAtLocations: z
    .strictObject({ ...services, ...paging, ...format })
    .refine(hasPostcode, needsPostcode),
  organizations: z.strictObject({
    ...search,
    ...terms,
    ...full,
    full_service: flag().describe('The services of each organization, whole.'),
    ...language,
    ...paging,
    ...format,
  }),
  taxonomies: z.strictObject({ ...search, ...paging, ...format }),
  taxonomyTerms: z.strictObject({
    ...search,
    taxonomy_id: uuid().describe('Terms of this taxonomy.'),
    top_only: flag().describe('Only terms without a parent.'),
    parent_id: uuid().describe('Terms directly below this term.'),
    ...language,
    ...paging,
    ...format,
  }),
}

/** The parameters of single objects. */
export const noParameters = z.strictObject({})
export const objectQuery = z.strictObject(language)
export const organizationQuery = z.strictObject({
  full_service: listQueries.organizations.shape.full_service,
  ...language,
})

export type ListQuery<Name extends keyof typeof listQueries> = z.infer<(typeof listQueries)[Name]>
