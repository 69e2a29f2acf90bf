/**
 * What schema.org and the search engines that read it ask of the types that our pages use. Each
 * property: whether it must be there, and what its value may be. A property that is not named here is
 * not known to belong to the type.
 */
type Check = (value: unknown, at: string) => string[]
type Property = { required?: boolean; check: Check }
type Shape = Record<string, Property>

const fail = (at: string, what: string) => [`${at}: ${what}`]
const text: Check = (value, at) =>
  typeof value === 'string' && value.trim() !== '' ? [] : fail(at, 'must be a text')
const matching =
  (pattern: RegExp): Check =>
  (value, at) =>
    typeof value === 'string' && pattern.test(value) ? [] : fail(at, `must match ${pattern}`)
const url = matching(/^https?:\/\/[^\s]+$/)
const date = matching(/^\d{4}-\d{2}-\d{2}$/)
const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/)
const between =
  (least: number, most: number): Check =>
  (value, at) =>
    typeof value === 'number' && value >= least && value <= most
      ? []
      : fail(at, `must be a number from ${least} to ${most}`)
const oneOf =
  (...words: string[]): Check =>
  (value, at) =>
    words.includes(value as string) ? [] : fail(at, `must be one of ${words.join(', ')}`)
const listOf =
  (check: Check, least = 0): Check =>
  (value, at) => {
    if (!Array.isArray(value)) return fail(at, 'must be a list')
    if (value.length < least) return fail(at, `must hold ${least} or more`)
    return value.flatMap((item, index) => check(item, `${at}[${index}]`))
  }
const thing =
  (...types: string[]): Check =>
  (value, at) =>
    isThing(value) && types.includes(String(value['@type']))
      ? validateThing(value, at)
      : fail(at, `must be a ${types.join(' or ')}`)
const reference: Check = (value, at) =>
  isThing(value) ? url(value['@id'], `${at}.@id`) : fail(at, 'must refer to a thing')
const either =
  (...checks: Check[]): Check =>
  (value, at) =>
    checks.some((check) => check(value, at).length === 0) ? [] : fail(at, 'is none of its kinds')

const must = (check: Check): Property => ({ required: true, check })
const may = (check: Check): Property => ({ check })

const named: Shape = { '@id': may(url), name: must(text), url: must(url), description: may(text) }
const organization: Shape = {
  ...named,
  logo: may(url),
  image: may(url),
  email: may(matching(/^\S+@\S+$/)),
  telephone: may(matching(/^[+(]?\d[\d\s().-]+$/)),
  sameAs: may(url),
  areaServed: may(thing('State')),
}
const page: Shape = {
  ...named,
  inLanguage: may(matching(/^en(-US)?$/)),
  isPartOf: may(either(thing('WebSite'), reference)),
  lastReviewed: may(date),
}
const weekday = oneOf('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')

const shapes: Record<string, Shape> = {
  WebSite: {
    ...named,
    inLanguage: may(text),
    publisher: may(either(reference, thing('Organization'))),
    potentialAction: may(thing('SearchAction')),
  },
  SearchAction: {
    target: must(thing('EntryPoint')),
    'query-input': must(matching(/^required name=search_term_string$/)),
  },
  EntryPoint: { urlTemplate: must(matching(/^https?:\/\/\S+\{search_term_string\}$/)) },
  Organization: organization,
  State: { name: must(text) },
  MedicalBusiness: {
    ...organization,
    address: must(thing('PostalAddress')),
    geo: may(thing('GeoCoordinates')),
    openingHoursSpecification: may(listOf(thing('OpeningHoursSpecification'), 1)),
    aggregateRating: may(thing('AggregateRating')),
  },
  PostalAddress: {
    streetAddress: may(text),
    addressLocality: may(text),
    addressRegion: may(text),
    postalCode: may(text),
    addressCountry: must(text),
  },
  GeoCoordinates: { latitude: must(between(-90, 90)), longitude: must(between(-180, 180)) },
  OpeningHoursSpecification: {
    dayOfWeek: must(listOf(weekday, 1)),
    opens: must(time),
    closes: must(time),
  },
  AggregateRating: { ratingValue: must(between(1, 5)), reviewCount: must(between(1, 1e9)) },
  ItemList: { itemListElement: must(listOf(thing('ListItem'))) },
  BreadcrumbList: { itemListElement: must(listOf(thing('ListItem'), 2)) },
  ListItem: { position: must(between(1, 1e6)), name: must(text), item: may(url), url: may(url) },
  WebPage: page,
  AboutPage: page,
  ContactPage: page,
  MedicalWebPage: page,
}

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Everything that is wrong with a thing, each with where: "MedicalBusiness.geo.latitude: …". Empty when it is right. */
export function validateThing(
  value: Record<string, unknown>,
  at = String(value['@type']),
): string[] {
  const shape = shapes[String(value['@type'])]
  if (!shape) return fail(at, `${value['@type']} is no type that we use`)
  const missing = Object.entries(shape)
    .filter(([name, property]) => property.required && value[name] === undefined)
    .map(([name]) => `${at}.${name}: is missing`)
  const wrong = Object.entries(value).flatMap(([name, part]) => {
    if (name === '@type' || name === '@context') return []
    const property = shape[name]
    return property ? property.check(part, `${at}.${name}`) : fail(`${at}.${name}`, 'is not of it')
  })
  return [...missing, ...wrong, ...checkOrder(value, at)]
}

/** Positions count from one; an item of a list names a page. */
function checkOrder(value: Record<string, unknown>, at: string): string[] {
  const items = value.itemListElement
  if (!Array.isArray(items)) return []
  return items.flatMap((item, index) => [
    ...(item.position === index + 1 ? [] : fail(`${at}[${index}]`, 'is out of its place')),
    ...(item.item || item.url ? [] : fail(`${at}[${index}]`, 'leads nowhere')),
  ])
}
