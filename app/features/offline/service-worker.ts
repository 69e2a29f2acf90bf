import type { WorkerMessage } from '#app/lib/device-store.ts'
import { harmlessPage, quickExitPath } from '#app/lib/exit-address.ts'
import { localize, readLanguage } from '#app/pages.ts'
import {
  dropOldHelp,
  findCopy,
  keepCenter,
  keepHelp,
  offlinePath,
  restoreHelp,
  tidyCenters,
} from './kept-pages.ts'
import { offlineMessages } from './messages.ts'

declare const self: WorkerScope

/** Milliseconds that a page which lies on the device is waited for. */
const patience = 4000

/** A gateway before the site that cannot reach it: its own bare words help nobody. */
const unreachable = [502, 504]

/** Counts quick exits: what was being saved when one came is not saved. */
let exits = 0

self.addEventListener('install', (event) => {
  // To take over at once is safe: pages fetch nothing from here that an older worker knew better, and
  // copies of centers bring their own files.
  event.waitUntil(keepHelp(self.keptVersion).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropOldHelp(self.keptVersion),
      tidyCenters(new Date()),
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  )
})

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  const exitsBefore = exits
  switch (message.kind) {
    case 'forget':
      return event.waitUntil(forget())
    case 'keep':
      return event.waitUntil(keepCenter(message.path, new Date(), () => exits !== exitsBefore))
    case 'check':
      return event.waitUntil(restoreHelp(self.keptVersion))
  }
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  const isPage = request.mode === 'navigate'
  if (request.method !== 'GET') {
    // Sent by the browser itself where it can be: nothing that is typed passes through here.
    if (isPage && !self.navigator.onLine) event.respondWith(makeOfflinePage(pathname))
  } else if (isPage && pathname === quickExitPath) {
    event.waitUntil(forget())
    event.respondWith(handleExit(fetchPage(event)))
  } else if (isPage) event.respondWith(answerPage(pathname, fetchPage(event)))
  else if (pathname.startsWith('/assets/')) event.respondWith(handleFile(request))
  else if (request.destination === 'image') event.respondWith(handlePicture(request))
})

/** The page as the network has it; kept from being cut off when a copy is answered before it comes. */
function fetchPage(event: FetchEvent): Promise<Response> {
  const page = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(event.request))
  event.waitUntil(page.catch(() => {}))
  return page
}

/**
 * The network's answer to a navigation. With a copy on the device: the copy, when the network fails,
 * takes longer than four seconds, or answers with a failure. Without one: the offline page, when the
 * network fails.
 */
async function answerPage(path: string, network: Promise<Response>): Promise<Response> {
  const reached = network.catch(() => null)
  const copy = await findCopy(path, new Date())
  if (!copy) {
    const answer = await reached
    return answer && !unreachable.includes(answer.status) ? answer : makeOfflinePage(path)
  }
  const answer = await Promise.race([reached, wait(patience)])
  return answer && answer.status < 500 ? answer : copy
}

/** Onward to the harmless page, by the site's own answer if it comes soon, without it if not. */
async function handleExit(network: Promise<Response>): Promise<Response> {
  const answer = await Promise.race([network.catch(() => null), wait(patience / 2)])
  return answer ?? Response.redirect(harmlessPage, 303)
}

/** The copy of a file of the build, else the network's. */
async function handleFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

/** The network's picture; without a network, the copy. */
async function handlePicture(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(request)) ?? Response.error()
  }
}

/** The page that stands in for the one at a path, in its language. */
async function makeOfflinePage(path: string): Promise<Response> {
  const language = readLanguage(path)
  const page = await findCopy(localize(offlinePath, language), new Date())
  const init = { status: 503, statusText: 'Offline' }
  if (page) return new Response(await page.blob(), { ...init, headers: page.headers })
  return new Response(offlineMessages[language].lastWords, {
    ...init,
    headers: { 'Content-Type': 'text/plain;charset=utf-8' },
  })
}

function wait(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds))
}

async function forget(): Promise<void> {
  exits++
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}

/** The part of a service worker's surroundings that ours uses; TypeScript knows them only without pages. */
type WorkerScope = {
  /** Changes with what is kept for everyone: set by /sw.js before it imports the worker. */
  keptVersion: string
  location: { origin: string }
  navigator: { onLine: boolean }
  registration: {
    navigationPreload?: { enable(): Promise<void> }
    unregister(): Promise<boolean>
  }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', listen: (event: LastingEvent) => void): void
  addEventListener(kind: 'message', listen: (event: LastingEvent & { data: unknown }) => void): void
  addEventListener(kind: 'fetch', listen: (event: FetchEvent) => void): void
}

type LastingEvent = { waitUntil(work: Promise<unknown>): void }

type FetchEvent = LastingEvent & {
  request: Request
  /** The page that the browser asked for while it woke the worker; undefined where it did not. */
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
