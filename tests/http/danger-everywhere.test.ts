import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listDangerSteps } from '#app/search/danger-lines.ts'
import { dangerMessages } from '#app/search/danger-messages.ts'
import { describeTopic } from '#app/search/list-topics.ts'
import { ask, connectAssistant } from '#tests/support/assistant-client.ts'
import { readLinks, readText } from '#tests/support/read-html.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let client: Client
beforeAll(async () => {
  app = await openTestApp()
  client = await connectAssistant(app.fetch)
})
afterAll(() => app?.close())

const open = (path: string, query: Record<string, string>) =>
  app.request(`${path}?${new URLSearchParams(query)}`)

/** Return the text and links of a page's results, or of a frame. */
async function readResults(path: string, query: Record<string, string>) {
  const page = await (await open(path, query)).text()
  const at = page.indexOf('id="results"')
  const results = at < 0 ? page : page.slice(page.indexOf('>', at) + 1)
  // A number that is a link has a space before the period.
  const text = readText(`<body>${results}`).replace(/ ([.,;:?])/g, '$1')
  return { text, links: readLinks(results) }
}

const story = 'we moved here two years ago and i lost my job and the house '.repeat(12)

describe('the same danger on the site, in frames, for assistants and in the API', () => {
  it.each([
    ['he fell out in the bathroom', 'overdose', 'en'],
    ['i narcaned him now what', 'naloxone-given', 'en'],
    ['my kid got into my methadone', 'poisoning', 'en'],
    ['seeing bugs stopped drinking', 'seizure', 'en'],
    ['my ex is high with the kids in the car', 'child', 'en'],
    ['he wont stop hitting me', 'violence', 'en'],
    ['i have a gun and im done', 'crisis', 'en'],
    [`${story} and now i just want to die`, 'crisis', 'en'],
    ['ya le pusimos dos narcan y sigue mal', 'naloxone-given', 'es'],
    ['mi hija agarro mi suboxone', 'poisoning', 'es'],
    ['dejo de beber y ve cosas', 'seizure', 'es'],
    ['le pega a los niños', 'child', 'es'],
    ['tengo miedo de volver a mi casa', 'violence', 'es'],
    ['ya no aguanto más', 'crisis', 'es'],
  ] as const)('%s: %s', async (q, danger, language) => {
    const steps = listDangerSteps(danger, language)
    const { title } = dangerMessages[language][danger]
    const [page, frame] =
      language === 'en' ? ['/centers', '/embed/search'] : ['/es/centros', '/es/embed/buscar']
    const shown = await readResults(page, { q })
    expect(shown.text.startsWith(title)).toBe(true)
    const framed = await readResults(frame, { q })
    expect(framed.text).toContain(title)
    for (const step of steps) expect(framed.text).toContain(step)
    // Without `language`: the answer is in that of the words.
    const { data, urgent } = await ask(client, 'search_centers', { query: q })
    expect(data.danger).toMatchObject({ kind: danger, title, steps })
    expect(urgent.startsWith(title)).toBe(true)
    const listed = await open('/api/hsds/v3/services', { search: q })
    expect(listed.status).toBe(200)
    expect(listed.headers.get('Search-Danger')).toBe(danger)
    expect(listed.headers.get('Access-Control-Expose-Headers')).toContain('Search-Danger')
    expect(listed.headers.get('Cache-Control')).toContain('no-store')
  })

  it.each([
    ['I stopped drinking yesterday and I am shaking', 'withdrawal', 'en'],
    ['stopped benzos suddenly', 'withdrawal', 'en'],
    ['where can I get narcan in Newark', 'naloxone', 'en'],
    ['overdose prevention class', 'naloxone', 'en'],
    ['my son died from an overdose', 'aftermath', 'en'],
    ['i overdosed last year', 'aftermath', 'en'],
    ['my brother killed himself', 'aftermath', 'en'],
    ['I am the mother of an addict', 'family', 'en'],
    ['AA meeting tonight in Newark', 'support-groups', 'en'],
    ['halfway house in Newark', 'sober-living', 'en'],
    ['dejar el alcohol de golpe', 'withdrawal', 'es'],
    ['perdí a mi hijo por sobredosis', 'aftermath', 'es'],
  ] as const)('the topic of %s: %s', async (q, topic, language) => {
    const { title, text } = describeTopic(topic, language)
    const [page, frame] =
      language === 'en' ? ['/centers', '/embed/search'] : ['/es/centros', '/es/embed/buscar']
    const shown = await readResults(page, { q })
    expect(shown.text).toContain(title)
    expect(shown.text).toMatch(/Treatment Centers? Found|encontrado/)
    expect((await readResults(frame, { q })).text).toContain(`${title} ${text}`)
    const { data, urgent } = await ask(client, 'search_centers', { query: q })
    expect(data.danger).toBeNull()
    expect(data.topics[0]).toMatchObject({ kind: topic, title, text })
    const isUrgent = topic === 'withdrawal' || topic === 'naloxone'
    expect(urgent.startsWith(title)).toBe(isUrgent)
    const listed = await open('/api/hsds/v3/services', { search: q })
    expect(listed.headers.get('Search-Danger')).toBeNull()
  })
})

describe('the panels', () => {
  it.each([
    ['drank bleach', '1-800-222-1222'],
    ['having a seizure from not drinking', 'put nothing in their mouth'],
  ])('keep the opioid steps away from “%s”', async (q, said) => {
    for (const path of ['/centers', '/embed/search']) {
      const { text } = await readResults(path, { q })
      expect(text).toContain(said)
      expect(text).not.toContain('Give naloxone')
    }
  })

  it.each([
    ['/centers', 'Not happening now? See centers'],
    ['/', 'Not happening now? See centers'],
    ['/es/centros', '¿No está pasando ahora? Vea los centros'],
  ])('lead on to the centers on %s, with the rest of the search', async (path, words) => {
    const asked = { q: 'my husband hits me detox in newark', type: 'residential' }
    const page = await (await open(path, asked)).text()
    const link = new RegExp(`<a[^>]*href="([^"]+)"[^>]*>${words.replaceAll('?', '\\?')}`).exec(page)
    const to = link?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(new URLSearchParams(to.split('?')[1]).get('q')).toBe(asked.q)
    const response = await app.request(to.split('#')[0] ?? '')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const calm = await response.text()
    expect(calm).not.toContain(words)
    expect(readText(calm)).toContain('Newark')
    expect(calm).toMatch(/href="(\/es\/centros|\/centers)\/[a-z]/)
  })

  it('never say “Under 18” of a child in danger', async () => {
    const { text } = await readResults('/centers', { q: 'child abuse' })
    expect(text).not.toContain('Under 18')
    expect(text).toContain('NJ 211')
  })
})

describe('a long text', () => {
  it('is searched as a need, and the page says what was not read', async () => {
    const q = `my father has been drinking every day since my mother left us and we do not know what to do so i need a detox that takes medicare in newark`
    const { text } = await readResults('/centers', { q })
    for (const filter of ['Detox', 'Medicare', 'Newark']) expect(text).toContain(filter)
    expect(text).not.toContain('only the beginning')
    const cut = await readResults('/centers', { q: `${q} ${story}` })
    expect(cut.text).toContain('We searched only the beginning of this long text.')
    const { headers } = await open('/api/hsds/v3/services', { search: `${q} ${story}` })
    expect(headers.get('Search-Note')).toContain('only the beginning')
  })

  it('stays whole in its field', async () => {
    const q = `${story}detox`.replace(/ +$/, '')
    const page = await (await open('/centers', { q })).text()
    expect(page).toContain(`value="${q}"`)
  })
})
