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
      'Call Now',
      '(856) 555-0101',
      'Wrong number?',
      'I am looking for help.',
      'Save',
      'tel:911',
      'About This Center',
      'Not known here. Ask:',
      'Opening hours',
      'MAP',
      'How people rate it',
      'Treatment Programs',
      'id="center-reviews"',
      'Additional Information',
      'Get Information',
      'EMERGENCY',
    ]
    const places = order.map((words) => html.indexOf(words))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(html).toContain('alt="Harbor Light"')
  })

  it('says what is offered and what is not, and keeps the description’s line breaks', () => {
    expect(text).toContain(
      'Detox. Takes Medicaid. Offers naltrexone (such as Vivitrol). No methadone .',
    )
    expect(html).toContain('<p>A center by the river.</p><p>Families are welcome.</p>')
  })

  it('names the source of its offerings', () => {
    const page = readText(
      renderPage({
        listingSource: 'From SAMHSA, 2021',
        otherSources: { [center.treatmentTypeLabels[0] ?? '']: 'from its description' },
      }),
    )
    expect(page).toContain(`${center.treatmentTypeLabels[0]} (from its description).`)
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

  it('says which facts a person checked, and when', () => {
    const evidence = {
      payment: { how: 'called' as const, at: new Date('2026-05-03T12:00:00Z') },
      medicines: { how: 'called' as const, at: new Date('2026-05-03T12:00:00Z') },
    }
    expect(readText(renderPage({ evidence }))).toContain(
      'How it is paid, Medicines: checked by calling, May 3, 2026',
    )
  })

  it('shows beside the number how far it can be trusted', () => {
    expect(text).toContain('Call Now (856) 555-0101 Checked May 3, 2025 Wrong number?')
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

  it('folds all services with their number, many by section', () => {
    const names = (word: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${word} ${index + 1}`)
    const services = [
      { category: 'Therapy', offered: names('Therapy', 118), notOffered: [] },
      { category: 'Payment', offered: names('Plan', 20), notOffered: ['TRICARE'] },
    ]
    const html = renderPage({ services })
    const page = readText(html)
    expect(page).toContain('Treatment Programs & Services 118 listed Therapy 118 Therapy 1')
    expect(page).toContain('People and payment 21 listed Payment Plan 1')
    expect(page).toContain('TRICARE: Not offered')
    expect(html.match(/<details/g)?.length).toBe(5)
    expect(html).not.toMatch(/<details[^>]* open[^>]*><summary><h2/)
  })

  it('says when photos are not shown', () => {
    expect(readText(renderPage({ image: null }))).toContain('Photos 14 on Google, not shown here')
    const inSpanish = renderPage({ image: null, isGoogleRating: false }, {}, 'es')
    expect(readText(inSpanish)).toContain('Fotos 14, no se muestran aquí')
    expect(readText(renderPage({ image: null, photoCount: 0 }))).not.toContain('Photos 0')
  })

  it('never says that a photograph is shown, because it may not load', () => {
    expect(text).toContain('Photos 14 on Google Reviews')
    expect(readText(renderPage({ isGoogleRating: false }))).toContain('Photos 14 Reviews')
  })

  it('shows the photograph, else our drawing, which says so', () => {
    expect(html).toContain('src="/images/centers/1/640?v=abcdefghijk"')
    expect(html).not.toContain('placeholder')
    const drawn = renderPage({ image: null })
    expect(drawn).toMatch(/<img src="[^"]*river[^"]*.svg" alt="" width="640" height="400"/)
    expect(renderPage({ image: null, county: 'Sussex' })).toContain('ridge')
    expect(renderPage({ image: null, county: null })).toContain('src="/placeholder.svg"')
    expect(renderPage({ image: null, state: 'MA' })).toContain('src="/placeholder.svg"')
    expect(readText(drawn)).toContain('A drawing, not this center')
    expect(readText(renderPage({ image: null }, {}, 'es'))).toContain('Un dibujo, no este centro')
  })

  it('says whose each rating is, and nothing where that is not known', () => {
    expect(text).toContain('4.5 on Google (1,204) 4.5 here (4)')
    expect(readText(renderPage({ isGoogleRating: false }))).toContain('4.5 Rating (1,204)')
  })

  it('marks a center for men or women alone', () => {
    const people = (offering: 'men' | 'women', other: string): Partial<CenterDetail> => ({
      offerings: [offering],
      services: [{ category: 'People served', offered: [], notOffered: [other] }],
    })
    expect(renderPage(people('men', 'Women'))).toContain('<b class="only">Men only</b>')
    expect(renderPage(people('women', 'Men'))).toContain('<b class="only">Women only</b>')
    expect(renderPage()).not.toContain('class="only"')
  })

  it('shows no zero', () => {
    const zeros = renderPage({
      photoCount: 0,
      reviewCount: 0,
      votes: { up: 0, down: 0 },
      reviews: [],
      comments: [],
      reviewSummary: { ...center.reviewSummary, count: 0 },
    })
    expect(readText(zeros)).not.toMatch(/\b(Photos|Reviews|Yes|No) 0\b|\(0\)|\b0 (listed|here)/)
  })

  it('says that a center has no rating', () => {
    const reviewSummary = { ...center.reviewSummary, count: 0 }
    const unrated = { rating: 0, reviewCount: 0, highlights: [], reviewSummary }
    expect(readText(renderPage(unrated))).toContain('Rating No rating')
    expect(readText(renderPage(unrated, {}, 'es'))).toContain('Sin calificación')
    expect(readText(renderPage(unrated))).not.toContain('How people rate it')
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
