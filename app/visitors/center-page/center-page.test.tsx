import { describe, expect, it } from 'vitest'
import type { CenterDetail } from '#app/center/center-model.ts'
import { center } from '#tests/support/complete-center.ts'
import { linkOf, readText, renderPage } from '#tests/support/render-center-page.tsx'

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
    expect(readText(renderPage({}, { today: '2026-11-24' }))).toContain(
      'Tuesday (today) Not listed',
    )
  })

  it('names a holiday of the coming week', () => {
    const week = (hours: string) =>
      [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({ day: '', dayOfWeek, hours }))
    const read = (hours: string, today: string, language: 'en' | 'es' = 'en') =>
      readText(renderPage({ openingHours: week(hours) }, { today }, language))
    expect(read('9 AM to 5 PM', '2026-11-26')).toContain(
      'Wednesday 9 AM to 5 PM Thursday, Thanksgiving (today) Usually 9 AM to 5 PM; call first Friday',
    )
    expect(read('Closed', '2026-11-20')).toContain(
      'Thursday, Thanksgiving Usually closed; call first',
    )
    expect(read('9 AM to 5 PM', '2026-07-01')).toContain(
      'Friday, Independence Day (observed) Usually 9 AM to 5 PM; call first Saturday, Independence Day Usually',
    )
    expect(read('9 AM to 5 PM', '2026-11-19')).not.toContain('Thanksgiving')
    expect(read('9 AM to 5 PM', '2026-11-27')).not.toContain('Thanksgiving')
    expect(read('Open 24 hours', '2026-11-26')).not.toContain('Thanksgiving')
    expect(read('9 AM to 5 PM', '2026-11-26', 'es')).toContain(
      'Jueves, Día de Acción de Gracias (hoy) Normalmente de las 9 a. m. a las 5 p. m.; llame antes de ir',
    )
  })

  it('shows the hours that a center gave for coming days', () => {
    const openingHours = [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({
      day: '',
      dayOfWeek,
      hours: '9 AM to 5 PM',
    }))
    const specialHours =
      'Thanksgiving: Closed; 2026-11-27: 9 AM to noon; Christmas Day: Closed; 2026-12-30: Closed; 2027-03-01: Closed'
    const page = readText(renderPage({ openingHours, specialHours }, { today: '2026-11-25' }))
    expect(page).toContain(
      'Thursday, Thanksgiving Closed Friday, Day after Thanksgiving 9 AM to noon',
    )
    expect(page).toContain('December 25, 2026, Christmas Day Closed December 30, 2026 Closed')
    expect(page).not.toContain('2027')
    const other = readText(
      renderPage({ openingHours, specialHours: '2026-12-01: Closed' }, { today: '2026-11-25' }),
    )
    expect(other).toContain('Tuesday, this week Closed')
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
    expect(readText(renderPage({ isUnreachable: true }))).toContain(
      'Checked May 3, 2025 Nobody answered at least three of our calls, over 30 days or more.',
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

  it('never says that a photograph is shown, because it may not load', () => {
    expect(text).toContain('Photos 14 on Google Reviews')
    expect(readText(renderPage({ isGoogleRating: false }))).toContain('Photos 14 Reviews')
  })

  it('shows the photograph, else our drawing, which says so', () => {
    expect(html).toContain('src="/images/centers/1/640?v=abcdefghijk"')
    expect(html).not.toContain('placeholder')
    const drawn = renderPage({ image: null })
    expect(drawn).toMatch(/<img loading="lazy" src="\/placeholder.svg" alt=""/)
    expect(readText(drawn)).toContain('A drawing, not this center')
    expect(readText(renderPage({ image: null }, {}, 'es'))).toContain('Un dibujo, no este centro')
  })

  it('says that a center has no rating', () => {
    const unrated = { rating: 0, reviewCount: 0, highlights: [], trusted: false }
    expect(readText(renderPage(unrated))).toContain('No rating')
    expect(readText(renderPage(unrated, {}, 'es'))).toContain('Sin calificación')
    expect(text).not.toContain('No rating')
  })

  it('lists the facts of the listing, with dates in New Jersey time', () => {
    expect(text).toContain(
      'Status Open Country United States Location Verified Listed as Addiction treatment center Photos 14 on Google Reviews 1,204 Source Checked May 3, 2025 Updated November 12, 2026',
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
