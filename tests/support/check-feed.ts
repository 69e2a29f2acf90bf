import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { SaxesParser } from 'saxes'
import { expect } from 'vitest'

/** What both formats say about a feed. */
export type CheckedFeed = {
  id: string
  title: string
  url: string
  pageUrl: string
  language: string
  /** The URL of the page with older entries. */
  nextUrl: string | null
  entries: CheckedEntry[]
}

type CheckedEntry = {
  id: string
  title: string
  text: string
  url: string
  kind: string
  published: string
  updated: string
}

const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
const isAbsolute = (iri: string) => /^https?:\/\/[^\s<>"]+$/.test(iri)

function expectDistinct(ids: string[]): void {
  for (const id of ids) expect(id).toMatch(/^(urn:uuid:[0-9a-f-]{36}|https?:\/\/\S+)$/)
  expect(new Set(ids).size).toBe(ids.length)
}

function expectDate(text: string): void {
  expect(text).toMatch(rfc3339)
  expect(Number.isNaN(Date.parse(text))).toBe(false)
}

/** Newest first, and none changed before it happened. */
function expectOrder(entries: CheckedEntry[]): void {
  const dates = entries.map(({ published }) => published)
  expect(dates).toEqual(dates.toSorted().reverse())
  for (const { published, updated } of entries) expect(updated >= published, updated).toBe(true)
}

type Link = { rel: string; href: string; type: string }
type Element = { id: string; title: string; updated: string; link: Link[] }
type Entry = Element & {
  published: string
  content: { '#text': string; type: string }
  category: { term: string }
}
type Document = {
  '?xml': { version: string; encoding: string }
  feed: Element & {
    xmlns: string
    'xml:lang': string
    rights: string
    author: { name: string; uri: string }
    entry?: Entry[]
  }
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => name === 'link' || name === 'entry',
})

/** Fail unless the text meets the requirements of RFC 4287. */
export function checkAtom(text: string): CheckedFeed {
  expect(XMLValidator.validate(text)).toBe(true)
  const strict = new SaxesParser({ xmlns: true })
  strict.on('error', (error) => {
    throw error
  })
  strict.write(text).close()

  const { feed } = parser.parse(text) as Document
  expect(feed.xmlns).toBe('http://www.w3.org/2005/Atom')
  // Exactly one of each: several would be an array.
  for (const { published } of feed.entry ?? []) expectDate(published)
  for (const element of [feed, ...(feed.entry ?? [])]) {
    expect(typeof element.id).toBe('string')
    expect(typeof element.title).toBe('string')
    expectDate(element.updated)
    for (const { href } of element.link) expect(isAbsolute(href), href).toBe(true)
  }
  expect(feed.author.name).not.toBe('')
  expect(isAbsolute(feed.author.uri)).toBe(true)
  expect(feed.rights).not.toBe('')
  const entries = (feed.entry ?? []).map((entry) => {
    const { id, title, published, updated, link, content, category } = entry
    expect(content.type).toBe('text')
    const [page] = link.filter(({ rel }) => rel === 'alternate')
    return {
      id,
      title,
      text: content['#text'],
      url: page?.href ?? '',
      kind: category.term,
      published,
      updated,
    }
  })
  expectDistinct([feed.id, ...entries.map(({ id }) => id)])
  expectOrder(entries)
  const [latest] = entries
    .map(({ updated }) => updated)
    .toSorted()
    .reverse()
  if (latest) expect(feed.updated).toBe(latest)
  const find = (rel: string) => feed.link.filter((link) => link.rel === rel)
  // At most one alternate of each type and language; `self` is advised.
  expect(find('alternate')).toHaveLength(1)
  expect(find('self')).toHaveLength(1)
  expect(find('next').length).toBeLessThanOrEqual(1)
  return {
    id: feed.id,
    title: feed.title,
    url: find('self')[0]?.href ?? '',
    pageUrl: find('alternate')[0]?.href ?? '',
    language: feed['xml:lang'],
    nextUrl: find('next')[0]?.href ?? null,
    entries,
  }
}

type Item = {
  id: string
  url: string
  title: string
  content_text: string
  date_published: string
  date_modified: string
  tags: string[]
}
type JsonDocument = {
  version: string
  title: string
  home_page_url: string
  feed_url: string
  next_url?: string
  language: string
  authors: { name: string; url: string }[]
  items: Item[]
}

/** Fail unless the text meets the requirements of JSON Feed 1.1. */
export function checkJsonFeed(text: string): Omit<CheckedFeed, 'id'> {
  const feed = JSON.parse(text) as JsonDocument
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1')
  expect(typeof feed.title).toBe('string')
  expect(Array.isArray(feed.items)).toBe(true)
  const urls = [feed.home_page_url, feed.feed_url, ...feed.authors.map(({ url }) => url)]
  for (const url of [...urls, ...(feed.next_url ? [feed.next_url] : [])])
    expect(isAbsolute(url), url).toBe(true)
  const entries = feed.items.map((item) => ({
    id: item.id,
    title: item.title,
    text: item.content_text,
    url: item.url,
    kind: item.tags.join(),
    published: item.date_published,
    updated: item.date_modified,
  }))
  for (const { id, url, title, text, published, updated } of entries) {
    for (const value of [id, title, text]) expect(typeof value).toBe('string')
    expect(isAbsolute(url), url).toBe(true)
    expectDate(published)
    expectDate(updated)
  }
  expectDistinct(entries.map(({ id }) => id))
  expectOrder(entries)
  return {
    title: feed.title,
    url: feed.feed_url,
    pageUrl: feed.home_page_url,
    language: feed.language,
    nextUrl: feed.next_url ?? null,
    entries,
  }
}
