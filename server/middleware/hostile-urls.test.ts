import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { rejectHostileUrls } from './hostile-urls.ts'

const app = new Hono()
app.use(rejectHostileUrls())
app.all('*', (c) => c.text('done'))

const send = (address: string, method = 'GET') =>
  app.request(`http://localhost:3000${address}`, { method })

describe('an address that no link has', () => {
  it.each([
    '/%',
    '/centers/%E0%A4%A',
    '/centers/%zz',
    '/centers/%C0%AF',
    '/%00',
    '/centers/hope%00.html',
  ])('is refused: %s', async (address) => {
    for (const method of ['GET', 'POST']) {
      const response = await send(address, method)
      expect(response.status).toBe(400)
      expect(await response.text()).toBe('This address is not valid.')
    }
  })

  it('is refused above 16 kB, wherever it is long', async () => {
    for (const address of [`/${'a'.repeat(16_384)}`, `/centers?q=${'a'.repeat(16_384)}`]) {
      const response = await send(address)
      expect(response.status).toBe(400)
      expect(await response.text()).toBe('This address is too long.')
    }
  })
})

describe('any other address', () => {
  it.each([
    '/',
    '/centers/hope-house',
    '/centers/caf%C3%A9',
    '/centers/%2e%2e/%2F',
    '/centers/100%25',
    '/centers?q=%',
    '/centers?q=%00&page=-1',
    '/centers?q=%E0%A4%A',
    `/centers?q=${'a'.repeat(16_000)}`,
  ])('is let through: %.40s', async (address) => {
    const response = await send(address)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('done')
  })
})
