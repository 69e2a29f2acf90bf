import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cut, page, startWorker, type Worker } from '#tests/support/start-worker.ts'
import { makePage, stubCaches } from '#tests/support/stub-caches.ts'

const slow = () => new Promise<Response>(() => {})
const day = (number: number) => new Date(Date.UTC(2026, 10, number))

const answer = async (path: string) =>
  path.includes('.') ? new Response(path) : makePage('/assets/a.css')
const readText = async (response: Promise<Response> | null) => (await response)?.text()
let worker: Worker
let stores: ReturnType<typeof stubCaches>

async function start(network: Parameters<typeof stubCaches>[0] = answer): Promise<void> {
  stores = stubCaches(network)
  worker = await startWorker()
}
const listKept = (name: string) => [...(stores.get(name)?.keys() ?? [])]

beforeEach(async () => {
  vi.useFakeTimers({ now: day(1) })
  await start()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('stores the whole help as a visitor sees it, and replaces earlier versions', async () => {
  const asked: (RequestInit | undefined)[] = []
  await start(async (path, init) => {
    if (!path.includes('.')) asked.push(init)
    return answer(path)
  })
  await worker.wake('install')
  worker = await startWorker('2')
  await worker.wake('install')
  await worker.wake('activate')
  expect([...stores.keys()]).toEqual(['help-2'])
  expect(listKept('help-2')).toEqual([
    '/offline',
    '/emergency-help',
    '/list',
    '/es/sin-conexion',
    '/es/ayuda-de-emergencia',
    '/es/lista',
    '/assets/a.css',
  ])
  expect(asked.every((init) => init?.credentials === 'omit')).toBe(true)
  // The server must not count these.
  expect(asked.every((init) => new Headers(init?.headers).get('Purpose') === 'prefetch')).toBe(true)
})

test('stores no partial help, and restores it after another tab deleted it', async () => {
  await start(async (path) =>
    makePage('/assets/a.css', { status: path === '/offline' ? 200 : 503 }),
  )
  await expect(worker.wake('install')).rejects.toThrow('/emergency-help answered 503')
  await start()
  await worker.send({ kind: 'check' })
  expect([...stores.keys()]).toEqual(['help-1'])
})

test('stores the last twenty opened centers, with only their files', async () => {
  await start(async (path) =>
    path.startsWith('/centers/') ? makePage(`/illustrations${path}.svg`) : new Response('file'),
  )
  for (const number of [...Array.from({ length: 21 }, (_, index) => index + 1), 2])
    await worker.send({ kind: 'keep', path: `/centers/c${number}` })
  const kept = listKept('opened-centers')
  const centers = kept.filter((path) => path.startsWith('/centers/'))
  expect([centers.length, centers[0], centers.at(-1)]).toEqual([20, '/centers/c3', '/centers/c2'])
  expect(kept).not.toContain('/illustrations/centers/c1.svg')
  expect(kept).toContain('/illustrations/centers/c2.svg')
  expect(kept).toHaveLength(40)
})

test('a copy begins with its date, has no scripts, and is gone after seven days', async () => {
  await worker.send({ kind: 'keep', path: '/centers/a' })
  await worker.send({ kind: 'keep', path: '/es/centros/a' })
  vi.setSystemTime(day(8))
  expect(await readText(worker.ask('/centers/a'))).toMatch(
    /<main id="main"><div[^>]*><p[^>]*><b>Saved copy from (?:November 1|October 31), 2026, [^<]*<\/b> [^<]*call to be sure\.<\/p><\/div><img src="\/assets\/a.css"><\/main>$/,
  )
  expect(await readText(worker.ask('/es/centros/a'))).toContain('<b>Copia guardada el ')
  vi.setSystemTime(day(9))
  expect(await readText(worker.ask('/centers/a'))).toMatch(/^No connection\..*911.*988/)
  await worker.send({ kind: 'keep', path: '/centers/b' })
  expect(listKept('opened-centers').sort()).toEqual(['/assets/a.css', '/centers/b'])
})

test.for([
  ['a private answer', () => makePage('/a.svg', { headers: { 'Cache-Control': 'private' } })],
  ['one that is no page', () => makePage('/a.svg', { headers: { 'Content-Type': 'text/plain' } })],
  ['a center that is not there', () => makePage('/a.svg', { status: 404 })],
  ['no network', cut],
] as const)('does not store %s', async ([, network]) => {
  await start(async () => network())
  await worker.send({ kind: 'keep', path: '/centers/a' })
  expect(stores.size).toBe(0)
})

test('stores no other path', async () => {
  const network = vi.fn(answer)
  await start(network)
  for (const path of [
    '/auth',
    '/centers',
    '/centers/',
    '/centers/a?b=1',
    '/centers/a/b',
    '/centers/a.data',
    '/es/centers/a',
    '/es/centros/a/avisar',
    '//x/centers/a',
    'https://example.org/centers/a',
  ]) {
    await worker.send({ kind: 'keep', path })
  }
  expect(network).not.toHaveBeenCalled()
})

test('an exit erases everything and stops saves in progress', async () => {
  await worker.wake('install')
  const saving = worker.send({ kind: 'keep', path: '/centers/a' })
  await worker.send({ kind: 'forget' })
  await saving
  expect(stores.size).toBe(0)
  expect(worker.registration.unregister).toHaveBeenCalledOnce()
})

test('responds from the network while it works', async () => {
  await worker.send({ kind: 'keep', path: '/centers/a' })
  for (const [path, status] of [
    ['/', 200],
    ['/x', 404],
    ['/centers/a', 200],
    ['/centers', 503],
  ] as const) {
    const fresh = new Response('fresh', { status })
    expect(await worker.ask(path, page, async () => fresh)).toBe(fresh)
  }
})

test('without a network or its gateway, pages without a copy become the offline page', async () => {
  await worker.wake('install')
  const gateway = (status: number) => async () => new Response('', { status })
  for (const network of [cut, gateway(502), gateway(504)]) {
    const offline = await worker.ask('/centers/b', page, network)
    expect(offline?.status).toBe(503)
    expect(await offline?.text()).toBe('<main id="main"><img src="/assets/a.css"></main>')
  }
})

test('shows a copy if the network is lost, failing or slow', async () => {
  await worker.send({ kind: 'keep', path: '/centers/a' })
  const failing = async () => new Response('', { status: 500 })
  for (const network of [cut, failing]) {
    expect(await readText(worker.ask('/centers/a', page, network))).toContain('Saved copy')
  }
  const late = worker.ask('/centers/a', page, slow)
  await vi.advanceTimersByTimeAsync(3999)
  expect(await Promise.race([late, 'still waiting'])).toBe('still waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await readText(late)).toContain('Saved copy')
})

test('an exit link waits two seconds for the site, then leaves without it', async () => {
  const fresh = new Response(null, { status: 303 })
  expect(await worker.ask('/quick-exit', page, async () => fresh)).toBe(fresh)
  const harmless = 'https://www.google.com/'
  expect((await worker.ask('/quick-exit'))?.headers.get('Location')).toBe(harmless)
  const late = worker.ask('/quick-exit', page, slow)
  await vi.advanceTimersByTimeAsync(2000)
  expect((await late)?.headers.get('Location')).toBe(harmless)
  expect(worker.registration.unregister).toHaveBeenCalled()
})

test('serves files from the copy, and pictures from the copy only without a network', async () => {
  await worker.wake('install')
  const file = '/assets/a.css'
  expect(await readText(worker.ask(file, {}))).toBe(file)
  expect(await readText(worker.ask('/assets/b.css', {}))).toBe('/assets/b.css')
  expect(await readText(worker.ask('/favicon.svg', { destination: 'image' }))).toBe('/favicon.svg')
  vi.stubGlobal('fetch', cut)
  expect((await worker.ask('/images/1', { destination: 'image' }))?.type).toBe('error')
})

test('leaves forms to the browser, and shows the offline page without a network', async () => {
  const form = { ...page, method: 'POST' }
  expect(worker.ask('/contact', form)).toBeNull()
  worker.navigator.onLine = false
  expect((await worker.ask('/contact', form))?.status).toBe(503)
})

test.for([
  ['/quick-exit', { mode: 'cors' }],
  ['/contact', { method: 'POST', mode: 'cors' }],
  ['/centers/x.data', { mode: 'cors' }],
  ['/places?q=tren', { mode: 'cors' }],
  ['https://example.org/', page],
] as const)('leaves %s, as %j, to the browser', ([path, request]) => {
  expect(worker.ask(path, request)).toBeNull()
})
