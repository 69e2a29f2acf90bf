import { type DataRouteObject, matchRoutes } from 'react-router'

declare global {
  interface Window {
    /** Each route's settings, its files among them. */
    __reactRouterManifest: { routes: Record<string, Record<string, unknown>> }
    __reactRouterDataRouter: { routes: DataRouteObject[] }
  }
  interface Navigator {
    connection?: { saveData?: boolean }
  }
}

/** Pages that are everybody's. */
const everybodys =
  /^\/((centers|about|treatment-types|insurance-guide|support-groups|emergency-help|terms|privacy)(\/[^/]+)?)?$/
/** As long as the browser keeps what it fetched (`app/entry.server.tsx`). */
const lasting = 60_000

/** What was fetched, and when. */
const fetched = new Map<string, number>()

const isThere = (data: string) => performance.now() - (fetched.get(data) ?? -lasting) < lasting

/** Where the router finds what a page shows. */
const findData = ({ pathname, search }: URL) =>
  `${pathname === '/' ? '/_' : pathname}.data${search}`

/** Has the browser fetch what a page of everybody's needs, if it can, and its user saves no data. */
export function fetchAhead(url: URL): void {
  const data = findData(url)
  if (isThere(data) || !everybodys.test(url.pathname) || navigator.connection?.saveData) return
  // Refused or broken off: it is fetched when it is opened, and counts then.
  const onerror = () => fetched.delete(data)
  const add = (rel: string, href: string, as: string) => {
    const link = Object.assign(document.createElement('link'), { rel, href, as, onerror })
    const isKnown = link.relList.supports(rel)
    if (isKnown) document.head.append(link)
    return isKnown
  }
  if (!add('prefetch', data, 'fetch')) return
  fetched.set(data, performance.now())
  for (const { route } of matchRoutes(window.__reactRouterDataRouter.routes, url) ?? []) {
    const parts = Object.values(window.__reactRouterManifest.routes[route.id ?? ''] ?? {})
    for (const file of parts.flat().map(String)) {
      if (file.endsWith('.js')) add('modulepreload', file, 'script')
    }
  }
}

/** Tells the server that somebody opens a page that was fetched ahead: only now does it count. */
export function tellOpened(url: URL): void {
  const data = findData(url)
  if (!isThere(data)) return
  // What is lost on the way is one view less.
  fetch(data, { method: 'HEAD', cache: 'no-store', keepalive: true }).catch(() => {})
}
