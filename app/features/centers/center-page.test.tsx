import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Site } from '#app/context.ts'
import type { Language } from '#app/lib/language.ts'
import { SiteProvider } from '#app/ui/site.tsx'
import { LanguageProvider } from '#app/ui/use-language.tsx'
import type { CenterDetail } from './center-model.ts'
import { CenterPage, type CenterPageProps } from './center-page.tsx'
import { center } from './test-center.ts'

const site: Site = {
  name: 'NJ Recovery Directory',
  url: 'https://directory.example.org',
  phone: null,
  email: 'help@example.org',
  supportLine: { label: 'ReachNJ', phone: '1-844-732-2465' },
  livesChanged: null,
}

function renderPage(
  changes: Partial<CenterDetail> = {},
  props: Partial<CenterPageProps> = {},
  language: Language = 'en',
) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider value={language}>
        <SiteProvider value={site}>
          <CenterPage
            center={{ ...center, ...changes }}
            today={1}
            crumbs={[{ label: 'Camden', to: '/centers?location=camden' }, { label: center.name }]}
            openNearbyPath="/centers?location=camden&open=1"
            emergency={<p>EMERGENCY</p>}
            countyMap={<p>MAP</p>}
            {...props}
          />
        </SiteProvider>
      </LanguageProvider>
    </MemoryRouter>,
  )
}

const readText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')

const linkOf = (html: string, label: string) =>
  html.match(new RegExp(`<a [^>]*>(?:(?!</a>).)*${label}`))?.[0] ?? ''

describe('CenterPage of an open center', () => {
  const html = renderPage()
  const text = readText(html)

  it('has links with the right targets', () => {
    expect(linkOf(html, 'Call Now')).toContain('href="tel:+18565550101"')
    expect(linkOf(html, 'Get Information')).toContain('href="/contact?center=harbor-light"')
    expect(linkOf(html, 'Directions')).toMatch(
      /href="https:\/\/maps.example.org\/\?q=harbor"[^>]* rel="noreferrer"/,
    )
    expect(linkOf(html, 'harbor.example.org')).toContain('rel="noreferrer"')
    expect(linkOf(html, 'Trusted')).toContain('href="/about#trusted"')
    expect(linkOf(html, 'Camden')).toContain('href="/centers?location=camden"')
    expect(linkOf(html, 'Sign in to vote')).toContain(
      'href="/auth?redirectTo=%2Fcenters%2Fharbor-light%23votes"',
    )
  })

  it('puts the contact block before the picture, first on a phone', () => {
    expect(html.indexOf('Call Now')).toBeLessThan(html.indexOf('<img'))
    expect(html).toContain('alt="Harbor Light"')
  })

  it('separates offered from not offered, and keeps the description’s line breaks', () => {
    expect(text).toContain(
      'Kind of care Detox How it is paid Medicaid Medicines Naltrexone (such as Vivitrol) Not offered: Methadone',
    )
    expect(html).toContain('<p>A center by the river.</p><p>Families are welcome.</p>')
  })

  it('shows the week in plain words and marks the server’s weekday', () => {
    expect(text).toContain('Today 9 AM to 5 PM')
    const opening = {
      isOpen: true,
      changesIn: 60,
      lead: 'Open now',
      text: 'Open now until 5 PM',
    }
    expect(readText(renderPage({}, { opening }))).toContain(
      'Today 9 AM to 5 PM Open now until 5 PM',
    )
    expect(text).toContain('Monday (today) 9 AM to 5 PM Tuesday Not listed')
    expect(text).toContain('Friday 9 AM to noon, 1 PM to 4 PM')
    expect(html.match(/aria-current="date"/g)).toHaveLength(1)
    expect(readText(renderPage({}, { today: 2 }))).not.toContain('Today 9 AM')
  })

  it('names the source of its offerings', () => {
    const page = readText(
      renderPage({
        listingSource: 'From SAMHSA, 2021',
        otherSources: { [center.treatmentTypeLabels[0] ?? '']: 'from its description' },
      }),
    )
    expect(page).toContain(`${center.treatmentTypeLabels[0]} (from its description)`)
    expect(page).toContain('From SAMHSA, 2021, where nothing else is said.')
    // A center whose list says nothing about its offerings.
    const bare: Partial<CenterDetail> = {
      listingSource: 'From SAMHSA, 2021',
      offerings: [],
      services: [],
      treatmentTypeLabels: ['Outpatient'],
    }
    expect(readText(renderPage(bare))).toContain('Outpatient From SAMHSA, 2021. Nothing more')
    const named = readText(renderPage({ ...bare, otherSources: { Outpatient: 'from its name' } }))
    expect(named).toContain('Outpatient (from its name) Nothing more')
  })

  it('says in words what is not offered, and states each fact once', () => {
    const page = renderPage({
      treatmentTypeLabels: ['Detox', 'Outpatient'],
      offerings: ['detox', 'outpatient', 'medicaid'],
      services: [
        {
          category: 'Treatment programs',
          offered: ['Detoxification', 'Outpatient visits'],
          notOffered: ['Sober living'],
        },
        {
          category: 'Payment',
          offered: ['NJ FamilyCare (Medicaid)', 'Self-payment'],
          notOffered: [],
        },
      ],
    })
    expect(readText(page)).toContain(
      'Kind of care Detox Outpatient Not offered: Sober living How it is paid Medicaid Self-payment',
    )
    expect(page).not.toMatch(/sr-only"[^>]*>Not offered/)
  })

  it('says when photos are not shown', () => {
    expect(readText(renderPage({ image: null }))).toContain('Photos 14 on Google, not shown here')
    const inSpanish = renderPage({ image: null, isGoogleRating: false }, {}, 'es')
    expect(readText(inSpanish)).toContain('Fotos 14, no se muestran aquí')
    expect(readText(renderPage({ image: null, photoCount: 0 }))).toContain('Photos 0 Reviews')
  })

  it('lists the facts of the listing, with dates in New Jersey time', () => {
    expect(text).toContain(
      'Status Open Country United States Location Verified Listed as Addiction treatment center Photos 14 on Google, one shown here Reviews 1,204 Source Checked May 3, 2025 Updated November 12, 2026',
    )
  })

  it('shows votes, reviews and comments to everybody', () => {
    expect(text).toContain('Was this listing helpful?')
    expect(text).toContain('Yes 48')
    expect(text).toContain('No 3')
    expect(text).toContain('4.5 from 4 member reviews on this site')
    expect(html).toContain('aria-label="3 reviews with 5 stars, 1 with 3"')
    expect(html).toMatch(/<rect width="75"/)
    expect(text).toContain('Dana R. November 9, 2026 They answered at two.')
    expect(text).toContain('Shown here: the newest 1.')
    expect(text).toContain('Tom November 2, 2026 Parking is behind.')
  })
})

describe('the opening badge', () => {
  const readBadge = (props: Partial<CenterPageProps>, changes: Partial<CenterDetail> = {}) => {
    const html = renderPage({ trusted: false, highlights: [], ...changes }, props)
    const [, look, words] = /<span class="badge ?([\w-]*)">([^<]*)</.exec(html) ?? []
    return { look, words }
  }

  it('follows the published hours, and is green only when open', () => {
    const open = { isOpen: true, changesIn: 60, lead: 'Open now', text: 'Open now until 9 PM' }
    const closed = { isOpen: false, changesIn: null, lead: 'Closed', text: 'Closed' }
    expect(readBadge({ opening: open })).toEqual({
      look: 'badge-open',
      words: 'Open now until 9 PM',
    })
    expect(readBadge({ opening: closed })).toEqual({
      look: '',
      words: 'Closed',
    })
    expect(readBadge({})).toEqual({ look: '', words: 'Hours not known' })
  })

  it('shows temporarily or permanently closed, whatever the hours', () => {
    expect(readBadge({}, { openStatus: 'Temporarily Closed' })).toEqual({
      look: 'badge-closed',
      words: 'Temporarily Closed',
    })
  })
})

describe('CenterPage in its other states', () => {
  it('warns about a temporarily closed center, and still offers to call it', () => {
    const html = renderPage({ openStatus: 'Temporarily Closed' })
    expect(html.indexOf('not taking people now')).toBeLessThan(html.indexOf('Breadcrumb'))
    expect(linkOf(html, 'see open centers near Camden')).toContain('/centers?location=camden')
    expect(readText(html)).toContain('Status Temporarily Closed')
    expect(readText(html)).not.toContain('Today 9 AM')
    expect(linkOf(html, 'Call Now')).toContain('tel:')
  })

  it.each([
    ['en', 'No number on file Suggest a number', 'Call ReachNJ'],
    ['es', 'No hay número en la ficha Sugerir un número', 'Llamar a ReachNJ'],
  ] as const)('offers the support line when there is no number, in %s', (language, words, bar) => {
    const html = renderPage({ phone: 'Phone not available', phoneHref: null }, {}, language)
    expect(readText(html)).toContain(words)
    for (const label of ['ReachNJ 1-844-732-2465', bar]) {
      expect(linkOf(html, label)).toMatch(/^<a href="tel:\+18447322465" class="btn/)
    }
    expect(html).not.toMatch(/Call Now|Llamar ahora|tel:\+18565550101/)
    expect(html).toMatch(/href="[^"]*(\/suggest|\/sugerir)"/)
  })

  it('links from a permanently closed center to open ones', () => {
    const html = renderPage({ openStatus: 'Permanently Closed' })
    expect(readText(html)).toContain(
      'This center has closed for good. See open centers near Camden',
    )
    expect(readText(html)).toContain(
      'No longer open Call the 24/7 support line instead: ReachNJ 1-844-732-2465 See open centers',
    )
    expect(html).not.toMatch(/Call Now|tel:\+18565550101|Directions|Trusted/)
  })

  it('shows a long name in smaller type and in full', () => {
    const name = 'Ironbridge Community Center for Addiction Medicine and Long-Term Recovery Support'
    expect(renderPage({ name })).toMatch(new RegExp(`<h1 class="[^"]*text-2xl[^"]*">${name}</h1>`))
  })
})
