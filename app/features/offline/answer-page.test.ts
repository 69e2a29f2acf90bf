import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerExit, answerFile, answerPage, answerPicture } from './answer-page.ts'
import { keepCenter, keepHelp } from './kept-pages.ts'
import { makePage, stubCaches } from './test-caches.ts'

const cut = () => Promise.reject(new TypeError('Failed to fetch'))
const slow = () => new Promise<Response>(() => {})
const center = '/centers/a'

beforeEach(async () => {
  vi.useFakeTimers()
  let isCut = false
  stubCaches(async (path) => {
    if (isCut) return cut()
    return path.includes('.') ? new Response(path) : makePage('/assets/a.css')
  })
  await keepHelp('1')
  await keepCenter(center, new Date(), () => false)
  isCut = true
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the network answers while it can', async () => {
  for (const [path, status] of [
    ['/', 200],
    ['/x', 404],
    [center, 200],
    ['/centers', 503],
  ] as const) {
    const fresh = new Response('fresh', { status })
    expect(await answerPage(path, Promise.resolve(fresh))).toBe(fresh)
  }
})

test('without it, whatever has no copy is the offline page, and says 503', async () => {
  for (const path of ['/', '/centers', '/centers/b', '/auth']) {
    const answer = await answerPage(path, cut())
    expect([path, answer.status]).toEqual([path, 503])
    expect(answer.headers.get('Content-Type')).toContain('text/html')
  }
})

test('a gateway that finds no site behind it counts as no network; the site’s own faults do not', async () => {
  for (const status of [502, 504]) {
    expect((await answerPage('/', Promise.resolve(new Response('', { status })))).status).toBe(503)
  }
  const own = new Response('Error Loading Centers', { status: 500 })
  expect(await answerPage('/centers', Promise.resolve(own))).toBe(own)
})

test('a copy stands in for a lost, failing or slow network', async () => {
  const failing = Promise.resolve(new Response('', { status: 500 }))
  for (const network of [cut(), failing]) {
    expect(await (await answerPage(center, network)).text()).toContain('Saved copy')
  }
  const late = answerPage(center, slow())
  await vi.advanceTimersByTimeAsync(3999)
  const waited = await Promise.race([late, Promise.resolve('still waiting')])
  expect(waited).toBe('still waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await (await late).text()).toContain('Saved copy')
})

test('with nothing kept at all, the numbers are said in plain text', async () => {
  stubCaches(cut)
  const answer = await answerPage('/', cut())
  expect(answer.status).toBe(503)
  expect(await answer.text()).toMatch(/911.*988/)
})

test('an exit waits two seconds for the site, and then goes without', async () => {
  const answer = new Response(null, { status: 303 })
  expect(await answerExit(Promise.resolve(answer))).toBe(answer)
  expect((await answerExit(cut())).headers.get('Location')).toBe('https://www.google.com/')
  const late = answerExit(slow())
  await vi.advanceTimersByTimeAsync(2000)
  expect((await late).headers.get('Location')).toBe('https://www.google.com/')
})

test('files come from the copy, and so do pictures without a network', async () => {
  const ask = (path: string) => new Request(`https://directory.example.org${path}`)
  expect(await (await answerFile(ask('/assets/a.css'))).text()).toBe('/assets/a.css')
  await expect(answerFile(ask('/assets/b.css'))).rejects.toThrow('Failed to fetch')
  expect(await (await answerPicture(ask('/assets/a.css'))).text()).toBe('/assets/a.css')
  expect((await answerPicture(ask('/images/centers/1/640'))).type).toBe('error')
})
