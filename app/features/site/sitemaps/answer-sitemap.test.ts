import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { type SitemapEntry, writeSitemap, writeSitemapIndex } from './answer-sitemap.server.ts'

const parser = new XMLParser({ parseTagValue: false, ignoreAttributes: false })
const date = new Date('2026-03-01T10:00:00Z')

async function collect(batches: SitemapEntry[][]): Promise<string> {
  const pieces: string[] = []
  for await (const piece of writeSitemap(batches)) pieces.push(piece)
  return pieces.join('')
}

describe('a sitemap', () => {
  it('is XML of the protocol, escaped, with the time of the last change where it is known', async () => {
    const url = `https://example.org/centers?location="Cape May"&x=<'>`
    const text = await collect([
      [{ url, lastModified: date }],
      [],
      [{ url: 'https://example.org/b' }],
    ])
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /)
    expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)|"Cape/)
    expect(parser.parse(text).urlset).toEqual({
      '@_xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      url: [{ loc: url, lastmod: '2026-03-01T10:00:00.000Z' }, { loc: 'https://example.org/b' }],
    })
  })

  it('may be empty', async () => {
    expect(parser.parse(await collect([]))).toHaveProperty('urlset')
  })
})

describe('an index', () => {
  it('lists sitemaps', () => {
    const text = writeSitemapIndex([{ url: 'https://example.org/a.xml', lastModified: date }])
    expect(parser.parse(text).sitemapindex.sitemap).toEqual({
      loc: 'https://example.org/a.xml',
      lastmod: '2026-03-01T10:00:00.000Z',
    })
  })
})
