import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  dropOldHelp,
  findCopy,
  keepCenter,
  keepHelp,
  restoreHelp,
  tidyCenters,
} from './kept-pages.ts'
import { makePage, stubCaches } from './test-caches.ts'

afterEach(() => vi.unstubAllGlobals())

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const never = () => false

describe('help', () => {
  test('is stored whole, as a stranger sees it, and replaces that of earlier versions', async () => {
    const asked: (RequestInit | undefined)[] = []
    const stores = stubCaches(async (path, init) => {
      if (!path.includes('.')) asked.push(init)
      return path.includes('.') ? new Response('file') : makePage('/assets/a.css')
    })
    await keepHelp('1')
    await keepHelp('2')
    await dropOldHelp('2')
    expect([...stores.keys()]).toEqual(['help-2'])
    const paths = [
      ...['/offline', '/emergency-help', '/list'],
      ...['/es/sin-conexion', '/es/ayuda-de-emergencia', '/es/lista', '/assets/a.css'],
    ]
    expect([...(stores.get('help-2')?.keys() ?? [])]).toEqual(paths)
    expect(asked.every((init) => init?.credentials === 'omit')).toBe(true)
    // So that the server counts nothing.
    expect(asked.every((init) => new Headers(init?.headers).get('Purpose') === 'prefetch')).toBe(
      true,
    )
    expect(await (await findCopy('/offline', day(1)))?.text()).not.toContain('<script')
  })

  test('is not stored by halves', async () => {
    stubCaches(async (path) =>
      makePage('/assets/a.css', { status: path === '/offline' ? 200 : 503 }),
    )
    await expect(keepHelp('1')).rejects.toThrow('/emergency-help answered 503')
  })

  test('comes back where another tab has taken it', async () => {
    const stores = stubCaches(async (path) =>
      path.includes('.') ? new Response('file') : makePage('/assets/a.css'),
    )
    await restoreHelp('1')
    expect(stores.has('help-1')).toBe(true)
  })
})

describe('centers', () => {
  test('are kept by when they were opened, twenty of them, with their files alone', async () => {
    const stores = stubCaches(async (path) =>
      path.startsWith('/centers/') ? makePage(`/illustrations${path}.svg`) : new Response('file'),
    )
    for (let number = 1; number <= 21; number++)
      await keepCenter(`/centers/c${number}`, day(1), never)
    await keepCenter('/centers/c2', day(1), never)
    const kept = [...(stores.get('opened-centers')?.keys() ?? [])]
    const centers = kept.filter((path) => path.startsWith('/centers/'))
    expect(centers).toHaveLength(20)
    expect(centers[0]).toBe('/centers/c3')
    expect(centers.at(-1)).toBe('/centers/c2')
    expect(kept).not.toContain('/illustrations/centers/c1.svg')
    expect(kept).toContain('/illustrations/centers/c2.svg')
    expect(kept).toHaveLength(40)
  })

  test('are never answered nor left after seven days', async () => {
    const stores = stubCaches(async () => makePage('/assets/a.css'))
    await keepCenter('/centers/a', day(1), never)
    expect(await (await findCopy('/centers/a', day(8)))?.text()).toContain('Saved copy from ')
    expect(await findCopy('/centers/a', new Date(day(8).getTime() + 1))).toBeUndefined()
    await keepCenter('/centers/b', day(9), never)
    expect([...(stores.get('opened-centers')?.keys() ?? [])].sort()).toEqual([
      '/assets/a.css',
      '/centers/b',
    ])
  })

  test.for([
    ['a private answer', () => makePage('/a.svg', { headers: { 'Cache-Control': 'private' } })],
    ['a center that is not there', () => makePage('/a.svg', { status: 404 })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const)('are not kept from %s', async ([, answer]) => {
    const stores = stubCaches(async () => answer())
    await keepCenter('/centers/a', day(1), never)
    expect(stores.size).toBe(0)
  })

  test('are not asked for at any other address', async () => {
    const answer = vi.fn(async () => makePage('/a.svg'))
    stubCaches(answer)
    for (const path of ['/auth', '/centers', '/centers/a?b=1', 'https://example.org/centers/a']) {
      await keepCenter(path, day(1), never)
    }
    expect(answer).not.toHaveBeenCalled()
  })

  test('are not kept when a quick exit comes meanwhile, at whatever moment', async () => {
    for (let moment = 0; moment < 2; moment++) {
      const stores = stubCaches(async () => makePage('/assets/a.css'))
      let looks = 0
      await keepCenter('/centers/a', day(1), () => looks++ >= moment)
      expect(stores.has('opened-centers')).toBe(false)
    }
  })

  test('leave nothing behind when there never were any', async () => {
    const stores = stubCaches(async () => new Response())
    await tidyCenters(day(1))
    expect(stores.size).toBe(0)
  })
})
