import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findProjectRoot } from '#db/project-root.ts'
import { signInAs } from '#tests/support/auth-client.ts'
import { bareCenter, importedCenter } from '#tests/support/fixture-center.ts'
import { readCanonical, readLinks, readMeta, readText } from '#tests/support/read-html.ts'
import {
  createFailingDatabase,
  openAppOver,
  openTestApp,
  type TestApp,
} from '#tests/support/test-app.ts'

const { slug, name, formerSlug, id } = importedCenter
const search = '/embed/search?near=07102&offers=medicaid'
const nothingFound = '/embed/search?q=%22zzqxy%22&near=07102&type=detox'
const center = `/embed/centers/${slug}`
const pages = [
  '/embed/search',
  search,
  nothingFound,
  center,
  '/embed/centers/cedar-lantern-recovery-center',
  '/es/embed/buscar?near=07102',
  `/es/embed/centros/${slug}`,
]

let app: TestApp
let failing: TestApp
let member: string
beforeAll(async () => {
  app = await openTestApp()
  failing = await openAppOver(createFailingDatabase())
  member = await signInAs(app)
})
afterEach(() => void vi.useRealTimers())
afterAll(() => app?.close())

const readPolicy = ({ headers }: Response) => headers.get('Content-Security-Policy') ?? ''

/** Expect what every answer in a frame has: the crisis lines, no script, and only ways out in new tabs. */
function expectFrame(page: string) {
  expect(readLinks(page)).toEqual(
    expect.arrayContaining([
      'tel:988',
      expect.stringMatching(/^sms:988/),
      'tel:911',
      'tel:+18447322465',
    ]),
  )
  expect(page).not.toMatch(/<(script|form|img|iframe|link rel="modulepreload")/)
  // The product's font, which every frame shares.
  expect(page.match(/<link rel="preload"[^>]*>/g)).toEqual([expect.stringContaining('.woff2')])
  expect(readMeta(page, 'robots')).toBe('noindex')
  for (const [link, href = ''] of page.matchAll(/<a [^>]*href="([^"]*)"[^>]*>/g)) {
    if (/^(tel:|sms:|\/(es\/)?embed\/)/.test(href)) continue
    expect(link).toContain('target="_blank"')
    expect(link).toContain('rel="noopener"')
  }
}

describe.each(pages)('%s', (address) => {
  it('may be framed, and no other site’s page may', async () => {
    const response = await app.request(address)
    expect(response.status).toBe(200)
    for (const answer of [response, await app.request(address)]) {
      expect(readPolicy(answer)).toContain('frame-ancestors *')
      expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
      expect(answer.headers.get('Speculation-Rules')).toBeNull()
    }
    expectFrame(await response.text())
  })

  it('is the same with any cookie, and sets none', async () => {
    // Nothing opens or closes meanwhile.
    vi.useFakeTimers({ toFake: ['Date'] })
    const plain = await app.readPage(address)
    const cookies = [member, 'flash=signed-in', '__Host-flash=signed-in; a=b', 'signed-in=x']
    for (const Cookie of cookies) {
      const response = await app.request(address, { headers: { Cookie } })
      expect(response.headers.getSetCookie()).toEqual([])
      expect(response.headers.get('Cache-Control')).toBe('public, no-cache')
      expect(await response.text()).toBe(plain)
    }
  })

  it('is at most 15 kB with its stylesheet', async () => {
    const page = await app.readPage(address)
    const sheets = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
    expect(sheets.map(([, file]) => file)).toEqual([expect.stringMatching(/^\/assets\/embed-/)])
    const file = path.join(findProjectRoot(), 'build/client', sheets[0]?.[1] ?? '')
    const bytes = [page, readFileSync(file)].map((part) => brotliCompressSync(part).length)
    expect(bytes.reduce((a, b) => a + b)).toBeLessThanOrEqual(15_000)
  })

  it('ignores forms that are sent to it', async () => {
    const response = await app.request(address, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ intent: 'vote' }),
    })
    expect(response.status).toBe(405)
  })
})

it('every other page refuses a frame', async () => {
  for (const address of ['/', '/centers?near=07102', `/centers/${slug}`, '/embed', '/embeds']) {
    expect(readPolicy(await app.request(address))).toContain("frame-ancestors 'none'")
  }
})

describe('a search in a frame', () => {
  it('lists numbers to call, and leads to the whole search', async () => {
    const page = await app.readPage(search)
    expect(readCanonical(page)).toBe('http://localhost:3000/centers?near=07102&offers=medicaid')
    expect(readText(page)).toContain('Within 25 miles of 07102 (Newark) · Medicaid')
    expect(readLinks(page)).toContain('/centers?near=07102&offers=medicaid')
    expect(page.match(/ class="row-tap"/g)).toHaveLength(10)
    expect(page).toContain('<a href="tel:+19735550153" class="row-tap"')
    expect(readText(page)).toContain('Sample data.')
  })

  it('says what it did not find, and lists the nearest', async () => {
    const text = readText(await app.readPage(nothingFound))
    expect(text).toContain('We found no center within 25 miles of 07102 (Newark)')
    expect(text).toContain('Detox: not known, ask')
  })

  it.each(['minRating=4', 'sort=oldest', 'page=2', 'open=now'])('ignores %s', async (query) => {
    const text = readText(await app.readPage(`/embed/search?location=Trenton&${query}`))
    expect(text).toContain('We ignored part of this link')
    expect(text).toContain(name)
  })

  it('says that the only match is closed, before others to call', async () => {
    for (const query of ['q=Ward+and+Lantern', 'q=Ward+and+Lantern&open=now']) {
      const text = readText(await app.readPage(`/embed/search?${query}`))
      expect(text).toMatch(
        /The only match is closed: Ward and Lantern Residence .*Permanently Closed .*844-732-2465 .*found without/,
      )
      expect(text).not.toContain('No centers found')
    }
    const open = readText(await app.readPage('/embed/search?q=Ward+and+Lantern&open=yes'))
    expect(open).toContain('No centers found')
    expect(open).not.toContain('Residence')
  })

  it('has no closed center among others', async () => {
    expect(await app.readPage('/centers?location=Camden')).toContain('Permanently Closed')
    const page = await app.readPage('/embed/search?location=Camden')
    expect(page.match(/<article /g)?.length).toBeLessThan(10)
    expect(page).not.toContain('Permanently Closed')
  })

  it('puts the number of a danger first', async () => {
    const response = await app.request('/embed/search?q=i+want+to+die')
    expect(await response.text()).toContain('<a href="tel:988">Call or text 988 now</a>')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  })

  it('escapes the words of the address', async () => {
    expectFrame(await app.readPage(`/embed/search?near=%22%3E%3Cscript%3Ex&q=%3Cscript%3E`))
  })
})

describe('the facts of a center from Google Maps', () => {
  const addresses = [center, `/embed/search?q=${encodeURIComponent(name)}`]
  beforeEach(() =>
    app.operate(sql`update treatment_centers set phone = phone where slug = ${slug}`),
  )

  it.each(addresses)('%s shows neither its rating nor its hours', async (address) => {
    const page = readText(await app.readPage(address))
    expect(page).toContain('(609) 555-0199')
    expect(page).not.toMatch(/4\.6|1,204|Google|Open now|Closed|Usually/)
  })

  it.each(addresses)('%s shows hours that a person checked', async (address) => {
    await app.operate(sql`insert into field_checks (center_id, field, how, result, checked_at)
      values (${id}, 'hours', 'called', 'right', now())`)
    await expect.poll(() => app.readPage(address)).toMatch(/Open now|Closed|Usually/)
    await app.operate(sql`delete from field_checks where center_id = ${id}`)
  })
})

describe('a center whose hours are not known', () => {
  it('says so, as the directory does, unless they are Google’s', async () => {
    const row = `/embed/search?q=${encodeURIComponent(bareCenter.name)}`
    for (const address of [`/embed/centers/${bareCenter.slug}`, row]) {
      expect(readText(await app.readPage(address))).toContain('Hours not known')
    }
    expect(readText(await app.readPage(center))).not.toContain('Hours not known')
  })
})

describe('centers without a number', () => {
  it('offer the way there in their rows, and the support line once above them', async () => {
    await app.operate(sql`update treatment_centers set phone = null where city = 'Atlantic City'`)
    const page = await app.readPage('/embed/search?location=Atlantic+City')
    const rows = page.match(/<article /g)?.length ?? 0
    expect(rows).toBeGreaterThan(1)
    expect(page.match(/class="call" href="[^"]*"|href="[^"]*" class="call"/g)).toHaveLength(1)
    expect(readText(page).split('Phone not available')).toHaveLength(rows + 1)
    expect(page.match(/>Directions</g)).toHaveLength(rows)
  })
})

describe('a center in a frame', () => {
  it('leads to its whole listing', async () => {
    const page = await app.readPage(`/es/embed/centros/${slug}`)
    expect(readCanonical(page)).toBe(`http://localhost:3000/es/centros/${slug}`)
    expect(readLinks(page)).toEqual(
      expect.arrayContaining([`/es/centros/${slug}`, `/embed/centers/${slug}`]),
    )
    expect(readText(page)).toContain('12 Quillfeather Walk, Trenton, NJ 08608')
  })

  it.each([
    [`/embed/centers/${formerSlug}`, center],
    [`/embed/centers/${id}`, center],
    [`/es/embed/centros/${formerSlug}`, `/es/embed/centros/${slug}`],
    [`/EMBED/Centers/${slug}/`, center],
  ])('%s redirects to it', async (address, to) => {
    const response = await app.request(address, { headers: { Cookie: member } })
    expect([response.status, response.headers.get('Location')]).toEqual([301, to])
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('that is closed has no number to call but the support line', async () => {
    await app.operate(
      sql`update treatment_centers set permanently_closed = true where slug = ${bareCenter.slug}`,
    )
    const page = await app.readPage(`/embed/centers/${bareCenter.slug}`)
    expect(readText(page)).toContain('Permanently Closed')
    expect(page.match(/class="call" href="[^"]*"/g)).toEqual([
      'class="call" href="tel:+18447322465"',
    ])
  })

  it('that nobody knows is not found, in its frame', async () => {
    const response = await app.request('/embed/centers/no-such-center')
    expect([response.status, readPolicy(response)]).toEqual([
      404,
      expect.stringContaining('frame-ancestors *'),
    ])
    const page = await response.text()
    expectFrame(page)
    expect(readText(page)).toContain('Center Not Found')
  })
})

it.each([search, center])('%s keeps the crisis lines without a database', async (address) => {
  const response = await failing.request(address, { headers: { Cookie: member } })
  expect([response.status, readPolicy(response)]).toEqual([
    503,
    expect.stringContaining('frame-ancestors *'),
  ])
  expect(response.headers.getSetCookie()).toEqual([])
  const page = await response.text()
  expectFrame(page)
  expect(readLinks(page)).toContain('/centers')
})

it('samples are in no frame on a public site', async () => {
  const visible = await openAppOver(app.database, { url: 'https://directory.example.org' })
  const sample = '/embed/centers/cedar-lantern-recovery-center'
  expect((await visible.request(sample)).status).toBe(404)
  const text = readText(await visible.readPage('/embed/search?location=Trenton'))
  expect(text).toContain(name)
  expect(text).not.toContain('Sample')
})
