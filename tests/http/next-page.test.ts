import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInAs } from '#tests/support/auth-client.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app?.close())

const ask = async (path: string, headers: Record<string, string>) => {
  const response = await app.request(path, { headers })
  return {
    cache: response.headers.get('Cache-Control'),
    vary: response.headers.get('Vary') ?? '',
  }
}
const ahead = { 'Sec-Purpose': 'prefetch' }

it('what is fetched ahead for a visitor is kept for a minute, by their own browser', async () => {
  for (const path of ['/_.data', '/centers.data?q=detox', '/about.data']) {
    expect((await ask(path, ahead)).cache).toBe('private, max-age=60')
    expect((await ask(path, {})).cache).toBeNull()
  }
})

it('is not given to whoever has signed in since', async () => {
  for (const headers of [{}, ahead])
    expect((await ask('/_.data', headers)).vary).toContain('Cookie')
})

it('is not kept for a member, nor where nothing is found', async () => {
  const member = { ...ahead, Cookie: await signInAs(app) }
  expect((await ask('/_.data', member)).cache).toBe('private, no-store')
  expect((await ask('/centers/no-such-center.data', ahead)).cache).toBeNull()
})
