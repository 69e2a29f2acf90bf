import { vi } from 'vitest'

const origin = 'https://directory.example.org'

/** A network that fails. */
export const cut = () => Promise.reject(new TypeError('Failed to fetch'))

type Asked = { method?: string; mode?: string; destination?: string }
export type Worker = {
  /** Send a request to the worker over `network`; return null if the worker ignores it. */
  ask: (
    path: string,
    request?: Asked,
    network?: () => Promise<Response>,
  ) => Promise<Response> | null
  send: (message: object) => Promise<unknown>
  wake: (event: 'install' | 'activate') => Promise<unknown>
  registration: { unregister: () => Promise<boolean> }
  navigator: { onLine: boolean }
}

/** A request for a page. */
export const page: Asked = { mode: 'navigate' }

/** Start the worker as a browser does. */
export async function startWorker(version = '1'): Promise<Worker> {
  const listeners = new Map<string, (event: object) => void>()
  const registration = { unregister: vi.fn(async () => true) }
  const navigator = { onLine: true }
  vi.stubGlobal('self', {
    keptVersion: version,
    location: { origin },
    registration,
    navigator,
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    addEventListener: (kind: string, listen: (event: object) => void) =>
      listeners.set(kind, listen),
  })
  vi.resetModules()
  await import('#app/visitors/offline/service-worker.ts')
  const dispatch = (kind: string, event: object) => {
    const work: Promise<unknown>[] = []
    listeners.get(kind)?.({ ...event, waitUntil: (more: Promise<unknown>) => work.push(more) })
    return Promise.all(work)
  }
  return {
    registration,
    navigator,
    wake: (kind) => dispatch(kind, {}),
    send: (data) => dispatch('message', { data }),
    ask: (path, { method = 'GET', ...kind } = page, network = cut) => {
      let answer: Promise<Response> | null = null
      const request = new Request(new URL(path, origin), { method })
      for (const [name, value] of Object.entries(kind)) {
        Object.defineProperty(request, name, { value })
      }
      const preloadResponse = network()
      preloadResponse.catch(() => {})
      dispatch('fetch', {
        request,
        preloadResponse,
        respondWith: (given: Promise<Response>) => {
          answer = given
        },
      }).catch(() => {})
      return answer
    },
  }
}
