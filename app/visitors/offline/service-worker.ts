import type { WorkerMessage } from '#app/center/saved/device-store.ts'
import { localize, readLanguage } from '#app/find-page.ts'
import { harmlessPage, quickExitPath } from '#app/lib/exit-address.ts'
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

/** Milliseconds to wait for the network if the page has a stored copy. */
const patience = 4000

/** A gateway cannot reach the site: its own error page helps nobody. */
const unreachable = [502, 504]

/** Counts quick exits: a save that was running during an exit is discarded. */
let exits = 0

self.addEventListener('install', (event) => {
  // Taking over at once is safe: pages depend on no older worker, and copies of centers have their
  // own files.
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
    // The browser sends it if it can: form input never passes through here.
    if (isPage && !self.navigator.onLine) event.respondWith(makeOfflinePage(pathname))
  } else if (isPage && pathname === quickExitPath) {
    event.waitUntil(forget())
    event.respondWith(handleExit(fetchPage(event)))
  } else if (isPage) event.respondWith(answerPage(pathname, fetchPage(event)))
  else if (pathname.startsWith('/assets/')) event.respondWith(handleFile(request))
  else if (request.destination === 'image') event.respondWith(handlePicture(request))
})

/** Fetch the page, and keep the fetch alive if a copy is shown first. */
function fetchPage(event: FetchEvent): Promise<Response> {
  const page = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(event.request))
  event.waitUntil(page.catch(() => {}))
  return page
}

/**
 * Respond to a navigation. If the page has a copy, show the copy when the network fails, takes
 * more than four seconds, or returns an error. Otherwise show the offline page when the network
 * fails.
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

/**
 * Redirect to the harmless page: with the site's own response if it comes soon, otherwise without
 * it.
 */
async function handleExit(network: Promise<Response>): Promise<Response> {
  const answer = await Promise.race([network.catch(() => null), wait(patience / 2)])
  return answer ?? Response.redirect(harmlessPage, 303)
}

/** Serve a build file from its copy, otherwise from the network. */
async function handleFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

/** Serve a picture from the network; without a network, from its copy. */
async function handlePicture(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(request)) ?? Response.error()
  }
}

/** Render the offline page for a path, in the path's language. */
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

/**
 * The parts of a service worker's global scope that we use; TypeScript cannot combine its types
 * with the DOM's.
 */
type WorkerScope = {
  /** The version of the stored help; /sw.js sets it before it imports the worker. */
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
  /** The page that the browser preloaded while it started the worker; undefined if it didn't. */
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
