import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Site } from '#app/context.ts'
import type { Language } from '#app/lib/language.ts'
import { SiteProvider } from '#app/ui/site.tsx'
import { LanguageProvider } from '#app/ui/use-language.tsx'
import { center as detail } from '#tests/support/complete-center.ts'
import { CenterRows } from './center-row.tsx'
import type { RowCenter } from './row-parts.tsx'

const site: Site = {
  name: 'NJ Recovery Directory',
  url: 'https://directory.example.org',
  phone: null,
  email: 'help@example.org',
  supportLine: { label: 'ReachNJ', phone: '1-844-732-2465' },
  livesChanged: null,
  dataLicense: 'CC BY 4.0',
}
const center: RowCenter = { ...detail, trusted: false }

function renderRows(centers: RowCenter[], language: Language = 'en'): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider value={language}>
        <SiteProvider value={site}>
          <CenterRows centers={centers} />
        </SiteProvider>
      </LanguageProvider>
    </MemoryRouter>,
  )
}
const renderRow = (changes: Partial<RowCenter> = {}) => renderRows([{ ...center, ...changes }])
const readText = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

describe('a row of the results', () => {
  it('shows what people decide by, and calls', () => {
    const html = renderRow()
    expect(readText(html)).toContain(
      '1 Harbor Light Camden 4.5 Google Google rating, 1,204 reviews Open now until 9 PM Detox Save',
    )
    expect(html).toMatch(
      /<a href="tel:\+18565550101" class="row-tap" aria-label="Call Harbor Light, \(856\) 555-0101">/,
    )
    expect(html.match(/href="\/centers\/harbor-light"/g)).toHaveLength(1)
  })

  it('leaves out a rating that nobody gave, and pictures', () => {
    expect(readText(renderRow({ rating: 0 }))).toContain('Camden Open now')
    expect(renderRow()).not.toContain('<img')
  })

  it('shows the distance, and measures from the same place on its page', () => {
    const html = renderRow({ miles: 4.2149, searchedNear: '08102' })
    expect(html).toContain('<b>Camden</b><data value="4.21">4.2 miles</data>')
    expect(html).toContain('href="/centers/harbor-light?near=08102"')
    expect(renderRow({ miles: null })).not.toContain('<data')
  })

  it('says whom alone it takes', () => {
    expect(readText(renderRow({ only: 'men' }))).toContain('Men only')
    expect(readText(renderRows([{ ...center, only: 'women' }], 'es'))).toContain('Solo mujeres')
    expect(readText(renderRow())).not.toContain('only')
  })

  it.each([
    [{ openStatus: 'Open' as const }, 'status-open', 'Open now until 9 PM'],
    [
      {
        opening: {
          status: 'closed' as const,
          changesIn: 60,
          lead: 'Closed',
          text: 'Closed, opens 9 AM',
        },
      },
      'status-closed',
      'Closed , opens 9 AM',
    ],
    [{ opening: null }, 'status-unknown', 'Hours not known'],
    [{ openStatus: 'Temporarily Closed' as const }, 'status-closed', 'Temporarily Closed'],
    [{ openStatus: 'Permanently Closed' as const }, 'status-gone', 'Permanently Closed'],
  ])('says whether it is open: %j', (changes, look, words) => {
    const html = renderRow(changes)
    expect(html).toMatch(new RegExp(`class="status ${look}[ "]`))
    expect(readText(html)).toContain(words)
  })

  it('lists matched filters and what to ask, or kinds of care', () => {
    const html = renderRow({ matched: ['Medicaid', 'Detox'], lacking: ['Methadone? Ask'] })
    expect(readText(html)).toContain('Medicaid Detox Methadone? Ask')
    expect(html.match(/class="row-match"/g)).toHaveLength(2)
    const kinds = ['Detox', 'Inpatient', 'Outpatient']
    expect(readText(renderRow({ treatmentTypeLabels: kinds }))).toContain('Detox, Inpatient +1')
    expect(readText(renderRow({ treatmentTypeLabels: ['Treatment Center'] }))).not.toContain(
      'Treatment Center',
    )
  })

  it('says in one line that three wishes fit', () => {
    const text = readText(renderRow({ matched: ['Detox', 'Medicaid', 'Spanish'] }))
    expect(text).toContain('Everything you asked for')
    expect(text).not.toContain('Medicaid')
  })

  it('without a number shows the way, and never borrows one', () => {
    const saved = { ...center.saved, address: '12 Main St, Camden, NJ 08102' }
    const bare = { ...center, slug: 'b', saved, phone: 'Phone not available', phoneHref: null }
    const html = renderRows([center, bare])
    expect(readText(html)).toContain('12 Main St, Camden, NJ 08102 Phone not available')
    expect(html).toContain('aria-label="Directions to Harbor Light"')
    expect(html).not.toContain('tel:+18447322465')
  })

  it('offers no call to a permanently closed center', () => {
    const html = renderRow({ openStatus: 'Permanently Closed' })
    expect(readText(html)).toContain('No longer open')
    expect(html).not.toContain('tel:')
  })

  it('links Trusted to its criteria, only for open pinned centers', () => {
    expect(renderRow({ trusted: true })).toMatch(/href="\/about#trusted"[^>]*>.*Trusted/)
    expect(renderRow()).not.toContain('Trusted')
    expect(renderRow({ trusted: true, openStatus: 'Temporarily Closed' })).not.toContain('Trusted')
  })

  it('says open beds, and shows a hostile name as text', () => {
    expect(readText(renderRow({ beds: 'Open beds: detox 2' }))).toContain('Open beds: detox 2.')
    expect(renderRow({ name: '"><script>alert(1)</script>' })).not.toContain('<script>')
  })
})

describe('what all of a list have in common', () => {
  const listed = {
    ...center,
    slug: 'b',
    isSample: false,
    provenance: 'Listed from SAMHSA, 2021; not checked yet',
  }
  const bare = { ...listed, phone: 'Phone not available', phoneHref: null }

  it('is said once, below: the source', () => {
    const html = renderRows([listed, { ...listed, slug: 'c' }])
    expect(html.match(/Listed from SAMHSA/g)).toHaveLength(1)
    expect(html).toMatch(/<p class="rows-source">Listed from SAMHSA[^<]*<\/p>$/)
    expect(renderRows([center, listed])).not.toContain('Listed from')
  })

  it('is said once, above: that none has a number, with the support line', () => {
    const html = renderRows([bare, { ...bare, slug: 'c' }])
    expect(readText(html)).toMatch(/^ We have no phone numbers for these 2 centers yet/)
    expect(html.match(/href="tel:\+18447322465"/g)).toHaveLength(1)
    expect(readText(html)).not.toContain('Phone not available')
  })
})
