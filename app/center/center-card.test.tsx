import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { center as detail } from '#tests/support/complete-center.ts'
import { CenterCard } from './center-card.tsx'
import type { CenterSummary } from './center-model.ts'

const center: CenterSummary = { ...detail, image: null, trusted: false }

function renderCard(changes: Partial<CenterSummary> = {}): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <CenterCard center={{ ...center, ...changes }} />
    </MemoryRouter>,
  )
}

const readText = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

describe('CenterCard', () => {
  it('shows what people decide by, and calls with one tap', () => {
    const html = renderCard()
    expect(readText(html)).toContain(
      'Harbor Light Camden, Camden County 4.5 Google rating · 1,204 reviews Open now until 9 PM Detox Payment: Medicaid Checked May 3, 2025',
    )
    expect(html).toContain('href="tel:+18565550101"')
    expect(html).toContain('aria-label="Call Harbor Light, (856) 555-0101"')
    expect(html.match(/href="\/centers\/harbor-light"/g)).toHaveLength(2)
    expect(html).toContain('aria-label="Details of Harbor Light"')
  })

  it('offers the photograph in every width, from this site and after the text', () => {
    const path = '/images/centers/1/640?v=abcdefghijk'
    const html = renderCard({ image: path })
    expect(html).toContain(`src="${path}"`)
    expect(html).toMatch(
      /srcSet="\/images\/centers\/1\/320\?v=abcdefghijk 320w, [^"]* 960w" sizes="/,
    )
    expect(html).toMatch(/<img loading="lazy"[^>]* width="640" height="400"/)
  })

  it('has our drawing without a photograph', () => {
    expect(renderCard()).toMatch(/<img loading="lazy" src="\/placeholder.svg" alt=""/)
    expect(renderCard({ image: '/images/centers/1/640?v=abcdefghijk' })).not.toContain(
      'placeholder',
    )
  })

  it('links Trusted to its criteria, and shows Trusted only for pinned centers', () => {
    expect(renderCard({ trusted: true })).toMatch(/href="\/about#trusted"[^>]*>.*Trusted/)
    expect(renderCard()).not.toContain('Trusted')
  })

  it('shows that a center is closed in place of Trusted', () => {
    const html = renderCard({ trusted: true, openStatus: 'Temporarily Closed' })
    expect(html).toContain('Temporarily Closed')
    expect(html).not.toContain('Trusted')
    expect(html).toContain('href="tel:')
  })

  it('offers no call to a permanently closed center', () => {
    const html = renderCard({ openStatus: 'Permanently Closed' })
    expect(readText(html)).toContain('No longer open')
    expect(html).not.toContain('tel:')
  })

  it('says when there is no phone number', () => {
    const html = renderCard({ phone: 'Phone not available', phoneHref: null })
    expect(readText(html)).toContain('Phone not available')
    expect(html).not.toContain('tel:')
  })

  it.each([
    [{ rating: 0, reviewCount: 7 }, 'No rating Open now'],
    [{ rating: 5, reviewCount: 1 }, '5.0 Google rating · 1 review '],
    [{ rating: 4, reviewCount: 0 }, '4.0 Google rating Open now'],
    [{ rating: 4.9, reviewCount: 12, isGoogleRating: false }, '4.9 Rating · 12 reviews'],
  ])('labels the rating of %j', (changes, expected) => {
    expect(readText(renderCard(changes))).toContain(expected)
  })

  it('shows a hostile name as text', () => {
    expect(renderCard({ name: '"><script>alert(1)</script>' })).not.toContain('<script>')
  })
})
