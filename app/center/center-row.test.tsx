import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Site } from '#app/context.ts'
import type { Language } from '#app/lib/language.ts'
import { SiteProvider } from '#app/ui/site.tsx'
import { LanguageProvider } from '#app/ui/use-language.tsx'
import { center as detail } from '#tests/support/complete-center.ts'
import { CenterRows, type RowCenter } from './center-row.tsx'

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
  it('shows what people decide by, and one solid button that calls', () => {
    const html = renderRow()
    expect(readText(html)).toContain(
      '1 Harbor Light Camden, Camden County 4.5 Google rating (1,204) 1,204 reviews Open now until 9 PM Detox (856) 555-0101 Save',
    )
    expect(html).toMatch(
      /<a href="tel:\+18565550101" class="btn" aria-label="Call Harbor Light, \(856\) 555-0101">/,
    )
    expect(html.match(/href="\/centers\/harbor-light"/g)).toHaveLength(1)
  })

  it('says that a center has no rating, and shows no picture', () => {
    expect(readText(renderRow({ rating: 0 }))).toContain('Camden, Camden County No rating Open now')
    expect(renderRow({ image: null })).not.toContain('<img')
    expect(renderRow()).not.toContain('<img')
  })

  it('shows the town with the distance, and measures from the same place on its page', () => {
    const html = renderRow({ miles: 4.2149, searchedNear: '08102' })
    expect(html).toContain('<span>Camden</span><data value="4.21">about 4.2 miles</data>')
    expect(html).toContain('href="/centers/harbor-light?near=08102"')
    expect(renderRow({ miles: null })).not.toContain('<data')
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
    expect(html).toContain(`class="status ${look}"`)
    expect(readText(html)).toContain(words)
  })

  it('lists matched filters, what may be missing, two kinds of care, and how many more', () => {
    const html = renderRow({
      matched: ['Medicaid', 'Detox'],
      lacking: ['Methadone: not known, ask'],
      treatmentTypeLabels: ['Detox', 'Inpatient', 'Outpatient', 'Counseling'],
    })
    expect(readText(html)).toContain(
      'Medicaid Detox Methadone: not known, ask Inpatient, Outpatient +1',
    )
    expect(html.match(/class="row-match"/g)).toHaveLength(2)
  })

  it('calls the support line if the center has no number', () => {
    const html = renderRow({ phone: 'Phone not available', phoneHref: null })
    expect(readText(html)).toContain('Phone not available ReachNJ 1-844-732-2465')
    expect(html).toContain('<a href="tel:+18447322465" class="btn">')
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

describe('the source of a list', () => {
  const listed = { ...center, slug: 'b', provenance: 'Listed from SAMHSA, 2021; not checked yet' }

  it('is said once, above, if it is true of all', () => {
    const html = renderRows([listed, { ...listed, slug: 'c' }])
    expect(html.match(/Listed from SAMHSA/g)).toHaveLength(1)
    expect(html).toMatch(/^<div><p class="rows-source">Listed from SAMHSA/)
  })

  it('is said in each row otherwise', () => {
    const html = renderRows([center, listed])
    expect(html).not.toContain('rows-source')
    expect(readText(html)).toContain('Checked May 3, 2025')
    expect(readText(html)).toContain('Listed from SAMHSA, 2021; not checked yet')
  })
})
