import type { Context } from 'hono'

/** Redirect with the query. Staff can undo a merge, so caches must ask again. */
export function redirectUntilUndone(c: Context, path: string): Response {
  c.header('Cache-Control', 'no-cache')
  return c.redirect(path + new URL(c.req.url).search, 301)
}
