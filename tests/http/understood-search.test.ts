import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readLinks, readText } from '#tests/support/read-html.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let counted: string[] = []
beforeAll(async () => {
  const countVisit = (_: unknown, __: unknown, { tags }: { tags: readonly string[] }) =>
    void counted.push(...tags.filter((tag) => tag === 'empty-search'))
  app = await openTestApp({ countVisit })
})
afterAll(() => app?.close())
beforeEach(() => {
  counted = []
})
afterEach(() => void vi.useRealTimers())

/** `text` is that of the results; `asked` and `links` also have the search form, with the words' chips. */
async function readResults(path: string) {
  const page = await app.readPage(path)
  const from = (id: string) => page.slice(page.indexOf('>', page.indexOf(`id="${id}"`)) + 1)
  const read = (html: string) => readText(`<body>${html}`)
  return {
    page,
    text: read(from('results')),
    asked: read(from('search')),
    links: readLinks(from('search')),
  }
}
const readFound = (text: string) => /([\d,]+) Treatment Centers? Found/.exec(text)?.[1]

describe.each(['/centers', '/'])('words on %s', (path) => {
  it('find what the filters find', async () => {
    const { text } = await readResults(`${path}?q=methadone+clinic+newark`)
    const filtered = await readResults(`${path}?near=Newark&offers=methadone`)
    expect(readFound(text)).toBe('3')
    expect(readFound(text)).toBe(readFound(filtered.text))
  })

  it('show as chips, each of which leaves the other filters and the other words', async () => {
    const { asked, links } = await readResults(`${path}?q=methadone+clinic+newark+zzqxv`)
    expect(asked).toContain('Remove filter: Within 25 miles of Newark')
    expect(links).toContain(`${path}?q=zzqxv&near=Newark#results`)
    expect(links).toContain(`${path}?q=zzqxv&offers=methadone#results`)
  })

  it('can be searched for as typed', async () => {
    const { links } = await readResults(`${path}?q=methadone+clinic+newark`)
    const exact = `${path}?q=methadone+clinic+newark&exact=1#results`
    expect(links).toContain(exact)
    const typed = await readResults(exact)
    expect(typed.links).not.toContain(exact)
    expect(typed.asked).not.toMatch(/Remove filter: (Within|Methadone)/)
    expect(typed.page).toMatch(/name="q"[^>]* value="methadone clinic newark"/)
  })
})

describe('filters of the URL', () => {
  it('win over the words of the same group, but not over people', async () => {
    const { page, asked } = await readResults('/centers?q=detox+medicaid+veterans&offers=medicare')
    expect(page).toMatch(/<input[^>]* name="offers"[^>]* checked="" value="medicare"/)
    expect(asked).not.toContain('Remove filter: Medicaid')
    expect(asked).toContain('Remove filter: Detox')
    expect(asked).toContain('Remove filter: Veterans')
  })

  it('win over a distance in the words, which stays in the links', async () => {
    const words = 'q=detox+within+5+miles+of+newark'
    const { asked, links } = await readResults(`/centers?${words}`)
    expect(asked).toContain('Remove filter: Within 5 miles of Newark')
    expect(links).toContain('/centers?near=Newark&within=5#results')
    const chosen = await readResults(`/centers?${words}&within=25`)
    expect(chosen.asked).toContain('Remove filter: Within 25 miles of Newark')
  })

  it('win over a place in the words', async () => {
    const { asked } = await readResults('/centers?q=detox+paterson&near=Trenton&within=10')
    expect(asked).toContain('Near Trenton , 10 miles')
    expect(asked).not.toContain('miles of Paterson')
  })
})

it.each([
  ['free rehab', 'Also show Medicaid'],
  ['horizon detox', 'Ask whether they take Horizon'],
  ['detox near me', 'Use my location'],
  ['17 year old', 'Remove filter: Under 18'],
  ['100 Main St, Newark, NJ 07102', 'Within 25 miles of 07102 (Newark)'],
])('%s: says %s', async (words, said) => {
  const { asked } = await readResults(`/centers?q=${encodeURIComponent(words)}`)
  expect(asked).toContain(said)
})

it('a name wins: the center comes first, and nothing becomes a filter', async () => {
  const { asked, text } = await readResults('/centers?q=Bobbin+Row+Methadone+Service')
  expect(asked).not.toContain('Remove filter:')
  expect(readFound(text)).toBe('1')
  const inTown = await readResults('/centers?q=bobbin+row+paterson')
  expect(inTown.text).toContain('Bobbin Row Methadone Service')
})

it('words that restrict nothing find everything', async () => {
  const everything = readFound((await readResults('/centers')).text)
  for (const words of ['rehab', 'heroin', 'centro de rehabilitación', 'New Jersey drugs']) {
    const { text } = await readResults(`/centers?q=${encodeURIComponent(words)}`)
    expect([words, readFound(text)]).toEqual([words, everything])
  }
})

it('the canonical link and the robots follow the filters', async () => {
  const { page } = await readResults('/centers?q=detox')
  expect(page).toMatch(/rel="canonical" href="[^"]*\/centers\?type=detox"/)
  expect(page).not.toContain('noindex')
  expect((await readResults('/centers?q=detox+newark')).page).toContain('noindex')
})

it('a search is cached by its words', async () => {
  // A cached page ends when a center on it opens or closes: not between two requests.
  vi.useFakeTimers({ toFake: ['Date'] })
  await app.request('/centers?q=suboxone+doctor')
  const { headers } = await app.request('/centers?q=suboxone++doctor&page=1')
  expect(headers.get('Cache-Status')).toContain('hit')
})

it.each([
  ['/centers?q=cold+turkey', '/embed/search?q=cold+turkey', 'Showing all centers.'],
  ['/es/centros?q=de+golpe', '/es/embed/buscar?q=de+golpe', 'Se muestran todos los centros.'],
])(
  'words that mean no filter show all centers, and %s and %s say so',
  async (page, frame, said) => {
    expect((await readResults(page)).asked).toContain(said)
    expect(readText(await app.readPage(frame))).toContain(said)
  },
)

it('words that mean no filter are told to a program', async () => {
  const search = (words: string) =>
    app.request(`/api/hsds/v3/services?search=${encodeURIComponent(words)}`)
  const note = (await search('cold turkey')).headers.get('Search-Note') ?? ''
  expect(decodeURIComponent(note)).toBe('Showing all centers.')
  expect((await search('benzo withdrawal')).headers.get('Search-Note')).toBeNull()
})

describe.each([
  ['my son is using', 'Worried about someone you love?'],
  ['mi esposo toma', 'Worried about someone you love?'],
  ['16 year old zzqxv', 'Under 18'],
  ['narcan', 'Naloxone'],
  ['heroin withdrawal', 'Stopping'],
])('%s', (words, said) => {
  const address = `/centers?q=${encodeURIComponent(words)}`

  it('shows help above the results', async () => {
    expect((await readResults(address)).text).toContain(said)
  })

  it('is never counted, cached or logged', async () => {
    for (let length = 3; length <= words.length; length++) {
      await app.request(`/centers?q=${encodeURIComponent(words.slice(0, length))}`)
    }
    expect(counted).toEqual([])
    await app.request(address)
    const { headers } = await app.request(address)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(headers.get('Cache-Status')).toBeNull()
    expect(app.log.join('\n')).not.toContain(words.split(' ').at(-1))
  })
})

it('the same words mean the same on a Spanish page', async () => {
  const { asked, text } = await readResults('/es/centros?q=cl%C3%ADnica+de+metadona+en+Newark')
  expect(asked).toContain('Quitar filtro: Metadona')
  expect(text).toContain('3 centros de tratamiento encontrados')
})
