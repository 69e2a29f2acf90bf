import { harmlessPage } from '#app/features/safety/exit-address.ts'
import type { Route } from './+types/quick-exit.ts'

/**
 * The quick exit of pages and browsers without scripts: erases what the site keeps on the device, and
 * leads to a harmless page. `"cache"` is not asked for: Chromium takes seconds over it, and the page
 * that one is fleeing stays on the screen meanwhile.
 */
export function loader({ request }: Route.LoaderArgs) {
  const headers = new Headers({ Location: harmlessPage, 'Cache-Control': 'no-store' })
  if (!isFromElsewhere(request)) headers.set('Clear-Site-Data', '"storage"')
  return new Response(null, { status: 303, headers })
}

/** Another site may lead here, but not erase: only the visitor does. */
function isFromElsewhere(request: Request): boolean {
  return ['cross-site', 'same-site'].includes(request.headers.get('Sec-Fetch-Site') ?? '')
}
