import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { readLinks, readMeta, readText, readTitle } from '#tests/support/read-html.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app?.close())

describe('the contact page', () => {
  it('has every field, the crisis lines, the hours, and other links', async () => {
    const page = await app.readPage('/contact')
    const text = readText(page)
    expect(readTitle(page)).toBe('Contact Us | NJ Recovery Directory')
    expect(readMeta(page, 'description')).toContain('988 or 911')
    for (const [label, required] of [
      ['Full name', true],
      ['Phone', false],
      ['Email', true],
      ['Subject', false],
      ['Urgency', false],
      ['Message', true],
    ] as const) {
      const id = new RegExp(`<label for="(contact-\\w+)"[^>]*>${label}`).exec(page)?.[1]
      const control = new RegExp(`<(input|select|textarea)[^>]* id="${id}"[^>]*>`).exec(page)?.[0]
      expect([label, / required=""/.test(control ?? '')]).toEqual([label, required])
    }
    expect([...page.matchAll(/<option value="(\w+)"[^>]*>([^<]*)/g)].map(([, ...a]) => a)).toEqual([
      ['normal', 'Normal (24-48 hours)'],
      ['high', 'High (within 24 hours)'],
      ['urgent', 'Urgent (same day)'],
    ])
    expect(text).toContain('Call 988 or 911')
    expect(text).toMatch(/Mon-Fri 8 AM-8 PM Sat 9 AM-5 PM Sun 12 PM-4 PM/)
    expect(text).toContain('Contact Information')
    expect(text).toContain('Emergency Links')
    expect(readLinks(page.slice(page.indexOf('<main'), page.indexOf('</main')))).toEqual(
      expect.arrayContaining([
        'tel:911',
        'tel:988',
        'tel:+18447322465',
        'tel:+16095550100',
        'mailto:help@example.org',
        '/emergency-help',
        '/centers',
        '/treatment-types',
        '/insurance-guide',
        '/support-groups',
      ]),
    )
    expect(text).not.toContain('Thank you')
  })

  it('hides the honeypot from everybody', async () => {
    const page = await app.readPage('/contact')
    expect(page).toMatch(/<div hidden=""><label[^>]*>[^<]*<\/label><input[^>]*name="homepage"/)
  })

  it('names the center that it was opened from, and ignores an unknown one', async () => {
    for (const slug of [importedCenter.slug, importedCenter.formerSlug]) {
      const page = await app.readPage(`/contact?center=${slug}`)
      expect(readText(page)).toContain(`About ${importedCenter.name}.`)
      expect(page).toContain(`action="/contact?center=${importedCenter.slug}"`)
    }
    const unknown = await app.readPage('/contact?center=%22%3E%3Cscript%3Ezebrafinch')
    expect(readText(unknown)).not.toContain('zebrafinch')
    expect(unknown).not.toContain('<script>zebrafinch')
    expect(unknown).toContain('action="/contact"')
  })

  it('is not cached, and sets no cookie', async () => {
    const { headers } = await app.request('/contact')
    expect(headers.get('Cache-Control')).toBe('private, no-cache')
    expect(headers.getSetCookie()).toEqual([])
  })
})
