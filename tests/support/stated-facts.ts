import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { ask } from './assistant-client.ts'
import { decodeEntities, readStructuredData, readText } from './read-html.ts'
import { readAddressLine } from './stated-address.ts'
import { type StatedHours, stateHours, stateIsoHours, stateWeek } from './stated-hours.ts'
import { type TestApp, testSite } from './test-app.ts'

/**
 * What one source, such as the page or the API, states about a center, in the same form for all sources. A source leaves
 * out what it says nothing about; null means that it says there is none.
 */
export type StatedFacts = {
  name: string
  /** Digits of the number to call first, and of all of its numbers in order. */
  call?: string | null
  numbers?: string[]
  status?: 'open' | 'temporarily closed' | 'permanently closed'
  /** "2026-10-01" */
  checkedOn?: string | null | undefined
  street?: string | null
  town?: string | null | undefined
  postalCode?: string | null | undefined
  website?: string | null | undefined
  offers?: string[]
  hours?: StatedHours | undefined
  /** "detox 2", "detox women 1", without zeros. */
  beds?: string[] | undefined
}

/** Return the ten digits of a number, without its extension. */
export const digitsOf = (number: string) =>
  number
    .replace(/([;,]|x|ext).*/, '')
    .replace(/\D/g, '')
    .slice(-10)

const dayOf = (words: string) => {
  const [, day] = /Checked ([A-Z][a-z]+ \d+, \d{4})/.exec(words) ?? []
  return day ? new Date(`${day} 12:00 UTC`).toISOString().slice(0, 10) : undefined
}

const supportLine = digitsOf(testSite.supportLine.phone)

/** Read the numbers in a part of a page: first the one to call. */
function readNumbers(html: string) {
  const called = [...html.matchAll(/href="tel:([^"]+)"/g)]
    .map(([, number = '']) => digitsOf(number))
    .filter((number) => number !== supportLine)
  return { call: called[0] ?? null, numbers: [...new Set(called)].sort() }
}

const cut = (html: string, from: string, to: string) =>
  (html.split(from)[1] ?? '').split(to)[0] ?? ''

const readStatus = (text: string): StatedFacts['status'] => {
  if (/permanently closed/i.test(text)) return 'permanently closed'
  return /temporarily closed/i.test(text) ? 'temporarily closed' : 'open'
}

/** Read the opening hours on a page; undefined where it has none. */
function readHours(page: string): StatedHours | undefined {
  const table = cut(page, '<table class="w-full text-[1rem] tabular-nums"', '</table>')
  const rows = [...table.matchAll(/<th[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/gs)]
  if (rows.length === 0) return undefined
  return stateHours(
    rows.map(([, day = '', hours = '']) => ({
      day: readText(day),
      // A holiday has the same hours as usual.
      hours: readText(hours).replace(/^Usually (.*); call first$/, '$1'),
    })),
  )
}

/** "Open beds, reported in the last 24 hours: detox 2 (women 1), residential 0" */
function readBeds(text: string): string[] | undefined {
  if (text.includes('No open beds, reported')) return []
  const [, listed] = /Open beds, reported in the last 24 hours: (.*)/.exec(text) ?? []
  const kinds = listed?.matchAll(/\b(detox|residential) (\d+)(?: or more)?(?: \(([^)]*)\))?/g)
  if (!kinds) return undefined
  return [...kinds]
    .flatMap(([, kind, total, people]) => [
      `${kind} ${total}`,
      ...(people ?? '').split(', ').flatMap((some) => (some ? `${kind} ${some}` : [])),
    ])
    .filter((beds) => !beds.endsWith(' 0'))
    .sort()
}

const heading = (html: string) =>
  decodeEntities(
    (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replace(/<[^>]*>|<!--.*?-->/g, ''),
  ).trim()

/** Read the address below the name. */
function readPageAddress(page: string) {
  const [address = ''] = readText(cut(page, '</h1>', '</p>')).split(' · ')
  return readAddressLine(address)
}

function readWebsite(section: string): string | null {
  const link = /<a href="([^"]*)"[^>]*>(?:(?!<\/a>).)*<span[^>]*>Website\b/s.exec(section)
  return link ? decodeEntities(link[1] ?? '') : null
}

export async function readPageFacts(app: TestApp, slug: string): Promise<StatedFacts> {
  const page = await app.readPage(`/centers/${slug}`)
  // Without the crisis numbers at its foot.
  const section = cut(page, '<section aria-label="Contact this center"', '<p class="crisis-line')
  const status = readStatus(readText(section))
  return {
    name: heading(page),
    ...readPageAddress(page),
    // The page of a center that is closed for good leads to no website.
    website: status === 'permanently closed' ? undefined : readWebsite(page),
    ...readNumbers(section),
    status,
    checkedOn: dayOf(readText(section)),
    hours: readHours(page),
    beds: readBeds(readText(section)),
  }
}

type Business = {
  name: string
  telephone?: string
  contactPoint?: { telephone: string }[]
  address?: { streetAddress?: string; addressLocality?: string; postalCode?: string }
  sameAs?: string
  openingHoursSpecification?: { dayOfWeek: string | string[]; opens: string; closes: string }[]
}

export async function readStructuredDataFacts(app: TestApp, slug: string): Promise<StatedFacts> {
  const page = await app.readPage(`/centers/${slug}`)
  const things = readStructuredData(page)
  const business = things.find(
    (thing) => thing['@type'] === 'MedicalBusiness',
  ) as unknown as Business
  const points = business.contactPoint?.map(({ telephone }) => telephone) ?? []
  const numbers = [...points, ...(business.telephone ? [business.telephone] : [])].map(digitsOf)
  return {
    name: business.name,
    call: numbers[0] ?? null,
    numbers: [...new Set(numbers)].sort(),
    street: business.address?.streetAddress ?? null,
    town: business.address?.addressLocality ?? null,
    postalCode: business.address?.postalCode ?? null,
    website: business.sameAs ?? null,
    hours:
      business.openingHoursSpecification &&
      stateIsoHours(
        business.openingHoursSpecification.flatMap(({ dayOfWeek, ...times }) =>
          [dayOfWeek].flat().map((day) => ({ day, ...times })),
        ),
      ),
  }
}

export async function readEmbedFacts(app: TestApp, slug: string): Promise<StatedFacts> {
  const page = await app.readPage(`/embed/centers/${slug}`)
  const article = cut(page, '<article', '</article>')
  return {
    name: heading(page),
    ...readAddressLine(readText(cut(article, '</h1>', '</p>'))),
    ...readNumbers(article),
    status: readStatus(readText(article)),
    checkedOn: dayOf(readText(article)),
    beds: readBeds(readText(article)),
  }
}

export async function readFeedFacts(app: TestApp, slug: string): Promise<StatedFacts> {
  const { title, items } = JSON.parse(await app.readPage(`/feeds/centers/${slug}.json`)) as {
    title: string
    items: { content_text: string }[]
  }
  const text = items[0]?.content_text ?? ''
  const number = /Number to call: ([^.]+)\./.exec(text)?.[1]
  return {
    name: title.replace(/: what changed$/, ''),
    call: number ? digitsOf(number) : null,
    checkedOn: dayOf(text),
  }
}

export async function readAssistantFacts(client: Client, slug: string): Promise<StatedFacts> {
  const { center } = (await ask(client, 'get_center', { center: slug })).data
  const { facts, openBeds } = center
  const findValue = (name: string): string | null =>
    facts.find(({ fact }: { fact: string }) => fact === name).value
  const hours = findValue('hours')
  const address = findValue('address')
  const numbers = [center.intake, center.phone].flatMap((phone) =>
    phone?.number ? [digitsOf(phone.number)] : [],
  )
  return {
    name: center.name,
    call: numbers[0] ?? null,
    numbers: [...new Set(numbers)].sort(),
    status: center.status.replace('-', ' '),
    ...(address === null ? { street: null } : readAddressLine(address)),
    website: findValue('website'),
    checkedOn: center.checkedOn,
    offers: center.offers.map(({ code }: { code: string }) => code).sort(),
    hours: hours ? stateWeek(hours) : undefined,
    beds: openBeds ? readBeds(openBeds.inWords) : undefined,
  }
}
