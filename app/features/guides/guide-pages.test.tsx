import { describe, expect, it, test } from 'vitest'
import { readCanonical, readMeta, readStructuredData } from '#tests/support/read-html.ts'
import { LegalPage } from './legal-page.tsx'
import { privacyHead, privacySections } from './privacy-content.ts'
import { listGuides, renderPage, testSite } from './test-guides.tsx'

const guides = listGuides()
const readIds = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

describe.each(guides)('$head.path', ({ head, content, html }) => {
  it('has one h1, its title, and headings that skip no level', () => {
    const headings = [...html.matchAll(/<h(\d)[^>]*>(.*?)<\/h\1>/gs)]
    const levels = headings.map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(headings[0]?.[2]).toBe(head.title)
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    }
  })

  it('leads within itself only to parts that are there, each once', () => {
    const ids = readIds(html)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id)
    for (const [, id] of html.matchAll(/aria-labelledby="([^"]+)"/g)) expect(ids).toContain(id)
  })

  it('says of itself what it is, in at most 150 characters', () => {
    expect(readMeta(html, 'description')).toBe(head.description)
    expect(head.description.length).toBeLessThanOrEqual(150)
    const address = testSite.url + head.path
    expect(readCanonical(html)).toBe(address)
    const [page, breadcrumb] = readStructuredData(html)
    expect(page).toMatchObject({ '@type': head.type, url: address, name: head.title })
    expect(page?.lastReviewed).toBe(content ? '2026-11-20' : undefined)
    expect(breadcrumb).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  it('shows when its facts were checked, and where', () => {
    expect(html.includes('Checked November 20, 2026.')).toBe(content !== undefined)
  })
})

const withCall = guides.filter(({ head }) =>
  ['/treatment-types', '/insurance-guide', '/support-groups', '/emergency-help'].includes(
    head.path,
  ),
)

test.each(withCall)('$head.path calls the support line that is set', ({ head, html }) => {
  expect(html).toContain('href="tel:+18447322465"')
  expect(html).toContain('New Jersey’s addiction line')
  const site = { ...testSite, supportLine: { label: 'County Line', phone: '609-555-0155' } }
  const other = listGuides(site).find((guide) => guide.head === head)?.html ?? ''
  expect(other).toContain('href="tel:+16095550155"')
  expect(other).not.toContain('ReachNJ')
})

test('the ways on that the specification names', () => {
  const linksOf = (path: string) => guides.find(({ head }) => head.path === path)?.html ?? ''
  expect(linksOf('/treatment-types')).toContain('href="/centers"')
  for (const type of ['inpatient', 'residential', 'outpatient', 'detox', 'medication-assisted']) {
    expect(linksOf('/treatment-types')).toContain(`href="/centers?type=${type}"`)
  }
  expect(linksOf('/insurance-guide')).toContain('href="/contact"')
  for (const href of ['tel:911', 'sms:911', 'tel:988', 'sms:988']) {
    expect(linksOf('/emergency-help')).toContain(`href="${href}"`)
  }
  expect(linksOf('/about')).toMatch(/<section id="trusted"/)
})

test('about, terms and privacy name the phone and the address, and do without a phone', () => {
  for (const path of ['/about', '/terms', '/privacy']) {
    const [html, bare] = [testSite, { ...testSite, phone: null }].map(
      (site) => listGuides(site).find(({ head }) => head.path === path)?.html ?? '',
    )
    expect(html).toContain('href="mailto:help@example.org"')
    expect(html).toContain('href="tel:+16095550100"')
    expect(bare).toContain('href="mailto:help@example.org"')
    expect(bare).not.toContain('6095550100')
  }
})

test('the day of the last update is the day in New Jersey', () => {
  const html = renderPage(
    <LegalPage
      head={privacyHead}
      sections={privacySections}
      lastUpdated={new Date('2026-12-01T00:30:00Z')}
      site={testSite}
    />,
  )
  expect(html).toMatch(/Last updated: <time dateTime="2026-11-30"[^>]*>November 30, 2026<\/time>/)
})
