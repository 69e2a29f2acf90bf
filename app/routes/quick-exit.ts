import { siteContext } from '#app/context.ts'
import { harmlessPage } from '#app/lib/exit-address.ts'
import { expireCookies } from '#app/lib/own-cookie.ts'
import type { Route } from './+types/quick-exit.ts'

/**
 * The quick exit of pages and browsers without scripts: has the browser erase what the site stored,
 * signs out, and leads to a harmless page. `"cache"` is not asked for: Chromium takes seconds over it,
 * and the page that one is fleeing stays on the screen meanwhile. Nor is `"cookies"`, which would take
 * those of the site's neighbours under the same domain.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const headers = new Headers({ Location: harmlessPage, 'Cache-Control': 'no-store' })
  if (!isFromElsewhere(request)) {
    // A script has erased all else already where the visitor wants the list to stay.
    const listStays = new URL(request.url).searchParams.get('list') === 'stays'
    if (!listStays) headers.set('Clear-Site-Data', '"storage"')
    const secure = context.get(siteContext).url.startsWith('https:')
    for (const expired of expireCookies(request.headers.get('Cookie'), secure)) {
      headers.append('Set-Cookie', expired)
    }
  }
  return new Response(null, { status: 303, headers })
}

/** Another site may lead here, but neither erase nor sign out: only the visitor does. */
function isFromElsewhere(request: Request): boolean {
  return ['cross-site', 'same-site'].includes(request.headers.get('Sec-Fetch-Site') ?? '')
}
