import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describePage, truncate } from './page-meta.ts'

const site = { name: 'NJ Recovery Directory', url: 'https://example.org' }

describe('truncate', () => {
  it('leaves short texts and cuts long ones at a word', () => {
    expect(truncate('Care  in\nTrenton.', 150)).toBe('Care in Trenton.')
    expect(truncate('A quiet house by the river, for men.', 28)).toBe('A quiet house by the river…')
  })

  it('never passes the limit', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 400 }),
        fc.integer({ min: 2, max: 200 }),
        (text, limit) => {
          expect(truncate(text, limit).length).toBeLessThanOrEqual(limit)
        },
      ),
    )
  })
})

describe('describePage', () => {
  it('gives title, description of at most 150 characters, canonical and preview', () => {
    const meta = describePage({
      site,
      title: 'Trenton',
      description: 'word '.repeat(100),
      path: '/centers/a',
    })
    expect(meta).toContainEqual({ title: 'Trenton | NJ Recovery Directory' })
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://example.org/centers/a',
    })
    const description = meta.find((item) => 'name' in item && item.name === 'description')
    expect((description as { content: string }).content.length).toBeLessThanOrEqual(150)
    expect(meta.some((item) => 'name' in item && item.name === 'robots')).toBe(false)
  })

  it('shows the picture that it is given, else the site’s own, always with its size and words', () => {
    const page = { site, title: 'A', description: 'b', path: '/a' }
    const read = (image?: { path: string; alt: string }) =>
      describePage({ ...page, image }).flatMap((item) =>
        'property' in item && String(item.property).startsWith('og:image') ? [item.content] : [],
      )
    expect(read({ path: '/og/centers/a.png', alt: 'A center' })).toEqual([
      'https://example.org/og/centers/a.png',
      'image/png',
      '1200',
      '630',
      'A center',
    ])
    expect(read()[0]).toBe('https://example.org/og/site.png')
    expect(read()[4]).toContain(site.name)
  })
})
