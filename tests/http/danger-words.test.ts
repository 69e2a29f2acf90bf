import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readLinks, readText } from '#tests/support/read-html.ts'
import {
  createFailingDatabase,
  openAppOver,
  openTestApp,
  type TestApp,
} from '#tests/support/test-app.ts'

let app: TestApp
let counted: string[] = []
beforeAll(async () => {
  const countVisit = (_: unknown, __: unknown, { tags }: { tags: readonly string[] }) =>
    // Other tags only say which pages a change drops from the cache.
    void counted.push(...tags.filter((tag) => /^(center:|empty-search$)/.test(tag)))
  app = await openTestApp({ countVisit })
  // A center with such words in its name shows below the numbers.
  await app.operate(sql`insert into treatment_centers (name, slug, source)
    values ('Harbor Suicide Prevention Center', 'harbor-suicide-prevention-center', 'staff')`)
})
afterAll(() => app?.close())
beforeEach(() => {
  counted = []
})

/** Return the text and links of a page's results. */
async function readResults(path: string) {
  const page = await app.readPage(path)
  const results = page.slice(page.indexOf('>', page.indexOf('id="results"')) + 1)
  return { text: readText(`<body>${results}`), links: readLinks(results) }
}

/**
 * Links to a search without the visitor's words, and texts that would say the words were changed.
 */
const offers =
  /Remove filter|Quitar filtro|Without|Sin “|Nothing matches|Nada coincide|Showing results/
const dropping = /^\/(es\/?)?(centers|centros)?\?(?!.*\bq=)/

const pages = ['/centers', '/es/centros', '/', '/es']
const inSpanish = (path: string) => path.startsWith('/es')

describe.each(pages)('a search that suggests danger on %s', (path) => {
  it.each(['i want to die', 'me quiero morir', 'suicide', 'kill myself near newark'])(
    '%s: shows 988 first, and never offers to drop the words',
    async (words) => {
      const { text, links } = await readResults(`${path}?q=${encodeURIComponent(words)}`)
      const first = inSpanish(path)
        ? 'Llame al 988 y oprima 2, o envíe AYUDA al 988'
        : 'Call or text 988 now'
      expect(text.indexOf(first)).toBeGreaterThan(-1)
      expect(text.indexOf(first)).toBeLessThan(3)
      expect(links.slice(0, 3)).toEqual([
        'tel:988',
        inSpanish(path) ? 'sms:988?&body=AYUDA' : 'sms:988',
        'tel:911',
      ])
      expect(text).not.toMatch(offers)
      expect(links.filter((link) => dropping.test(link))).toEqual([])
      expect(text.includes('Harbor Suicide Prevention Center')).toBe(words === 'suicide')
    },
  )

  it.each(['overdose', 'sobredosis', 'not breathing', 'no respira'])(
    '%s: shows 911 and Emergency Help first',
    async (words) => {
      const { text, links } = await readResults(`${path}?q=${encodeURIComponent(words)}`)
      const help = inSpanish(path) ? '/es/ayuda-de-emergencia#now' : '/emergency-help#now'
      expect(links.slice(0, 3)).toEqual(['tel:911', help, 'tel:988'])
      expect(text).not.toMatch(offers)
      expect(links.filter((link) => dropping.test(link))).toEqual([])
    },
  )

  it('is never counted, cached or logged', async () => {
    for (const words of ['i want to die', 'i want to d', 'overdose', 'quitarme la vida']) {
      const address = `${path}?q=${encodeURIComponent(words)}`
      await app.request(address)
      const { headers } = await app.request(address)
      if (words === 'i want to d') continue
      expect(headers.get('Cache-Control')).toBe('private, no-store')
      expect(headers.get('Cache-Status')).toBeNull()
    }
    expect(counted).toEqual([])
    expect(app.log.join('\n')).not.toMatch(/want|overdose|vida/)
  })
})

it('another search without results is counted', async () => {
  await app.request('/centers?q=zzqxv')
  expect(counted).toEqual(['empty-search'])
})

it('is also recognized in the place field', async () => {
  const { text } = await readResults('/centers?near=i+want+to+die')
  expect(text).toContain('Call or text 988 now')
  expect(text).not.toContain('We do not know')
})

it('shows the numbers without a database', async () => {
  const broken = await openAppOver(createFailingDatabase())
  const page = await (await broken.request('/centers?q=suicidal')).text()
  expect(readText(page)).toContain('Call or text 988 now')
})
