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

  it('answers in the order of a person’s questions', () => {
    const order = [
      'Breadcrumb',
      '<h1',
      '1 Dock Street',
      'about#trusted',
      'status-open',
      '(856) 555-0101',
      'Call Now',
      'Get Information',
      'Save',
      'Will it fit?',
      'Opening hours',
      'MAP',
      'About This Center',
      'Treatment Programs',
      'id="center-reviews"',
      'Additional Information',
      'EMERGENCY',
    ]
    const places = order.map((words) => html.indexOf(words))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(html).toContain('alt="Harbor Light"')
  })

  it('separates offered from not offered, and keeps the description’s line breaks', () => {
    expect(text).toContain(
      'Medicines Naltrexone (such as Vivitrol) Methadone: Not offered Buprenorphine (such as Suboxone): not known, ask',
    )
    expect(html).toContain('<p>A center by the river.</p><p>Families are welcome.</p>')
  })

  it('shows the week in plain words and marks the server’s weekday', () => {
    expect(text).toContain('Monday (today) 9 AM to 5 PM Tuesday Not listed')
    expect(text).toContain('Friday 9 AM to noon, 1 PM to 4 PM')
    expect(html.match(/aria-current="date"/g)).toHaveLength(1)
    expect(readText(renderPage({}, { today: 2 }))).toContain('Tuesday (today) Not listed')
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
    const text = readText(renderPage(bare))
    expect(text).toContain('From SAMHSA, 2021.')
    expect(text).toContain('Nothing more is listed.')
    const named = readText(renderPage({ ...bare, otherSources: { Outpatient: 'from its name' } }))
    expect(named).toContain('Outpatient (from its name)')
    expect(named).not.toContain('From SAMHSA, 2021')
  })

  it('shows beside the number how far it can be trusted', () => {
    expect(text).toContain('(856) 555-0101 Checked May 3, 2025')
    const phone = { how: 'called' as const, at: new Date('2026-05-03T12:00:00Z') }
    expect(readText(renderPage({ evidence: { phone } }))).toContain(
      '(856) 555-0101 Phone checked by calling, May 3, 2026',
    )
    expect(readText(renderPage({ isPhoneReported: true }))).toContain(
      '(856) 555-0101 Phone reported wrong, being checked',
    )
  })

  it('states each fact once', () => {
    const page = readText(
      renderPage({
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
      }),
    )
    expect(page).toContain(
      'Kind of care Outpatient Detox Sober living (housing, not treatment): Not offered How it is paid Medicaid Free',
    )
    expect(page).toContain('Treatment Programs & Services Payment Self-payment')
    expect(page.match(/Detox/g)).toHaveLength(1)
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

describe('the status', () => {
  const readStatus = (changes: Partial<CenterDetail>) => {
    const [, look, words = ''] =
      /<p class="status ([\w-]*)">(.*?)<\/p>/.exec(renderPage(changes)) ?? []
    return [look, readText(words).trim()]
  }

  it('follows the published hours, in words and shape', () => {
    const open = { isOpen: true, changesIn: 60, lead: 'Open now', text: 'Open now until 9 PM' }
    expect(readStatus({ opening: open })).toEqual(['status-open', 'Open now until 9 PM'])
    const closed = { isOpen: false, changesIn: null, lead: 'Closed', text: 'Closed' }
    expect(readStatus({ opening: closed })).toEqual(['status-closed', 'Closed'])
    expect(readStatus({ opening: null })).toEqual(['status-unknown', 'Hours not known'])
  })

  it('shows temporarily or permanently closed, whatever the hours', () => {
    expect(readStatus({ openStatus: 'Temporarily Closed' })).toEqual([
      'status-closed',
      'Temporarily Closed',
    ])
    expect(readStatus({ openStatus: 'Permanently Closed' })).toEqual([
      'status-gone',
      'Permanently Closed',
    ])
  })
})

const nothing: Partial<CenterDetail> = {
  phone: 'Phone not available',
  phoneHref: null,
  opening: null,
  openingHours: [],
  offerings: [],
  services: [],
  treatmentTypeLabels: ['Outpatient'],
  otherSources: { Outpatient: 'from its name' },
  description: 'No description available',
  website: null,
  rating: 0,
  highlights: [],
  provenance: 'Listed from SAMHSA, 2021; not checked yet',
}

describe('CenterPage of a center of which little is known', () => {
  it('has one honest card instead of empty sections', () => {
    const text = readText(renderPage(nothing))
    expect(text).toContain(
      'We only have the address No phone number, hours, prices or programs are on file for this center. That says nothing about how good it is. Outpatient (from its name) If you go or get through, ask: Do you take new people now?',
    )
    expect(text).toContain('Listed from SAMHSA, 2021; not checked yet')
    expect(text).toContain('No description available')
    expect(text).not.toMatch(/Will it fit|Opening hours|Treatment Programs|Nothing more/)
    const missing = { address: 'Address not available' }
    expect(readText(renderPage({ ...nothing, ...missing }))).toContain('We only have the name')
  })

  it('does not call the number missing that it has', () => {
    const text = readText(
      renderPage({ ...nothing, phone: center.phone, phoneHref: center.phoneHref }),
    )
    expect(text).toContain('We only have the address and phone number No hours, prices')
    expect(text).toContain('When you call, ask:')
    expect(text).toContain('Call Now')
  })

  it('shows the nearest other centers next, with their numbers', () => {
    const similar = [
      {
        slug: 'next',
        name: 'Next House',
        city: 'Camden',
        miles: 1.24,
        isApproximate: false,
        phone: { display: '(856) 555-0102', href: 'tel:+18565550102' },
      },
    ]
    const html = renderPage(nothing, { similar })
    expect(html.indexOf('Next House')).toBeGreaterThan(html.indexOf('We only have'))
    expect(html.indexOf('Next House')).toBeLessThan(html.indexOf('About This Center'))
    expect(html).toMatch(
      /<a href="tel:\+18565550102"[^>]*aria-label="Call Next House, \(856\) 555-0102"/,
    )
  })

  it.each([
    { website: center.website },
    { description: center.description },
    { openingHours: center.openingHours },
    { offerings: center.offerings },
    { services: center.services },
    { otherSources: {} },
  ])('shows the usual sections when it knows %j', (known) => {
    const text = readText(renderPage({ ...nothing, ...known }))
    expect(text).toContain('Will it fit?')
    expect(text).not.toContain('We only have')
  })

  it('says the same in Spanish', () => {
    const inSpanish = {
      description: 'Descripción no disponible',
      treatmentTypeLabels: ['Ambulatorio'],
      otherSources: { Ambulatorio: 'según su nombre' },
    }
    expect(readText(renderPage({ ...nothing, ...inSpanish }, {}, 'es'))).toContain(
      'Solo tenemos la dirección No tenemos el teléfono, el horario, los precios ni los programas de este centro.',
    )
  })
})

describe('CenterPage in its other states', () => {
  it('warns about a temporarily closed center, and still offers to call it', () => {
    const html = renderPage({ openStatus: 'Temporarily Closed' })
    expect(html.indexOf('not taking people now')).toBeLessThan(html.indexOf('Breadcrumb'))
    expect(linkOf(html, 'see open centers near Camden')).toContain('/centers?location=camden')
    expect(readText(html)).toContain('Status Temporarily Closed')
    expect(readText(html)).not.toContain('Open now')
    expect(linkOf(html, 'Call Now')).toContain('tel:')
  })

  it.each([
    [
      'en',
      'No number on file. Call the 24/7 support line instead: ReachNJ 1-844-732-2465',
      'Call ReachNJ',
    ],
    [
      'es',
      'No hay número en la ficha. Llame mejor a la línea de apoyo 24/7: ReachNJ 1-844-732-2465',
      'Llamar a ReachNJ',
    ],
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
      'No longer open. Call the 24/7 support line instead: ReachNJ 1-844-732-2465 See open centers',
    )
    expect(html).not.toMatch(/Call Now|tel:\+18565550101|Directions|Trusted/)
  })

  it('shows a long name in smaller type and in full', () => {
    const name = 'Ironbridge Community Center for Addiction Medicine and Long-Term Recovery Support'
    expect(renderPage({ name })).toMatch(new RegExp(`<h1 class="[^"]*text-2xl[^"]*">${name}</h1>`))
  })
})
