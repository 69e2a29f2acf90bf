/** The part of a service worker's surroundings that ours uses; TypeScript knows them only without pages. */
export type WorkerScope = {
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

export type FetchEvent = LastingEvent & {
  request: Request
  /** The page that the browser asked for while it woke the worker; undefined where it did not. */
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
