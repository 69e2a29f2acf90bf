import * as z from 'zod'
import { offeringGroups } from '#app/center/offerings/offerings.ts'
import { isTreatmentType, treatmentTypes } from '#app/center/offerings/treatment-types.ts'
import { readListings } from '#app/center/read-listings.server.ts'
import { servesSamples } from '#app/data/samples/serves-samples.ts'
import { dangerMessages } from '#app/search/danger-messages.ts'
import { listLacking } from '#app/search/describe-loosening.ts'
import { findCenters } from '#app/search/find-centers.server.ts'
import { getPoint } from '#app/search/match-search.server.ts'
import { parseSearchUrl } from '#app/search/parse-search.server.ts'
import { addDenied } from '#app/search/read-not-offered.server.ts'
import { maxSearchLength, radii } from '#app/search/search-input.ts'
import {
  dangerSchema,
  frameShape,
  listingSchema,
  mayBeDangerSchema,
  topicSchema,
} from './answer-schemas.ts'
import { describeDanger } from './danger-answer.ts'
import { describeListing } from './describe-listing.ts'
import { describeUnderstanding, understandingSchema } from './describe-understanding.ts'
import { frameAnswer } from './frame-answer.ts'
import { type AssistantTool, languageInput, maxQueryLength } from './tool-model.ts'
import { describeTopics } from './topic-answer.ts'

const care = [
  ...treatmentTypes,
  ...offeringGroups
    .flatMap(({ group, offerings }) => (group === 'care' ? offerings : []))
    .filter((offering) => !isTreatmentType(offering)),
  // Until 1.3 a kind of care.
  'telehealth' as const,
]
const others = offeringGroups.flatMap(({ group, offerings }) => (group === 'care' ? [] : offerings))

const input = z.strictObject({
  query: z
    .string()
    .max(maxQueryLength)
    .default('')
    .describe(
      `What the person needs, in their own words, in English or Spanish: "detox that takes medicaid within 5 miles of newark". Keep it short: the first ${maxSearchLength} characters are searched. Pass on words about danger, such as "overdose", unchanged; they are looked for in all of it.`,
    ),
  near: z
    .string()
    .max(200)
    .default('')
    .describe('A ZIP code, a town, a county or a region: "07102", "Toms River", "Essex County".'),
  within: z
    .literal(radii)
    .optional()
    .describe('Miles around the place, in a straight line; 25 if left out.'),
  care: z
    .array(z.enum(care))
    .max(care.length)
    .default([])
    .describe('Kinds of care; any of them is enough.'),
  offers: z
    .array(z.enum(others))
    .max(others.length)
    .default([])
    .describe(
      'Payment, medicines, languages, people served, access (telehealth, walk-ins, child care, evenings, weekends, early hours, wheelchair) and accreditation. Of payment, medicines and languages any is enough; of the others a center must have all. Hours that may be Google’s do not count.',
    ),
  limit: z.int().min(1).max(20).default(10).describe('Centers on a page.'),
  page: z.int().min(1).max(1000).default(1).describe('The page of centers, from 1.'),
  language: languageInput,
})

const output = z.object({
  ...frameShape,
  danger: dangerSchema.nullable(),
  mayBeDanger: mayBeDangerSchema,
  topics: z.array(topicSchema).describe('Show these before the centers.'),
  understood: understandingSchema,
  total: z.int().describe('The number of centers that match; `centers` has one page of them.'),
  centers: z.array(
    listingSchema.extend({
      lacking: z
        .array(z.string())
        .describe('What it does not offer, or may not, of what was asked for. Say so.'),
    }),
  ),
})

export const searchTool: AssistantTool<typeof input, typeof output> = {
  name: 'search_centers',
  title: 'Search treatment centers',
  description:
    'Finds addiction treatment centers by what people need and where. Says how it understood the words; if nothing matches, it answers with the nearest to it and says what they lack. The nearest come first; in a county or without a place they come by name. Closed ones come last. Show the crisis lines first if `danger` is set, and `mayBeDanger` before the centers.',
  input,
  output,
  async answer(given, { site, now, read }) {
    const { query, near, within, care, offers, limit, page, language } = given
    const params = new URLSearchParams({ q: query, near })
    if (within) params.set('within', String(within))
    for (const choice of [...care, ...offers]) params.append('offers', choice)
    const parsed = parseSearchUrl(params)
    const { danger, mayBeDanger } = parsed
    const withSamples = servesSamples(site)
    const { found, rows } = await read(async (db) => {
      const options = { now, limit, offset: (page - 1) * limit, withSamples }
      const found = await findCenters(db, parsed, options)
      return { found, rows: await readListings(db, found.ids, { withSamples }) }
    })
    const { search } = found.understanding
    const view = { siteUrl: site.url, language, now, from: getPoint(found.near) }
    const centers = rows.map((row) => ({
      ...describeListing(row, view),
      lacking: found.loosened ? listLacking(search, addDenied(row, search), language) : [],
    }))
    return {
      ...frameAnswer(site, language, danger),
      danger: danger && describeDanger(danger, site.url, language),
      mayBeDanger: mayBeDanger ? dangerMessages[language].mayBe : null,
      topics: describeTopics(found.understanding, site.url, language),
      understood: describeUnderstanding(found, {
        first: centers[0],
        asksForMiles: within !== undefined,
        language,
      }),
      total: found.total,
      centers,
    }
  },
}
