import { describe, expect, it } from 'vitest'
import type { Admission } from '#app/center/admission/describe-admission.ts'
import { describeCenter } from '#app/center/structured-data.ts'
import { center } from '#tests/support/complete-center.ts'
import { linkOf, readText, renderPage } from '#tests/support/render-center-page.tsx'

const admission: Admission = {
  intakePhone: '856-555-0177',
  howToStart: 'call-first',
  minimumAge: 18,
  continuesMethadone: false,
  waitTime: '3 to 5 days',
  waitSaidOn: '2026-11-20',
  referralFax: '(856) 555-0178',
}
const evidence = {
  phone: { how: 'called' as const, at: new Date('2026-10-02T12:00:00Z') },
  howToStart: { how: 'called' as const, at: new Date('2026-11-02T12:00:00Z') },
}

describe('what people ask before they go', () => {
  it('shows each fact with its day, in the order in which a caller needs it', () => {
    const text = readText(renderPage({ admission, evidence }))
    expect(text).toContain('How to start Call first Checked by calling, November 2, 2026')
    expect(text).toContain('Wait 3 to 5 days As they said on November 20, 2026')
    expect(text).toContain('Ages 18 and older')
    expect(text).toContain('Staying on methadone No')
    const order = ['How to start Call', 'Wait 3', 'Ages 18', 'Staying on methadone No']
    expect(order.map((part) => text.indexOf(part))).toEqual(
      order.map((part) => text.indexOf(part)).toSorted((one, other) => one - other),
    )
  })

  it('says what nobody has told us yet, and never takes it for a no', () => {
    const text = readText(renderPage({ admission }))
    expect(text).toContain('Which Medicaid plans do you take?')
    expect(text).not.toContain('Staying on buprenorphine')
    const without = readText(renderPage({ admission: {} }))
    expect(without).toContain('How do we start: walk in, call first, or with a referral?')
    expect(without).not.toContain('Before you go')
  })

  it('does not show a wait without its day', () => {
    const text = readText(renderPage({ admission: { waitTime: '3 to 5 days' } }))
    expect(text).not.toContain('3 to 5 days')
  })

  it('links the referral form, if it takes a patient’s data encrypted', () => {
    const withForm = (referralForm: string) =>
      renderPage({ admission: { ...admission, referralForm } })
    const html = withForm('https://oak.example.org/refer')
    expect(readText(html)).toContain('fax (856) 555-0178, https://oak.example.org/refer')
    expect(html).toMatch(/<a href="https:\/\/oak.example.org\/refer" rel="noopener noreferrer"/)
    expect(withForm('http://oak.example.org/refer')).not.toContain('href="http://oak')
  })

  it('is in Spanish on a Spanish page, with the center’s own words marked as English', () => {
    const html = renderPage({ admission }, {}, 'es')
    expect(readText(html)).toContain('Espera 3 to 5 days (en inglés) Según dijeron el 20 de')
    expect(html).toContain('<span lang="en">3 to 5 days</span>')
    expect(readText(html)).toContain('Cómo empezar Llame primero')
    expect(readText(html)).toContain('Edades desde los 18 años')
  })
})

describe('an intake phone', () => {
  it('is the number of the call button, and says so; the main number stays below it', () => {
    const html = renderPage({ admission, evidence })
    expect(linkOf(html, 'Call Now')).toContain('tel:+18565550177')
    expect(readText(html)).toContain(
      'Intake: call to be admitted Call Now (856) 555-0177 Wrong number? Main number: (856) 555-0101 Phone checked by calling',
    )
  })

  it('is called where no other number is known', () => {
    const html = renderPage({ admission, phone: 'Phone not available', phoneHref: null })
    expect(linkOf(html, 'Call Now')).toContain('tel:+18565550177')
    expect(readText(html)).not.toContain('No number on file')
  })

  it('is in the structured data, with the fax for referrals', () => {
    expect(
      describeCenter('https://x.example', { ...center, admission }, { today: '2026-11-23' })
        .contactPoint,
    ).toEqual([
      { '@type': 'ContactPoint', contactType: 'admissions', telephone: '+18565550177' },
      { '@type': 'ContactPoint', contactType: 'referrals', faxNumber: '(856) 555-0178' },
    ])
    expect(
      describeCenter('https://x.example', center, { today: '2026-11-23' }).contactPoint,
    ).toBeUndefined()
  })
})
