import { createRequestHandler, type ServerBuild } from 'react-router'

/** React Router's, by their ids, as far as is looked at here. */
type Routes = Record<
  string,
  { path?: string | undefined; parentId?: string | undefined } | undefined
>
type PageHandler = ReturnType<typeof createRequestHandler>

/** A segment that stands in a route's path, and in an address, as it is. */
const plain = /^[a-z][a-z-]*$/

/**
 * React Router's handler of requests. It would try an address with one branch of the routes after the other,
 * up to four times for a page; here only with those that can begin as the address does, to the same result.
 */
export function createPageHandler(
  build: ServerBuild,
  mode: 'development' | 'production',
): PageHandler {
  const handleAny = createRequestHandler(build, mode)
  const handlers = new Map<string, PageHandler>()
  for (const beginning of listBeginnings(build.routes)) {
    const routes = keepRoutes(build.routes, beginning)
    handlers.set(beginning, createRequestHandler({ ...build, routes }, mode))
  }
  return (request, context) => {
    const beginning = readBeginning(request.url)
    const handle = (beginning !== null && handlers.get(beginning)) || handleAny
    return handle(request, context)
  }
}

/**
 * What the path of an absolute URL begins with, if that is a plain segment: 'centers' for /centers/x?page=2
 * and for /centers.data, by which React Router's scripts ask; '' for the root, null for anything else.
 */
export function readBeginning(url: string): string | null {
  const [, rest = ''] = /^\w+:\/\/[^/?#]*([^?#]*)/.exec(url) ?? []
  if (rest === '/') return ''
  const first = rest.split('/', 2)[1]?.replace(/\.data$/, '') ?? ''
  return plain.test(first) ? first : null
}

/** The plain segments that routes begin with, and the root. */
export function listBeginnings(routes: Routes): string[] {
  const beginnings = Object.keys(routes).map((id) => beginningOf(id, routes))
  return ['', ...new Set(beginnings.filter((beginning) => plain.test(beginning)))]
}

/** Without the routes that begin with another plain segment than this one. */
export function keepRoutes<Kept extends Routes>(routes: Kept, beginning: string): Kept {
  const kept = Object.entries(routes).filter(([id]) => {
    const own = beginningOf(id, routes)
    return own === beginning || !plain.test(own)
  })
  return Object.fromEntries(kept) as Kept
}

/** The first segment of a route's whole path, '' for one that has none. */
function beginningOf(id: string, routes: Routes): string {
  const { path = '', parentId } = routes[id] ?? {}
  return (parentId !== undefined && beginningOf(parentId, routes)) || (path.split('/', 1)[0] ?? '')
}
