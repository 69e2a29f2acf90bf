import { vi } from 'vitest'

type Answer = (path: string, init?: RequestInit) => Promise<Response>

const pathOf = (asked: RequestInfo | URL) =>
  new URL(asked instanceof Request ? asked.url : asked, 'https://directory.example.org').pathname

/**
 * Replace the global caches with ones in memory, in insertion order, and `fetch` with `answer`.
 * `vi.unstubAllGlobals` restores both.
 */
export function stubCaches(answer: Answer): Map<string, Map<string, Response>> {
  const stores = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    const add = async (path: string) => {
      const response = await answer(path)
      if (!response.ok) throw new TypeError('Request failed')
      store.set(path, response)
    }
    return {
      keys: async () =>
        [...store.keys()].map((path) => ({ url: `https://directory.example.org${path}` })),
      match: async (asked: RequestInfo) => store.get(pathOf(asked))?.clone(),
      put: async (asked: RequestInfo, response: Response) =>
        void store.set(pathOf(asked), response),
      delete: async (asked: RequestInfo) => store.delete(pathOf(asked)),
      add,
      addAll: async (paths: string[]) => void (await Promise.all(paths.map(add))),
    }
  }
  vi.stubGlobal('caches', {
    open: async (name: string) => open(name),
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (asked: RequestInfo) =>
      [...stores.values()]
        .find((store) => store.has(pathOf(asked)))
        ?.get(pathOf(asked))
        ?.clone(),
  })
  vi.stubGlobal('fetch', (asked: RequestInfo, init?: RequestInit) => answer(pathOf(asked), init))
  return stores
}

/** Make a page that uses one file. */
export function makePage(file: string, init?: ResponseInit): Response {
  const html = `<main id="main"><img src="${file}"><script>1</script></main>`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', ...init?.headers }
  return new Response(html, { ...init, headers })
}
