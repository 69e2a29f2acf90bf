import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, connectAssistant } from '#tests/support/assistant-client.ts'
import { readLinks, readText } from '#tests/support/read-html.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

const unknown = 'We do not know a town or county in New Jersey named “Gotham”.'
const unknownSpanish = 'No conocemos un pueblo o condado de Nueva Jersey que se llame “Gotham”.'
const notLimited = 'The results below are from all places.'
const notLimitedSpanish = 'Lo que sigue no se limita a un lugar.'

let app: TestApp
let client: Client
beforeAll(async () => {
  app = await openTestApp()
  client = await connectAssistant(app.fetch)
})
afterAll(() => app?.close())

const readFound = (text: string) =>
  /([\d,]+) (?:Treatment Centers? Found|centros? de)/.exec(text)?.[1]

describe.each([
  ['/centers', 'detox in Gotham', unknown, notLimited],
  ['/', 'detox near Gotham please', unknown, notLimited],
  ['/es/centros', 'desintoxicación en Gotham', unknownSpanish, notLimitedSpanish],
  ['/es', 'desintoxicación cerca de Gotham', unknownSpanish, notLimitedSpanish],
])('%s?q=%s', (path, words, said, rest) => {
  const address = `${path}?q=${encodeURIComponent(words)}`

  it('says that it doesn’t know the place, and where to type another', async () => {
    const page = await app.readPage(address)
    const text = readText(page)
    expect(text).toContain(`${said} ${rest}`)
    expect(readLinks(page)).toContain('#search-near')
    expect(page).toMatch(/<input[^>]* id="search-near"/)
  })

  it('shows the rest of the search, as with the place in the field', async () => {
    const found = readFound(readText(await app.readPage(address)))
    const inField = readText(await app.readPage(`${path}?near=Gotham&type=detox`))
    expect(inField).toContain(`${said} ${rest}`)
    expect(found).toBe(readFound(inField))
  })
})

it('a town of another state is not the one here', async () => {
  const text = readText(await app.readPage('/centers?q=rehab+near+springfield+massachusetts%3F'))
  expect(text).toContain('“springfield massachusetts” is outside New Jersey')
  expect(text).not.toContain('miles of Springfield')
})

it('a ZIP code that is typed after the note replaces the place', async () => {
  const text = readText(await app.readPage('/centers?q=detox+in+Xyzville&near=07102'))
  expect(text).toContain('Within 25 miles of 07102 (Newark)')
  expect(text).not.toContain('Xyzville”')
  expect(Number(readFound(text))).toBeGreaterThan(0)
})

it('a frame says it', async () => {
  const frames = [
    ['/embed/search?q=detox+in+Gotham', `${unknown} ${notLimited}`],
    ['/es/embed/buscar?q=detox+en+Gotham', `${unknownSpanish} ${notLimitedSpanish}`],
  ]
  for (const [address = '', said] of frames) {
    expect(readText(await app.readPage(address))).toContain(said)
  }
})

it('an assistant hears it', async () => {
  const { data } = await ask(client, 'search_centers', { query: 'detox in Gotham' })
  expect(data.understood.notes.join(' ')).toContain(unknown)
  expect(data.total).toBeGreaterThan(0)
})

describe('the API', () => {
  const askFor = (list: string, words: string, more = '') =>
    app.request(`/api/hsds/v3/${list}?search=${encodeURIComponent(words)}${more}`, {
      headers: { Origin: 'https://county.example' },
    })
  const readNote = ({ headers }: Response) => decodeURIComponent(headers.get('Search-Note') ?? '')

  it.each([
    ['services', ''],
    ['services', '&format=ndjson'],
    ['service_at_locations', ''],
    ['organizations', ''],
  ])('says it beside %s%s', async (list, more) => {
    const response = await askFor(list, 'detox in Gotham', more)
    expect(readNote(response)).toBe(`${unknown} ${notLimited}`)
    expect(response.headers.get('Access-Control-Expose-Headers')).toContain('Search-Note')
    expect((await response.text()).length).toBeGreaterThan(1000)
  })

  it('says it to a client that has the answer, and of words that no cache stores', async () => {
    const first = await askFor('services', 'detox in Gotham')
    const again = await app.request('/api/hsds/v3/services?search=detox+in+Gotham', {
      headers: { 'If-None-Match': first.headers.get('ETag') ?? '' },
    })
    expect(again.status).toBe(304)
    expect(readNote(again)).toBe(readNote(first))
    expect(readNote(await askFor('services', 'rehab for my son in Gotham'))).toContain('Gotham')
  })

  it('says it in Spanish to a client that asks in Spanish', async () => {
    const note = readNote(await askFor('services', 'detox in Gotham', '&language=es'))
    expect(note).toMatch(/^No conocemos .*Gotham/)
    const wrong = await askFor('services', 'detox', '&language=fr')
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('en or es')])
  })

  it('says which town was meant, and nothing of words that it understood', async () => {
    expect(readNote(await askFor('services', 'detox in newrak'))).toBe(
      'We don’t know “newrak”. Showing places near Newark.',
    )
    for (const words of ['detox in newark', 'Quillfeather', 'detox in network', '']) {
      expect((await askFor('services', words)).headers.get('Search-Note')).toBeNull()
    }
    expect((await askFor('taxonomy_terms', 'in Gotham')).headers.get('Search-Note')).toBeNull()
  })

  it('keeps the typed words inside of the header', async () => {
    const response = await askFor('services', 'detox in Gótica%0d%0aSet-Cookie: Ñ=1')
    expect(readNote(response)).toContain('Gótica')
    expect(response.headers.getSetCookie()).toEqual([])
    // The note cuts the text after 100 units, within a letter of two.
    expect((await askFor('services', `in a${'𝒜'.repeat(59)}`)).status).toBe(200)
  })
})
