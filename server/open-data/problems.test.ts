import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { explainRefusal } from './problems.ts'

const app = new Hono()
app.use(explainRefusal)
app.all('/read-only', (c) =>
  c.text('Only reading.', 405, { Allow: 'GET', 'Cache-Control': 'public, max-age=60' }),
)
app.all('/page', (c) => c.text('A page.', 200, { 'Cache-Control': 'public' }))

it('a refusal becomes a problem that keeps Allow and that no cache stores', async () => {
  const answer = await app.request('/read-only')
  expect(answer.status).toBe(405)
  expect(Object.fromEntries(answer.headers)).toEqual({
    allow: 'GET',
    'cache-control': 'no-store',
    'content-type': 'application/problem+json',
  })
  expect(await answer.json()).toEqual({
    title: 'Method Not Allowed',
    status: 405,
    detail: 'Only reading.',
  })
})

it('what is no refusal stays as it is', async () => {
  const answer = await app.request('/page')
  expect(await answer.text()).toBe('A page.')
  expect(answer.headers.get('Cache-Control')).toBe('public')
})
