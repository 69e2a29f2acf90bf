import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { typedDangers, typedWithoutDanger } from '#tests/search/danger-phrases.ts'
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

/** What says 911 first on each page, with the links that come first after each danger. */
const pages = [
  {
    path: '/centers',
    title: 'In danger now? Call 911',
    links: {
      overdose: ['tel:911', '/emergency-help#now', 'tel:988'],
      seizure: ['tel:911', '/emergency-help#signs'],
      poisoning: ['tel:911', '/emergency-help#now', 'tel:+18002221222', 'tel:988'],
      violence: ['tel:911', 'sms:911', 'tel:+18005727233', 'tel:+18007997233'],
    },
  },
  {
    path: '/es/centros',
    title: '¿Hay peligro ahora? Llame al 911',
    links: {
      overdose: ['tel:911', '/es/ayuda-de-emergencia#now', 'tel:988'],
      seizure: ['tel:911', '/es/ayuda-de-emergencia#signs'],
      poisoning: ['tel:911', '/es/ayuda-de-emergencia#now', 'tel:+18002221222', 'tel:988'],
      violence: ['tel:911', 'sms:911', 'tel:+18005727233', 'tel:+18007997233'],
    },
  },
]
const hotlines = {
  overdose: [],
  seizure: [],
  poisoning: ['tel:+18002221222'],
  violence: ['tel:+18005727233', 'tel:+18007997233'],
}
const kinds = ['overdose', 'seizure', 'poisoning', 'violence'] as const
const corrections = /Nothing matches|Nada coincide|No hay nada con|Showing|Se muestra/

describe.each(kinds)('words of %s', (kind) => {
  it.each(pages)(
    'show 911 first on $path, privately and uncorrected',
    async ({ path, title, links }) => {
      for (const words of typedDangers[kind]) {
        const response = await app.request(`${path}?q=${encodeURIComponent(words)}`)
        const page = await response.text()
        const results = page.slice(page.indexOf('>', page.indexOf('id="results"')) + 1)
        const text = readText(`<body>${results}`)
        expect({ words, shown: text.slice(0, title.length + 1).trim() }).toEqual({
          words,
          shown: title,
        })
        expect(readLinks(results).slice(0, links[kind].length)).toEqual(links[kind])
        expect(text).not.toMatch(corrections)
        expect(response.headers.get('Cache-Control')).toBe('private, no-store')
        expect(response.headers.get('Cache-Status')).toBeNull()
      }
      expect(counted).toEqual([])
      const logged = app.log.join('\n')
      expect(typedDangers[kind].filter((words) => logged.includes(words))).toEqual([])
    },
  )

  it.each([
    ['/embed/search', 'In danger now? Call 911'],
    ['/es/embed/buscar', '¿Hay peligro ahora? Llame al 911'],
  ])('show 911 first in the frame %s', async (path, title) => {
    for (const words of typedDangers[kind]) {
      const response = await app.request(`${path}?q=${encodeURIComponent(words)}`)
      const page = await response.text()
      expect(page).toContain(`<a href="tel:911">${title}</a>`)
      for (const link of hotlines[kind]) expect(page).toContain(`<a href="${link}"`)
      expect(readText(page)).not.toMatch(corrections)
      expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    }
  })

  it('reach assistants', async () => {
    // One network may ask 120 times a minute.
    const some = typedDangers[kind].filter((_, index) => index % 3 === 0)
    for (const query of some) {
      const { data, urgent } = await ask(client, 'search_centers', { query })
      expect({ query, kind: data.danger?.kind }).toEqual({ query, kind })
      // In the language of the words.
      expect(urgent.slice(0, 120)).toMatch(
        /In danger now\? Call 911|¿Hay peligro ahora\? Llame al 911/,
      )
      expect(data.understood.notes.join()).not.toMatch(corrections)
      expect(data.crisisLines[0].number).toBe('911')
    }
  })
})

it('tells an assistant what else to call', async () => {
  const stepsOf = async (query: string, language: 'en' | 'es' = 'en') => {
    const { data } = await ask(client, 'search_centers', { query, language })
    return data.danger.steps as string[]
  }
  expect((await stepsOf('my baby swallowed suboxone')).slice(0, 2)).toEqual([
    'Call 911',
    expect.stringMatching(/^Swallowed something\? Poison Control: 1-800-222-1222\./),
  ])
  expect(await stepsOf('my boyfriend is beating me')).toEqual([
    'Cannot speak? Text 911',
    expect.stringContaining('1-800-572-7233'),
    expect.stringContaining('1-800-799-7233'),
  ])
  expect((await stepsOf('mi novio me pega', 'es')).join()).toContain('español')
})

it('finds no danger in words that are only near to it', async () => {
  for (const words of typedWithoutDanger) {
    const text = readText(await app.readPage(`/centers?q=${encodeURIComponent(words)}`))
    expect({ words, isDanger: text.includes('In danger now? Call 911') }).toEqual({
      words,
      isDanger: false,
    })
  }
})
