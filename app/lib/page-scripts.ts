import { localize } from './paths.ts'

/**
 * On which pages React runs in the browser: on none, only for who is signed in, or always. What a page
 * lacks it for is plain HTML there, with `app/enhance`.
 */
type PageScripts = 'none' | 'members' | 'always'

/** A page route's `handle`; in the admin area with the title that its document has. */
export type PageHandle = { scripts: PageScripts; title?: string }

const applicationPaths =
  /^\/(auth|verify-email|forgotten-password|reset-password|dashboard|account|admin)(\/|$)/
const centerPath = /^\/centers\/[^/]+$/

/** What the route at a path says in its `handle`. `path` may have a query. */
export function getPageScripts(path: string): PageScripts {
  const pathname = localize(path.replace(/[?#].*/s, ''), 'en')
  if (applicationPaths.test(pathname)) return 'always'
  return centerPath.test(pathname) ? 'members' : 'none'
}

/** Whether React runs on the page of these routes, of which those without a `handle` say nothing. */
export function runsReact(
  scripts: readonly (PageScripts | undefined)[],
  isMember: boolean,
): boolean {
  return scripts.some((needs) => needs === 'always' || (needs === 'members' && isMember))
}
