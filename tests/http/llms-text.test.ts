import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, connectAssistant } from '#tests/support/assistant-client.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { makeMigratedFolder, startServer } from '#tests/support/test-server.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app?.close())

it('/llms.txt says what the site is, whom to call first, and where programs read', async () => {
  const response = await app.request('/llms.txt')
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(/^# NJ Recovery Directory\n\n> /)
  for (const part of ['911', '988', '1-844-732-2465', 'Call to confirm', 'Llame para confirmar']) {
    expect(text.indexOf(part)).toBeGreaterThan(0)
    expect(text.indexOf(part)).toBeLessThan(text.indexOf('## Rules'))
  }
  expect(text).toContain('not medical advice')
  const links = [...text.matchAll(/\]\(http:\/\/localhost:3000([^)]*)\)/g)].map(([, path]) => path)
  expect(links).toContain('/mcp')
  for (const path of links) {
    // `/mcp` takes messages only.
    const status = path === '/mcp' ? 405 : 200
    expect([path, (await app.request(path ?? '')).status]).toEqual([path, status])
  }
})

it('answers an assistant over a real port', async () => {
  const data = await makeMigratedFolder()
  const server = await startServer({ DATA_DIR: data.folder })
  try {
    const client = await connectAssistant(fetch, { siteUrl: server.url })
    expect(client.getServerVersion()).toMatchObject({ name: 'NJ Recovery Directory' })
    const found = await ask(client, 'search_centers', { query: 'detox newark', limit: 2 })
    expect(found.data.centers).toHaveLength(2)
    const [{ slug }] = found.data.centers
    const read = await ask(client, 'get_center', { center: slug })
    expect(read.data.center.facts.length).toBeGreaterThan(10)
    expect(server.readOutput()).not.toMatch(/newark/i)
  } finally {
    await server.stop()
    await data.remove()
  }
})
