import { existsSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

const year = 'public, max-age=31536000, immutable'
const day = 'public, max-age=86400'

/** The built client: files under /assets carry their hash in their name and never change. */
export function mountStaticFiles<E extends { Variables: object }>(
  app: Hono<E>,
  clientFolder: string,
): void {
  if (!existsSync(clientFolder)) return
  const root = path.relative(process.cwd(), clientFolder) || '.'
  app.use(
    '/assets/*',
    serveStatic({ root, onFound: (_file, c) => c.header('Cache-Control', year) }),
  )
  app.get('/assets/*', (c) => c.text('Not found', 404))
  app.use(
    '/illustrations/*',
    serveStatic({ root, onFound: (_file, c) => c.header('Cache-Control', day) }),
  )
  for (const file of ['/favicon.svg', '/placeholder.svg', '/robots.txt']) {
    app.use(file, serveStatic({ root, onFound: (_file, c) => c.header('Cache-Control', day) }))
  }
}
