import * as z from 'zod'
import { pageSizes, usualProximity } from '#app/lib/open-data-limits.ts'

const count = (name: string, max: number) => {
  const error = `${name} is a whole number from 1 to ${max}`
  return z.coerce.number(error).int(error).min(1, error).max(max, error)
}
const uuid = (name: string) => z.uuid(`${name} is a UUID`).optional()
const flag = (name: string) =>
  z
    .stringbool({ truthy: ['true', '1'], falsy: ['false', '0'], error: `${name} is true or false` })
    .default(false)
const text = (name: string) =>
  z.string().trim().max(200, `${name} has at most 200 characters`).optional()

const paging = {
  page: count('page', 1_000_000).default(1).describe('The page, from 1.'),
  per_page: count('per_page', pageSizes.most).default(pageSizes.usual).describe('Rows of a page.'),
}
const format = {
  format: z
    .enum(['json', 'ndjson'], 'format is json or ndjson')
    .default('json')
    .describe('`ndjson` streams all rows, one on each line, without pages.'),
}
const search = {
  search: text('search').describe(
    'People\'s own words, read as the site reads them: "methadone clinic newark".',
  ),
}
const terms = {
  taxonomy_term_id: uuid('taxonomy_term_id').describe('Rows with this term, or one below it.'),
  taxonomy_id: uuid('taxonomy_id').describe('Rows with any term of this taxonomy.'),
}
const full = { full: flag('full').describe('Each row whole, as when asked for by its id.') }
const modifiedAfter = {
  modified_after: z.iso
    .datetime({ offset: true, error: 'modified_after is a date and time: 2026-11-26T02:00:00Z' })
    .or(z.iso.date('modified_after is a date: 2026-11-26'))
    .optional()
    .describe('Rows changed at or after this time, and those that are gone since, as `defunct`.'),
}
const services = {
  ...search,
  ...terms,
  organization_id: uuid('organization_id').describe('Services of this organization.'),
  ...modifiedAfter,
  ...full,
  postcode: z
    .string()
    .regex(/^\d{5}$/, 'postcode is a ZIP code of five digits')
    .optional()
    .describe('A ZIP code. Rows around its middle, the nearest first.'),
  proximity: count('proximity', 1_000_000)
    .optional()
    .describe(`Meters around the middle of \`postcode\`; ${usualProximity.meters} without it.`),
}
const needsPostcode = {
  error: 'proximity needs a postcode',
  path: ['proximity'],
  // Also where another parameter is wrong, so that one answer names both.
  when: () => true,
}
const hasPostcode = (query: { postcode?: string | undefined; proximity?: number | undefined }) =>
  query.proximity === undefined || query.postcode !== undefined

/** The parameters of each list, which combine by AND. A name that isn't here is refused. */
export const listQueries = {
  services: z
    .strictObject({
      ...services,
      minimal: flag('minimal').describe('Only the id and the date of change of each row.'),
      ...paging,
      ...format,
    })
    .refine(hasPostcode, needsPostcode),
  serviceAtLocations: z
    .strictObject({ ...services, ...paging, ...format })
    .refine(hasPostcode, needsPostcode),
  organizations: z.strictObject({
    ...search,
    ...terms,
    ...full,
    full_service: flag('full_service').describe('The services of each organization, whole.'),
    ...paging,
    ...format,
  }),
  taxonomies: z.strictObject({ ...search, ...paging, ...format }),
  taxonomyTerms: z.strictObject({
    ...search,
    taxonomy_id: uuid('taxonomy_id').describe('Terms of this taxonomy.'),
    top_only: flag('top_only').describe('Only terms without a parent.'),
    parent_id: uuid('parent_id').describe('Terms directly below this term.'),
    ...paging,
    ...format,
  }),
}

/** For what is asked for by its id. */
export const nothing = z.strictObject({})
export const organizationQuery = z.strictObject({
  full_service: listQueries.organizations.shape.full_service,
})

export type ListQuery<Name extends keyof typeof listQueries> = z.infer<(typeof listQueries)[Name]>
