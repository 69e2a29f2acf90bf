import { describe, expect, it } from 'vitest'
import type { CenterDetail } from '#app/center/center-model.ts'
import { center } from '#tests/support/complete-center.ts'
import { linkOf, readText, renderPage } from '#tests/support/render-center-page.tsx'

describe('the status', () => {
  const readStatus = (changes: Partial<CenterDetail>) => {
    const [, look, words = ''] =
      /<p class="status ([\w-]*)[^"]*">(.*?)<\/p>/.exec(renderPage(changes)) ?? []
    return [look, readText(words).trim()]
  }

  it('follows the published hours, in words and shape', () => {
    const open = {
      status: 'open' as const,
      changesIn: 60,
      lead: 'Open now',
      text: 'Open now until 9 PM',
    }
    expect(readStatus({ opening: open })).toEqual(['status-open', 'Open now until 9 PM'])
    const closed = { status: 'closed' as const, changesIn: null, lead: 'Closed', text: 'Closed' }
    expect(readStatus({ opening: closed })).toEqual(['status-closed', 'Closed'])
    const usual = {
      status: 'usual' as const,
      changesIn: 60,
      lead: 'Usually open until 9 PM.',
      text: 'Usually open until 9 PM. Thanksgiving: call first',
    }
    expect(readStatus({ opening: usual })).toEqual(['status-usual', usual.text])
    expect(readStatus({ opening: null })).toEqual(['status-unknown', 'Hours not known'])
  })

  it.each(['Temporarily Closed', 'Permanently Closed'] as const)(
    'is %s, whatever the hours',
    (openStatus) => {
      const text = readText(renderPage({ openStatus }))
      expect(text).toContain(`${openStatus} This center`)
      expect(text).not.toContain('Open now')
    },
  )
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
  isDescribed: false,
  website: null,
  rating: 0,
  highlights: [],
  provenance: 'Listed from SAMHSA, 2021; not checked yet',
}

describe('CenterPage of a center with few facts', () => {
  it('says so instead of empty sections', () => {
    const text = readText(renderPage(nothing))
    expect(text).toContain(
      'About This Center We only have the address. No phone number, hours, prices or programs are on file for this center. That says nothing about how good it is. Outpatient (from its name). No description available If you go or get through, ask: Do you take new people now?',
    )
    expect(text).toContain('Listed from SAMHSA, 2021; not checked yet')
    expect(text).toContain('No description available')
    expect(text).not.toMatch(/Opening hours|Nothing more|Before you go/)
    const missing = { address: 'Address not available' }
    expect(readText(renderPage({ ...nothing, ...missing }))).toContain('We only have the name')
  })

  it('does not call the number missing that it has', () => {
    const text = readText(
      renderPage({ ...nothing, phone: center.phone, phoneHref: center.phoneHref }),
    )
    expect(text).toContain('We only have the address and phone number. No hours, prices')
    expect(text).toContain('When you call, ask:')
    expect(text).toContain('Call Now')
  })

  it('keeps the programs, with what to ask', () => {
    expect(readText(renderPage(nothing))).toContain(
      'Treatment Programs & Services No programs are listed. Ask: What kinds of treatment do you offer: detox, live-in or outpatient?',
    )
    const inSpanish = { description: 'Descripción no disponible', treatmentTypeLabels: [] }
    expect(readText(renderPage({ ...nothing, ...inSpanish }, {}, 'es'))).toContain(
      'No hay programas en la ficha. Pregunte:',
    )
  })

  it('shows the nearest other centers open, with their numbers', () => {
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
    const opened = '<details class="disclosure fold" open=""><summary><h2 id="similar-centers">'
    expect(html).toContain(opened)
    expect(renderPage({}, { similar })).not.toContain(opened)
    expect(html).toMatch(
      /<a href="tel:\+18565550102"[^>]*aria-label="Call Next House, \(856\) 555-0102"/,
    )
  })

  it.each([
    { website: center.website },
    { isDescribed: true },
    { openingHours: center.openingHours },
    { offerings: center.offerings },
    { services: center.services },
    { otherSources: {} },
  ])('shows the usual sections when it knows %j', (known) => {
    const text = readText(renderPage({ ...nothing, ...known }))
    expect(text).toContain('Not known here. Ask:')
    expect(text).not.toContain('We only have')
  })

  it('says the same in Spanish', () => {
    const inSpanish = {
      description: 'Descripción no disponible',
      treatmentTypeLabels: ['Ambulatorio'],
      otherSources: { Ambulatorio: 'según su nombre' },
    }
    expect(readText(renderPage({ ...nothing, ...inSpanish }, {}, 'es'))).toContain(
      'Solo tenemos la dirección. No tenemos el teléfono, el horario, los precios ni los programas de este centro.',
    )
  })
})

describe('CenterPage in its other states', () => {
  it('warns about a temporarily closed center, and still offers to call it', () => {
    const html = renderPage({ openStatus: 'Temporarily Closed' })
    expect(html.indexOf('not taking people now')).toBeLessThan(html.indexOf('Call Now'))
    expect(linkOf(html, 'see open centers near Camden')).toContain('/centers?location=camden')
    expect(readText(html)).toContain('Status Temporarily Closed')
    expect(readText(html)).not.toContain('Open now')
    expect(linkOf(html, 'Call Now')).toMatch(/tel:.*call-line/)
    expect(linkOf(renderPage(), 'Call Now')).not.toContain('call-line')
  })

  it.each([
    [
      'en',
      'No number on file ReachNJ 1-844-732-2465 ReachNJ, a 24/7 support line, answers day and night. Ask them about this center.',
    ],
    [
      'es',
      'No hay número en la ficha ReachNJ 1-844-732-2465 ReachNJ, una línea de apoyo, contesta de día y de noche.',
    ],
  ] as const)('offers the support line when there is no number, once, in %s', (language, words) => {
    const html = renderPage({ phone: 'Phone not available', phoneHref: null }, {}, language)
    expect(readText(html)).toContain(words)
    expect(html.match(/href="tel:\+18447322465"/g)).toHaveLength(1)
    expect(html).not.toMatch(/Call Now|Llamar ahora|tel:\+18565550101/)
    expect(html).toMatch(/href="[^"]*(\/suggest|\/sugerir)"/)
  })

  it('links from a permanently closed center to open ones', () => {
    const html = renderPage({ openStatus: 'Permanently Closed' })
    expect(readText(html)).toContain(
      'Permanently Closed This center has closed for good. See open centers near Camden Checked May 3, 2025 In danger now: 911',
    )
    expect(html).not.toMatch(
      /Call Now|Get Information|tel:\+18565550101|Directions|Trusted|Highly rated|Not known here/,
    )
    for (const section of [
      'Where it is',
      'About This Center',
      'Treatment Programs &amp; Services',
      'Additional Information',
    ]) {
      expect(html).toMatch(new RegExp(`<h2[^>]*>${section}</h2>`))
    }
  })

  it('shows a long name in smaller type and in full', () => {
    const name = 'Ironbridge Community Center for Addiction Medicine and Long-Term Recovery Support'
    expect(renderPage({ name })).toContain(`<h1 class="long-name">${name}</h1>`)
  })
})
