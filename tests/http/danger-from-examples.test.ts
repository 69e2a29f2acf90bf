import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dangerMessages } from '#app/search/danger-messages.ts'
import { findDanger } from '#app/search/find-danger.ts'
import { parseSearch } from '#app/search/parse-search.server.ts'
import { emptySearch } from '#app/search/search-input.ts'
import { awaitsPauseHeader, typingHeader } from '#app/search/typing-headers.ts'
import { ask, connectAssistant } from '#tests/support/assistant-client.ts'
import { readLinks, readText } from '#tests/support/read-html.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let client: Client
let counted: string[] = []
beforeAll(async () => {
  const countVisit = (_: unknown, __: unknown, { tags }: { tags: readonly string[] }) =>
    void counted.push(...tags.filter((tag) => tag === 'empty-search'))
  app = await openTestApp({ countVisit })
  client = await connectAssistant(app.fetch)
})
afterAll(() => app?.close())
beforeEach(() => {
  counted = []
})

const open = (path: string, query: Record<string, string>, headers: Record<string, string> = {}) =>
  app.request(`${path}?${new URLSearchParams(query)}`, { headers })

/** Examples, word for word, that no sign finds. */
const sure = { en: 'she is slipping away', es: 'se esta yendo' }

/** Every training moves the scores a little: the first text that gets the line is taken. */
const unsure = {
  en: pickUnsure([
    'she is acting strange and cold',
    'my brother looks awful and cannot talk',
    'he is out of his mind and wont open the door',
  ]),
  es: pickUnsure([
    'anda muy rara y fria',
    'me asusta cuando toma',
    'se pone agresivo cuando toma',
    'mi primo anda raro',
    'esta muy agresivo y tengo miedo de el',
    'no abre la puerta del baño y esta tomado',
    'esta tirado en el piso tomado y no me habla',
  ]),
}

function pickUnsure(texts: string[]): string {
  const picked = texts.find((text) => parseSearch({ ...emptySearch, text }).mayBeDanger)
  if (!picked) throw new Error('no text gets the line')
  return picked
}

const pages = [
  ['/centers', 'en'],
  ['/', 'en'],
  ['/embed/search', 'en'],
  ['/es/centros', 'es'],
  ['/es', 'es'],
  ['/es/embed/buscar', 'es'],
] as const

describe.each(pages)('danger that only the examples show, on %s', (path, language) => {
  const { mayBe, unclear } = dangerMessages[language]

  it('has the panel if we are sure', async () => {
    expect(findDanger({ ...emptySearch, text: sure[language] })).toBeNull()
    const response = await open(path, { q: sure[language] })
    expect(readText(await response.text())).toContain(unclear.title)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  })

  it('has one line with both numbers if there may be danger, and the results stay', async () => {
    const response = await open(path, { q: unsure[language] })
    const page = await response.text()
    // A number that is a link has a space before the period.
    const text = readText(page).replace(/ ([.,;:?])/g, '$1')
    expect(text).toContain(mayBe)
    expect(text).not.toContain(unclear.title)
    expect(readLinks(page)).toEqual(expect.arrayContaining(['tel:911', 'tel:988']))
    expect(page).toMatch(/href="[^"]*\/(centers|centros)\/[a-z]/)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(response.headers.get('Cache-Status')).toBeNull()
    expect(counted).toEqual([])
    expect(app.log.join('\n')).not.toContain(unsure[language])
  })

  it('asks nothing of a harmless search', async () => {
    const page = await (await open(path, { q: 'detox in newark' })).text()
    expect(readText(page)).not.toContain(mayBe.slice(0, 25))
  })
})

describe('text that somebody is typing', () => {
  it.each(['/centers', '/'])('is not scored on %s, but private', async (path) => {
    for (const q of [sure.en, unsure.en]) {
      const typing = await open(path, { q }, { [typingHeader]: '1' })
      const text = readText(await typing.text())
      expect(text).not.toContain(dangerMessages.en.unclear.title)
      expect(text).not.toContain('Is someone in danger now?')
      expect(typing.headers.get(awaitsPauseHeader)).toBe('1')
      expect(typing.headers.get('Cache-Control')).toBe('private, no-store')
      const finished = await open(path, { q })
      expect(finished.headers.get(awaitsPauseHeader)).toBeNull()
    }
    expect(counted).toEqual([])
  })

  it('shows at once what a sign finds', async () => {
    const response = await open('/centers', { q: 'i want to die' }, { [typingHeader]: '1' })
    expect(readText(await response.text())).toContain(dangerMessages.en.crisis.title)
    expect(response.headers.get(awaitsPauseHeader)).toBeNull()
  })
})

describe('programs', () => {
  it.each(['en', 'es'] as const)(
    'are told by /mcp, in the language of the words: %s',
    async (language) => {
      const { mayBe } = dangerMessages[language]
      const may = await ask(client, 'search_centers', { query: unsure[language], language })
      expect(may.data).toMatchObject({ danger: null, mayBeDanger: mayBe })
      expect(may.urgent).toContain(mayBe)
      const is = await ask(client, 'search_centers', { query: sure[language], language })
      expect(is.data).toMatchObject({ danger: { kind: 'overdose' }, mayBeDanger: null })
      const refused = await ask(client, 'search_centers', {
        query: unsure[language],
        limit: -1,
        language,
      })
      expect(refused.isError).toBe(true)
      expect(refused.urgent).toContain(mayBe)
    },
  )

  it('are told by the API, in headers that other sites may read', async () => {
    const may = await open('/api/hsds/v3/services', { search: unsure.en })
    expect(may.headers.get('Search-May-Be-Danger')).toBe('true')
    expect(may.headers.get('Search-Danger')).toBeNull()
    expect(may.headers.get('Cache-Control')).toContain('no-store')
    expect(may.headers.get('Access-Control-Expose-Headers')).toContain('Search-May-Be-Danger')
    const is = await open('/api/hsds/v3/services', { search: sure.en })
    expect(is.headers.get('Search-Danger')).toBe('overdose')
    expect(is.headers.get('Search-May-Be-Danger')).toBeNull()
    const none = await open('/api/hsds/v3/services', { search: 'detox in newark' })
    expect(none.headers.get('Search-May-Be-Danger')).toBeNull()
  })
})
