import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCenters } from '#app/data/samples/sample-data.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { bareCenter, importedCenter } from '#tests/support/fixture-center.ts'
import { readLinks, readText } from '#tests/support/read-html.ts'
import { findSamplePath } from '#tests/support/sample-paths.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app?.close())

const contact = `/contact?center=${importedCenter.slug}`

describe("a center's page as HTML alone", () => {
  it('has everything in the specification', async () => {
    const page = await app.readPage(`/centers/${importedCenter.slug}`)
    const text = readText(page)
    const links = readLinks(page)

    expect(text).toMatch(/Home \/ Treatment Centers \/ Trenton \/ Quillfeather Imported Center/)
    expect(links).toEqual(expect.arrayContaining(['/', '/centers', '/centers?location=Trenton']))
    for (const badge of ['Highly rated', 'Well reviewed', 'Many photos']) {
      expect(text).toContain(badge)
    }
    expect(text).toContain('12 Quillfeather Walk, Trenton, NJ 08608')
    expect(text).toContain('(609) 555-0199')
    expect(text).toContain('4.6 on Google (1,204)')
    expect(page).toMatch(/<a[^>]* href="tel:\+16095550199"[^>]*><small>Call Now<\/small>/)
    expect(links).toContain(`/centers/${importedCenter.slug}/report`)
    expect(page).toMatch(new RegExp(`<a[^>]* href="${contact.replace('?', '\\?')}"[^>]*>Get Info`))
    const directions = links.find((link) => link.startsWith('https://www.google.com/maps/dir/'))
    expect(new URL(directions ?? '').searchParams.get('destination')).toBe(importedCenter.address)
    expect(page).toMatch(/<a[^>]* rel="noreferrer"[^>]*>(?:<svg.*?<\/svg>)?Directions<\/a>/)

    expect(text).toContain('About This Center')
    expect(text).toContain('The house stands by the river.')
    expect(text).toContain('Treatment Programs & Services')
    for (const service of ['Inpatient', 'Detox', 'Sliding fee scale', 'Does not take Medicare']) {
      expect(text).toContain(service)
    }
    expect(links).toEqual(expect.arrayContaining(['tel:911', 'tel:988', 'tel:+18447322465']))
    const facts = text.slice(text.indexOf('Additional Information'))
    expect(facts).toContain('Status Open')
    expect(facts).toContain('Country United States')
    expect(facts).toContain('Location Verified')
    expect(facts).toContain('Photos 14')
    expect(facts).toContain('Reviews 1,204')
    expect(text).toMatch(/Saturday(?: \(today\))? 10 AM/)
    expect(text).not.toMatch(/Temporarily Closed|Permanently Closed|fictional/)
  })

  it('says what is unknown about a center with only a name', async () => {
    const page = await app.readPage(`/centers/${bareCenter.slug}`)
    const text = readText(page)
    expect(text).toContain('No description available')
    expect(text).toContain('Address not available')
    expect(text).toContain('No number on file')
    expect(text).toContain('We only have the name')
    expect(text).toContain('Treatment Center')
    expect(text).not.toMatch(/on Google|Highly rated|Well reviewed|Many photos|Verified/)
    expect(text).not.toMatch(/Call Now|Directions|null|undefined|NaN/)
    expect(/<main[\s\S]*<\/main>/.exec(page)?.[0].match(/<img[^>]*src="([^"]*)"/)?.[1]).toBe(
      '/placeholder.svg',
    )
    expect(text).toContain('No rating')
    // A center without a number shows the support line.
    expect(text).toContain('Ask them about this center.')
    expect(readLinks(page)).toContain('tel:+18447322465')
  })

  it.each([
    ['temporarilyClosed', 'Temporarily Closed'],
    ['permanentlyClosed', 'Permanently Closed'],
  ] as const)('says first that a center is %s', async (closed, words) => {
    const path = findSamplePath((center) => center[closed] === true)
    const page = await app.readPage(path)
    const text = readText(page)
    expect(text.indexOf(`${words} This center`)).toBeLessThan(text.indexOf('In danger now:'))
    expect(text).toContain(`Status ${words}`)
    expect(readLinks(page).some((link) => /^\/centers\?location=.+&open=yes$/.test(link))).toBe(
      true,
    )
    expect(text.includes('Call Now')).toBe(
      closed === 'temporarilyClosed' && /\(\d{3}\) 555/.test(text),
    )
    expect(page).not.toContain('openingHoursSpecification')
  })

  it('offers no call to a center without a phone number', async () => {
    const banner = 'This center is not taking people now. '
    await asOperator(app.database, async (db) => {
      for (const phone of [null, '(609) 555-0142'])
        await db.execute(sql`insert into treatment_centers
          (slug, name, phone, phone_unformatted, temporarily_closed)
          values (${phone ? 'paused-phone' : 'paused'}, 'Paused House', ${phone},
            ${phone && '+16095550142'}, true)`)
    })
    expect(readText(await app.readPage('/centers/paused-phone'))).toContain(
      `${banner}Call before you go, or see open centers near here .`,
    )
    const text = readText(await app.readPage('/centers/paused'))
    expect(text).toContain(`${banner}See open centers near here .`)
    expect(text).not.toContain('Call before you go')
  })

  it('shows what was searched for in bold, and what to say about it', async () => {
    const path = `/centers/${importedCenter.slug}`
    const plain = await app.readPage(path)
    const searched = await app.readPage(`${path}?type=detox&offers=medicaid`)
    expect(plain).toContain('I am looking for help with addiction')
    expect(plain).not.toMatch(/<b>[Dd]etox<\/b>/)
    expect(searched).toContain('I’m looking for detox. We have Medicaid. Is there a place today?')
    expect(searched).toMatch(/<b>[Dd]etox<\/b>/)
    expect(await app.readPage(path)).toBe(plain)
  })

  it('loads its drawing from a file that browsers keep for a year', async () => {
    const page = await app.readPage('/centers/cedar-lantern-recovery-center')
    const [, drawing = ''] = /<figure class="band"><img src="([^"]+)"/.exec(page) ?? []
    const file = await app.request(drawing)
    expect(file.headers.get('Content-Type')).toContain('image/svg+xml')
    expect(file.headers.get('Cache-Control')).toContain('max-age=31536000')
    expect((await app.request('/placeholder.svg')).status).toBe(200)
  })

  it('shows Trusted only for pinned centers, with a link to its criteria', async () => {
    const pinned = await app.readPage(findSamplePath((c) => c.pinnedDaysAgo !== undefined))
    expect(readLinks(pinned)).toContain('/about#trusted')
    const other = await app.readPage(`/centers/${importedCenter.slug}`)
    expect(readLinks(other)).not.toContain('/about#trusted')
  })

  it('marks every sample as fictional, without links to real websites or numbers', async () => {
    for (const { name } of sampleCenters) {
      const page = await app.readPage(findSamplePath((center) => center.name === name))
      expect([name, readText(page).includes('This center is fictional')]).toEqual([name, true])
      const outside = readLinks(page).filter((link) => /^https?:/.test(link))
      const [directions = [], others = []] = ['directions', 'others'].map((kind) =>
        outside.filter(
          (link) => link.startsWith('https://www.google.com/maps/') === (kind === 'directions'),
        ),
      )
      // The map names its sources.
      const isMapSource = /^https:\/\/(www\.geonames\.org|creativecommons\.org)\//
      const real = others.filter((link) => !new URL(link).hostname.endsWith('.example.org'))
      expect(real.filter((link) => !isMapSource.test(link))).toEqual([])
      // Their streets do not exist, so the way leads to the town.
      expect(
        directions.filter((link) => !/\?api=1&destination=[A-Za-z+]+%2C\+NJ$/.test(link)),
      ).toEqual([])
      if (!readText(page).includes('Permanently Closed')) expect(directions).not.toEqual([])
      const calls = readLinks(page).filter((link) => /^tel:\+1(?!8447322465)/.test(link))
      expect(calls.filter((link) => !/^tel:\+1\d{3}55501\d\d$/.test(link))).toEqual([])
    }
  })
})
