import { siteContext } from '#app/context.ts'
import { harmlessPage } from '#app/lib/exit-address.ts'
import { expireCookies } from '#app/lib/own-cookie.ts'
import type { Route } from './+types/quick-exit.route.ts'

/**
 * Quick exit without scripts: makes the browser erase the site's storage, signs out, and redirects
 * to a harmless page. Doesn't clear `"cache"`, because Chromium takes seconds while the page stays
 * on the screen, nor `"cookies"`, because that includes other sites on the same domain.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const headers = new Headers({ Location: harmlessPage, 'Cache-Control': 'no-store' })
  if (!isFromElsewhere(request)) {
    // The visitor chose to keep the list, and the script has already erased everything else.
    const listStays = new URL(request.url).searchParams.get('list') === 'stays'
    if (!listStays) headers.set('Clear-Site-Data', '"storage"')
    const secure = context.get(siteContext).url.startsWith('https:')
    for (const expired of expireCookies(request.headers.get('Cookie'), secure)) {
      headers.append('Set-Cookie', expired)
    }
  }
  return new Response(null, { status: 303, headers })
}

/** Another site may link here but must not erase data or sign anybody out. */
function isFromElsewhere(request: Request): boolean {
  return ['cross-site', 'same-site'].includes(request.headers.get('Sec-Fetch-Site') ?? '')
}
