import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodeEntities, readLinks, readText } from '#tests/support/read-html.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app?.close())

const readMiles = (page: string) =>
  [...page.matchAll(/<data value="([\d.]+)">/g)].map(([, miles]) => Number(miles))

describe('where nothing matches', () => {
  it('one filter is loosened, and the page says so', async () => {
    const page = await app.readPage('/centers?near=08608&within=5&offers=methadone')
    const text = readText(page)
    expect(text.match(/No centers found/g)).toHaveLength(1)
    expect(text).not.toContain('0 Treatment Centers Found')
    expect(text).toContain(
      'We found no center within 5 miles of 08608 (Trenton) that offers methadone.',
    )
    const [, found, within] = /Show (\d+) within (\d+) miles/.exec(text) ?? []
    expect(Number(found)).toBeGreaterThan(0)
    const [, loosened = ''] = page.split('<ol class="rows"')
    const miles = readMiles(loosened)
    expect(miles).toHaveLength(Number(found))
    expect(Math.min(...miles)).toBeGreaterThan(5)
    expect(Math.max(...miles)).toBeLessThanOrEqual(Number(within))
    expect(text).toContain(`is about ${Math.round(Math.min(...miles))} miles away, in `)
    expect(text).toMatch(/ Without Methadone \(\d+\)/)
    expect(text).not.toContain('Doesn’t match everything')
    // The button leads to the number of centers that it names.
    const [, to = ''] = /<a [^>]*href="([^"]+)"[^>]*>Show \d/.exec(page) ?? []
    const next = await app.readPage(decodeEntities(to))
    expect(readText(next)).toContain(`${found} Treatment Center`)
  })

  it.each([
    ['near=08608&within=5&offers=methadone', 'Show'],
    ['near=08608&within=5&type=detox&offers=sign-language&offers=tricare', 'Show'],
    ['q=zzzzqqqq', 'Show All Centers'],
    ['q=%22zzzzqqqq%22&offers=medicaid&minRating=4', 'Show'],
    ['near=Nowhereville&q=%22zzzzqqqq%22', 'Show'],
    ['location=Nowhereville', 'Show All Centers'],
  ])('?%s has one best way out, and no zero', async (query, label) => {
    const page = await app.readPage(`/centers?${query}`)
    const main = /<main\b.*<\/main>/s.exec(page)?.[0] ?? ''
    const [, results = ''] = /id="results"[^>]*>(.*)/s.exec(main) ?? []
    const panel = results.split('<section aria-labelledby="need-help-choosing"')[0] ?? ''
    const solid = [...panel.matchAll(/<a\b[^>]*class="btn( btn-lg)?"[^>]*>([^<]*)<\/a>/g)]
    expect(solid.map(([, , text]) => text)).toEqual([expect.stringContaining(label)])
    expect(panel).toMatch(/<a[^>]* href="\/centers"[^>]*>Show All Centers<\/a>/)
    expect(readText(`<body>${panel}`)).not.toMatch(/\(0\)|Show 0/)
  })

  it('centers that miss payment or a medicine have a heading and say what is missing', async () => {
    const query = 'near=08608&within=5&type=detox&offers=sign-language&offers=tricare'
    const page = await app.readPage(`/centers?${query}`)
    const text = readText(page)
    expect(text).toContain('Doesn’t match everything')
    expect(text).toContain('Detox? Ask')
    expect(text).toContain('Sign language? Ask')
    expect(readLinks(page)).toContain('tel:+18447322465')
    const miles = readMiles(page)
    expect(miles.length).toBeGreaterThan(1)
  })

  it('it is said in Spanish', async () => {
    const text = readText(await app.readPage('/es/centros?near=08608&within=5&offers=methadone'))
    expect(text).toContain(
      'No encontramos ningún centro a 5 millas o menos de 08608 (Trenton) que ofrezca metadona.',
    )
    expect(text).toMatch(/Ver \d+ a \d+ millas o menos /)
  })
})
