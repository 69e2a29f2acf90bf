import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { receiveForm } from './receive-form.ts'

const app = new Hono()
app.use(receiveForm(50))
app.all('*', async (c) => c.json([...(await c.req.raw.formData())]))

const send = (body: RequestInit['body'], type?: string, method = 'POST') =>
  app.request('/contact', {
    method,
    ...(body !== undefined && { body, duplex: 'half' }),
    headers: type ? { 'Content-Type': type } : {},
  } as RequestInit)

const urlencoded = 'application/x-www-form-urlencoded'
const streamOf = (start: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
  new ReadableStream<Uint8Array>({ start })
const begin = new TextEncoder().encode('name=Sam')

it('passes on a whole form', async () => {
  const fields = [
    ['name', 'Zoë & “Sam”'],
    ['name', ''],
    ['message', 'One\r\ntwo'],
  ]
  const search = new URLSearchParams(fields)
  const parts = new FormData()
  for (const [name = '', value = ''] of fields) parts.append(name, value)
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect(await (await send(search, undefined, method)).json()).toEqual(fields)
    expect(await (await send(parts, undefined, method)).json()).toEqual(fields)
  }
})

it('treats a request without a body as an empty form', async () => {
  expect(await (await send(undefined)).json()).toEqual([])
  expect(await (await send('', urlencoded)).json()).toEqual([])
})

const boundary = (text: string) => `multipart/form-data; boundary=${text}`

it.each([
  ['JSON', '{"name":1}', 'application/json'],
  ['text', 'name=Sam', 'text/plain'],
  ['anything', 'name=Sam', 'x'],
  ['a type that only begins as a form’s', 'name=Sam', `${urlencoded}x`],
  ['a multipart form that was cut off', '--x\r\nContent-Disposition: form-data; na', boundary('x')],
  ['parts without a boundary', 'name=Sam', 'multipart/form-data'],
  ['another boundary', '--y\r\n\r\n--y--', boundary('x')],
  ['a boundary without end', `--${'x'.repeat(9000)}--`, boundary('x'.repeat(9000))],
  ['NUL in a value', 'name=S%00am', urlencoded],
  ['NUL in a name', 'na%00me=Sam', urlencoded],
  ['the name of the prototype', 'name=Sam&__proto__=1', urlencoded],
  ['the name of what every object has', 'constructor=1&name=Sam', urlencoded],
])('refuses %s', async (_what, body, type) => {
  const response = await send(body, type)
  expect([response.status, await response.text()]).toEqual([
    400,
    'This is not a form of this site, or not all of it.',
  ])
})

it('passes on 2,000 fields and refuses more, however they are sent', async () => {
  const listFields = (count: number) =>
    Array.from({ length: count }, (_, index) => [`${index}`, ''])
  for (const [count, status] of [
    [2000, 200],
    [2001, 413],
  ] as const) {
    const parts = new FormData()
    for (const [name = '', value = ''] of listFields(count)) parts.append(name, value)
    expect((await send(new URLSearchParams(listFields(count)))).status).toBe(status)
    expect((await send(parts)).status).toBe(status)
    expect((await send('a=&'.repeat(count), urlencoded)).status).toBe(status)
  }
})

it('refuses incomplete, long and slow bodies', async () => {
  const cut = streamOf((controller) => {
    controller.enqueue(begin)
    queueMicrotask(() => controller.error(new Error('aborted')))
  })
  expect((await send(cut, urlencoded)).status).toBe(400)
  expect((await send(`name=${'x'.repeat(256 * 1024)}`, urlencoded)).status).toBe(413)
  const endless = streamOf((controller) => controller.enqueue(begin))
  const late = await send(endless, urlencoded)
  expect([late.status, late.headers.get('Connection')]).toEqual([408, 'close'])
})
