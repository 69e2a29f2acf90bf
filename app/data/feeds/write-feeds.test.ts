import { describe, expect, it } from 'vitest'
import { checkAtom, checkJsonFeed } from '#tests/support/check-feed.ts'
import type { Feed } from './feed-model.ts'
import { writeAtom } from './write-atom.ts'
import { writeJsonFeed } from './write-json-feed.ts'

const feed: Feed = {
  id: 'https://directory.example.org/feeds/centers.atom',
  title: 'Directory: what changed',
  description: 'New centers.',
  language: 'en',
  pageUrl: 'https://directory.example.org/centers',
  url: 'https://directory.example.org/feeds/centers.atom',
  nextUrl: 'https://directory.example.org/feeds/centers.atom?page=2',
  author: { name: 'Directory', url: 'https://directory.example.org/' },
  rights: 'CC BY 4.0',
  updated: new Date('2026-11-02T03:04:05Z'),
  entries: [
    {
      id: 'urn:uuid:00000000-0000-4000-8000-000000000011',
      title: 'Hope House: checked',
      text: 'Number to call: (609) 555-0142.',
      url: 'https://directory.example.org/centers/hope-house',
      kind: 'checked',
      published: new Date('2026-11-02T03:04:05Z'),
      updated: new Date('2026-11-02T03:04:05Z'),
    },
    {
      id: 'urn:uuid:00000000-0000-4000-8000-000000000012',
      title: 'Haven: closed',
      text: 'This center has closed for good.',
      url: 'https://directory.example.org/centers/haven?a=1&b=2',
      kind: 'closed',
      published: new Date('2026-11-01T03:04:05Z'),
      updated: new Date('2026-11-02T03:04:04Z'),
    },
  ],
}

describe.each([
  ['Atom', (given: Feed) => checkAtom(writeAtom(given))],
  ['JSON Feed', (given: Feed) => checkJsonFeed(writeJsonFeed(given))],
])('%s', (_, writeAndCheck) => {
  it('has the feed and its entries', () => {
    const { title, url, pageUrl, nextUrl, language, entries } = writeAndCheck(feed)
    expect({ title, url, pageUrl, nextUrl, language }).toEqual({
      title: feed.title,
      url: feed.url,
      pageUrl: feed.pageUrl,
      nextUrl: feed.nextUrl,
      language: 'en',
    })
    expect(entries).toEqual(
      feed.entries.map((entry) => ({
        ...entry,
        published: entry.published.toISOString(),
        updated: entry.updated.toISOString(),
      })),
    )
  })

  it('is valid without entries and a next page', () => {
    const empty: Feed = { ...feed, entries: [], updated: new Date(0), nextUrl: null }
    expect(writeAndCheck(empty)).toMatchObject({ entries: [], nextUrl: null })
  })

  it('keeps hostile texts as texts', () => {
    const title = `]]> </title><script>alert(1)</script> &amp; "it's" <![CDATA[ <?php ?> مركز \u{1F3E5}`
    const [first, ...others] = feed.entries
    if (!first) throw new Error('an entry')
    const entries = [{ ...first, title, text: title }, ...others]
    expect(writeAndCheck({ ...feed, title, entries })).toMatchObject({
      title,
      entries: [{ title, text: title }, {}],
    })
  })
})

it('leaves out what XML cannot hold', () => {
  const title = 'a\u0000b\u0008c\uFFFEd\uFFFFe\uD800f'
  expect(checkAtom(writeAtom({ ...feed, title })).title).toBe('abcdef')
})
