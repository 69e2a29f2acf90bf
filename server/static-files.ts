import { existsSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, MiddlewareHandler } from 'hono'

const year = 'public, max-age=31536000, immutable'
const day = 'public, max-age=86400'

const publicFiles = [
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/placeholder.svg',
]

/** Messengers embed it in their own pages. */
const sharePicture = '/share.png'

/** Serve the built client. Files under /assets have a hash in their name and never change. */
export function mountStaticFiles<E extends { Variables: object }>(
  app: Hono<E>,
  clientFolder: string,
): void {
  if (!existsSync(clientFolder)) return
  const root = path.relative(process.cwd(), clientFolder) || '.'
  const [fixed, changing] = [serveFiles(root, year), serveFiles(root, day)]
  app.use('/assets/*', fixed)
  app.get('/assets/*', (c) => c.text('Not found', 404))
  app.use('/illustrations/*', changing)
  for (const file of publicFiles) app.use(file, changing)
  app.use(sharePicture, async (c, next) => {
    const response = await changing(c, next)
    if (response) response.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
    return response
  })
}

function serveFiles(root: string, cacheControl: string): MiddlewareHandler {
  // The build writes `.br` and `.gz` files beside those that get smaller (scripts/lib/prepare.mjs).
  const serve = serveStatic({ root, precompressed: true })
  return async (c, next) => {
    const response = await serve(c, next)
    // Not in `onFound`: it runs after the response is created, and its headers are lost.
    if (response?.ok) response.headers.set('Cache-Control', cacheControl)
    return response
  }
}
