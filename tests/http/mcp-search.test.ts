import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, connectAssistant } from '#tests/support/assistant-client.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let client: Client
beforeAll(async () => {
  app = await openTestApp()
  client = await connectAssistant(app.fetch)
})
afterAll(() => app?.close())

const search = async (given: object) => (await ask(client, 'search_centers', given)).data

type Found = { slug: string; name: string; status: string; miles: number | null }
const slugsOf = ({ centers }: { centers: Found[] }) => centers.map(({ slug }) => slug)

it.each([
  ['open now', 'did not look at opening hours', 'en'],
  ['abierto ahora', 'no revisamos los horarios', 'es'],
])('“%s” does not tell the hours of a center on Google', async (query, note, language) => {
  await app.operate(sql`insert into treatment_centers (name, slug, source, city, place_id)
    values ('Quokka House', ${`quokka-${language}`}, 'import', 'Trenton', ${`ChIJ-${language}`})`)
  const data = await search({ query: `quokka ${query}`, language })
  expect(slugsOf(data)).toContain(`quokka-${language}`)
  expect(data.understood.notes.join()).toContain(note)
})

it('says that it did not read all of a long text', async () => {
  const long = await search({ query: `detox ${'for my son and his friend '.repeat(24)} medicaid` })
  expect(long.understood.notes[0]).toContain('at most 500 characters')
  const short = await search({ query: 'Detox, for my son; Medicaid!' })
  expect(short.understood.notes).toEqual([])
})

it('looks within the miles that are asked for, in words or as a choice', async () => {
  const words = await search({ query: 'rehab within 5 miles of newark', limit: 20 })
  expect(words.understood.filters).toEqual(['Within 5 miles of Newark'])
  expect(words.centers.length).toBeGreaterThan(0)
  expect(Math.max(...words.centers.map(({ miles }: Found) => miles))).toBeLessThanOrEqual(5)
  const chosen = await search({ near: 'Newark', within: 5, limit: 20 })
  expect(slugsOf(chosen)).toEqual(slugsOf(words))
  const county = await search({ near: 'Essex County', within: 5 })
  expect(county.understood.notes).toEqual([expect.stringContaining('no distance is used')])
})

it.each([
  [
    'an unknown place',
    { near: 'xyzzy' },
    /named “xyzzy”\. The search was not limited to a place\./,
  ],
  ['a place beyond the state', { near: 'Pittsburgh' }, /For example: 15201, /],
  [
    'a misspelled place',
    { near: 'trentn' },
    /^We do not know “trentn”, so we searched for “Trenton”/,
  ],
  [
    'a name of several places',
    { near: 'Franklin' },
    /Did you mean: Franklin, \w+ County; Franklin, .* County\?/,
  ],
  ['a distance without a place', { query: 'detox', within: 5 }, /no place was given/],
  ['a distance of nowhere', { near: 'xyzzy', within: 5 }, /not limited to a place/],
  ['misspelled words', { query: 'primrose cornr' }, /^We read “cornr” as “corner”/],
  ['a word that no center has', { query: 'xyzzy', offers: ['tricare'] }, /^We did not use “xyzzy”/],
  ['a word of the exact search', { query: '"xyzzy"', offers: ['tricare'] }, /found without/],
  ['words that mean no filter', { query: 'cold turkey' }, /so these are all centers/],
  ['words of danger', { query: 'took too many pills' }, /^We suggest no center here/],
  ['un lugar desconocido', { near: 'xyzzy', language: 'es' }, /no se limitó a un lugar/],
  ['palabras sin filtro', { query: 'de golpe', language: 'es' }, /son todos los centros/],
  ['millas sin lugar', { within: 5, language: 'es' }, /falta el lugar/],
  ['algo que nadie ofrece', { query: 'xyzzy', language: 'es' }, /se encontraron sin “xyzzy”/],
])('speaks of %s without pointing at a page', async (_, given, expected) => {
  const { understood } = await search(given)
  const notes: string = understood.notes.join('\n')
  expect(notes).toMatch(expected)
  expect(notes).not.toMatch(/below|above|show|card|this page|link|lo que sigue|mostramos|ficha/i)
})

it('does not speak of a distance that it uses, or that nobody asked for', async () => {
  for (const given of [
    { near: '07102', within: 5 },
    { query: 'detox within 5 miles of newark' },
    {},
  ]) {
    expect((await search({ ...given, limit: 1 })).understood.notes).toEqual([])
  }
})

it.each(['withdrawal', 'benzo withdrawal', 'síndrome de abstinencia'])(
  'takes %s for detox',
  async (query) => {
    const { understood } = await search({ query, limit: 1, language: 'en' })
    expect(understood).toEqual({ filters: ['Detox'], notes: [] })
  },
)

it('has all centers on its pages, each once', async () => {
  const all: string[] = []
  const { total } = await search({ limit: 20 })
  for (let page = 1; all.length < total; page++) {
    const slugs = slugsOf(await search({ limit: 20, page }))
    expect(slugs.length).toBeGreaterThan(0)
    all.push(...slugs)
  }
  expect(total).toBeGreaterThan(20)
  expect(new Set(all).size).toBe(total)
  expect(slugsOf(await search({ limit: 20, page: 1000 }))).toEqual([])
})

it('puts no Trusted center first', async () => {
  const [last] = await app.operate<{ slug: string }>(sql`update treatment_centers set pinned = true
    where id = (select id from treatment_centers where not is_closed and not pinned
      order by lower(name) desc limit 1) returning slug`)
  expect(last?.slug).toBeDefined()
  expect(slugsOf(await search({ limit: 20 }))).not.toContain(last?.slug)
})
