import * as z from 'zod'
import { hsdsWeekdays } from './hsds.server.ts'
import { hsdsId } from './hsds-id.ts'
import { hsdsAttachedTerm } from './hsds-taxonomies.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export const hsdsUrl = z
  .object({
    id: hsdsId,
    label: z.string().meta({ description: '"Listing": the page of the center in this directory.' }),
    url: z.url().meta({ description: 'The address of the page.' }),
  })
  .meta({ id: 'Url', description: 'A further link of a service.' })

export const hsdsPhone = z
  .object({
    id: hsdsId,
    number: z
      .string()
      .regex(/^\+[1-9]\d{7,14}$/)
      .meta({ description: 'As it is dialed from anywhere (E.164).', example: '+15088792250' }),
    extension: z
      .int()
      .optional()
      .meta({ description: 'To dial after the number is answered.', example: 301 }),
    type: z.enum(['voice', 'fax']).meta({ description: 'A fax is no number to call.' }),
    description: z
      .string()
      .optional()
      .meta({ description: '"Intake", "Referrals", or that the number was reported wrong.' }),
  })
  .meta({ id: 'Phone', description: 'A number that visitors of the directory see, too.' })

export const hsdsSchedule = z
  .object({
    id: hsdsId,
    freq: z.literal('WEEKLY').optional().meta({ description: 'Every week.' }),
    byday: z.enum(hsdsWeekdays).optional().meta({ description: 'The weekday, as in iCalendar.' }),
    valid_from: z.iso.date().optional().meta({ description: 'The only day on which it holds.' }),
    valid_to: z.iso.date().optional().meta({ description: 'The same day as `valid_from`.' }),
    opens_at: time.optional().meta({ description: 'Local time at the center.' }),
    closes_at: time.optional().meta({
      description:
        'Local time at the center. On the next day if it is not after `opens_at`; a center that never closes has 00:00 to 23:59.',
    }),
    description: z.string().meta({ description: 'The hours of this day as they were published.' }),
    notes: z.string().optional().meta({
      description: 'That the hours of holidays are not known; not where it never closes.',
    }),
  })
  .meta({
    id: 'Schedule',
    description:
      'One span of one weekday, without times if the hours are words only; or the center’s own hours for a date (`valid_from` and `valid_to`) or a holiday of each year (`description`), without times if it is closed.',
  })

export const hsdsAttribute = z
  .object({
    id: hsdsId,
    link_id: hsdsId.meta({ description: 'The id of the object that it tells about.' }),
    link_entity: z.enum(['service', 'language']).meta({ description: 'The table of that object.' }),
    link_type: z
      .string()
      .optional()
      .meta({ description: 'The checked fact, where `label` is "Checked on" or "Checked by".' }),
    label: z
      .string()
      .meta({ description: 'What the value tells: "Listed in", "Offers", "Not offered".' }),
    value: z.string().meta({
      description:
        'The value. Where `label` is "Not offered", a section and a name: "Payment: Medicare".',
    }),
    taxonomy_term_id: hsdsId.optional().meta({ description: 'The term that says the same.' }),
    taxonomy_term: hsdsAttachedTerm.optional(),
  })
  .meta({
    id: 'Attribute',
    description: 'A fact for which the standard has no field, or a term of a taxonomy.',
  })

export const hsdsLanguage = z
  .object({
    id: hsdsId,
    name: z.string().meta({ description: 'The language, in English.' }),
    code: z.string().length(3).optional().meta({ description: 'ISO 639-3 code, where known.' }),
    attributes: z
      .array(hsdsAttribute)
      .optional()
      .meta({ description: 'The term from which the language follows, if it was not listed.' }),
  })
  .meta({ id: 'Language', description: 'A language in which the center says it gives care.' })

export const hsdsAddress = z
  .object({
    id: hsdsId,
    address_1: z.string().meta({ description: 'The street and the number.' }),
    city: z.string().meta({ description: 'The town.' }),
    region: z.string().optional().meta({ description: 'The county.' }),
    state_province: z
      .string()
      .meta({ description: 'The state, as it was written: a code or a name.' }),
    postal_code: z.string().meta({ description: 'The ZIP code.' }),
    country: z.string().length(2).meta({ description: 'ISO 3166-1 code.' }),
    address_type: z.literal('physical').meta({ description: 'Always where people go.' }),
  })
  .meta({ id: 'Address', description: 'An address with all of its parts.' })

export const hsdsAccessibility = z
  .object({
    id: hsdsId,
    description: z.string().meta({ description: 'What makes it accessible.' }),
  })
  .meta({ id: 'Accessibility', description: 'Accessibility for people with disabilities.' })

export const hsdsCostOption = z
  .object({
    id: hsdsId,
    option: z.string().meta({ description: '"Medicaid", or the plans that it takes.' }),
  })
  .meta({ id: 'CostOption', description: 'A way to pay that the center says it accepts.' })

export const hsdsRequiredDocument = z
  .object({ id: hsdsId, document: z.string().meta({ description: '"Photo ID"' }) })
  .meta({ id: 'RequiredDocument', description: 'What to bring.' })

export const hsdsUnit = z
  .object({ id: hsdsId, name: z.string().meta({ description: '"Detox beds"' }) })
  .meta({ id: 'Unit', description: 'What is counted: "Detox beds for women".' })

export const hsdsCapacity = z
  .object({
    id: hsdsId,
    unit: hsdsUnit,
    available: z.int().meta({ description: 'How many are open.' }),
    description: z.string().optional().meta({ description: 'Says so where there may be more.' }),
    updated: z.iso.datetime({ offset: true }).meta({ description: 'When the center said so.' }),
  })
  .meta({
    id: 'ServiceCapacity',
    description: 'Open beds, by the center’s own word of the last 24 hours.',
  })

export type HsdsAttribute = z.infer<typeof hsdsAttribute>
export type HsdsPhone = z.infer<typeof hsdsPhone>
export type HsdsAddress = z.infer<typeof hsdsAddress>
export type HsdsSchedule = z.infer<typeof hsdsSchedule>
export type HsdsLanguage = z.infer<typeof hsdsLanguage>
export type HsdsAccessibility = z.infer<typeof hsdsAccessibility>
export type HsdsCostOption = z.infer<typeof hsdsCostOption>
export type HsdsCapacity = z.infer<typeof hsdsCapacity>
