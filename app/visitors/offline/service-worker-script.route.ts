import { createHash } from 'node:crypto'
import { buildVersionContext, siteContext } from '#app/context.ts'
import type { Route } from './+types/service-worker-script.route.ts'
import workerUrl from './service-worker.ts?worker&url'

/**
 * Serve /sw.js. Its version changes, and devices install a new worker, whenever the build or the
 * operator's settings change.
 */
export function loader({ context }: Route.LoaderArgs) {
  const version = createHash('sha256')
    .update(JSON.stringify([context.get(buildVersionContext), context.get(siteContext), workerUrl]))
    .digest('hex')
    .slice(0, 12)
  const script = `self.keptVersion=${JSON.stringify(version)};importScripts(${JSON.stringify(workerUrl)})\n`
  return new Response(script, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}
