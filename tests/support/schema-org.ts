import * as z from 'zod'

/*
 * Requirements of schema.org and of search engines for the types that our pages use. Properties
 * missing here are rejected.
 */
const text = z.string().regex(/\S/)
const url = z.string().regex(/^https?:\/\/\S+$/)
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const weekday = z.enum([
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
])
const reference = z.strictObject({ '@id': url })

/** Build the schema of one type. */
function type<Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) {
  const context = z.literal('https://schema.org').optional()
  return z.strictObject({ '@context': context, '@type': z.literal(name), ...shape })
}

const named = { '@id': url.optional(), name: text, url, description: text.optional() }
const organization = {
  ...named,
  logo: url.optional(),
  image: url.optional(),
  email: z
    .string()
    .regex(/^\S+@\S+$/)
    .optional(),
  telephone: z
    .string()
    .regex(/^[+(]?\d[\d\s().-]+$/)
    .optional(),
  sameAs: url.optional(),
  areaServed: type('State', { name: text }).optional(),
}
const entryPoint = type('EntryPoint', {
  urlTemplate: z.string().regex(/^https?:\/\/\S+\{search_term_string\}$/),
})
const website = type('WebSite', {
  ...named,
  inLanguage: text.optional(),
  publisher: z.union([reference, type('Organization', organization)]).optional(),
  potentialAction: type('SearchAction', {
    target: entryPoint,
    'query-input': z.literal('required name=search_term_string'),
  }).optional(),
})
const page = {
  ...named,
  inLanguage: z
    .string()
    .regex(/^en(-US)?$/)
    .optional(),
  isPartOf: z.union([reference, website]).optional(),
  lastReviewed: date.optional(),
}
const address = type('PostalAddress', {
  streetAddress: text.optional(),
  addressLocality: text.optional(),
  addressRegion: text.optional(),
  postalCode: text.optional(),
  addressCountry: text,
})
const business = type('MedicalBusiness', {
  ...organization,
  address,
  geo: type('GeoCoordinates', {
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }).optional(),
  openingHoursSpecification: z
    .array(
      type('OpeningHoursSpecification', {
        dayOfWeek: z.array(weekday).min(1),
        opens: time,
        closes: time,
        validFrom: date.optional(),
      }),
    )
    .min(1)
    .optional(),
  specialOpeningHoursSpecification: z
    .array(
      type('OpeningHoursSpecification', {
        opens: time,
        closes: time,
        validFrom: date,
        validThrough: date,
      }),
    )
    .min(1)
    .optional(),
  parentOrganization: type('Organization', { name: text, url: url.optional() }).optional(),
  aggregateRating: type('AggregateRating', {
    ratingValue: z.number().min(1).max(5),
    reviewCount: z.number().min(1),
  }).optional(),
})
/** Positions start at one; each item names a page. */
const items = z
  .array(
    type('ListItem', {
      position: z.int().min(1),
      // A list of pages needs only their addresses; each page says its own name.
      name: text.optional(),
      item: url.optional(),
      url: url.optional(),
    }),
  )
  .refine((list) => list.every(({ position }, index) => position === index + 1), 'is out of order')
  .refine((list) => list.every(({ item, url }) => item ?? url), 'leads nowhere')

const thing = z.discriminatedUnion('@type', [
  website,
  business,
  type('Organization', organization),
  type('ItemList', { itemListElement: items }),
  type('BreadcrumbList', {
    itemListElement: items.min(2).refine((list) => list.every(({ name }) => name), 'has no name'),
  }),
  type('WebPage', page),
  type('AboutPage', page),
  type('ContactPage', page),
  type('MedicalWebPage', page),
])

/** List a thing's errors with their paths: "geo.latitude: …". Empty when it is valid. */
export function validateThing(value: Record<string, unknown>): string[] {
  const issues = thing.safeParse(value).error?.issues ?? []
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}
