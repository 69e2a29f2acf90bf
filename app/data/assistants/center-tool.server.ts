import * as z from 'zod'
import { hideNumbersInTexts } from '#app/center/fields/reported-phone.ts'
import { findListing } from '#app/center/read-listings.server.ts'
import { servesSamples } from '#app/data/samples/serves-samples.ts'
import { factSchema, frameShape, listingSchema, serviceSchema } from './answer-schemas.ts'
import { describeFacts, describeServices } from './describe-facts.ts'
import { describeListing } from './describe-listing.ts'
import { frameAnswer } from './frame-answer.ts'
import { assistantMessages } from './messages.ts'
import { stripHidden } from './strip-hidden.ts'
import { type AssistantTool, languageInput, ToolError } from './tool-model.ts'

const input = z.strictObject({
  center: z.string().min(1).max(200).describe('The slug or the id that search_centers gave.'),
  language: languageInput,
})

const output = z.object({
  ...frameShape,
  center: listingSchema.extend({
    description: z
      .string()
      .nullable()
      .describe('As the listing has it, in English unless translated.'),
    facts: z.array(factSchema),
    services: z
      .array(serviceSchema)
      .describe('What else the listing says, not checked one by one.'),
  }),
})

export const centerTool: AssistantTool<typeof input, typeof output> = {
  name: 'get_center',
  title: 'Get one treatment center',
  description:
    'Reads one center with all that is known about it: for each fact how and on which day it was checked, from which list it is, or that nobody has told us. A fact that is not known is not a no.',
  input,
  output,
  async answer({ center, language }, { site, now, read }) {
    // Fictional centers are for trying the site out on one's own machine.
    const withSamples = servesSamples(site)
    const found = await read((db) => findListing(db, stripHidden(center), { withSamples }))
    if (!found) throw new ToolError(assistantMessages[language].notFound)
    const row = hideNumbersInTexts(found, now)
    const inSpanish = language === 'es' ? row.descriptionSpanish : null
    return {
      ...frameAnswer(site, language),
      center: {
        ...describeListing(row, { siteUrl: site.url, language, now }),
        description: inSpanish ?? row.description,
        facts: describeFacts(row, { language, now }),
        services: describeServices(row, language),
      },
    }
  },
}
