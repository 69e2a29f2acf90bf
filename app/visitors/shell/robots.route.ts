import { siteContext } from '#app/context.ts'
import { localize } from '#app/find-page.ts'
import { languages } from '#app/lib/language.ts'
import { isLocalUrl } from '#app/lib/local-url.ts'
import type { Route } from './+types/robots.route.ts'

// Keep personal pages and text searches out: searches are endless, and private to the visitor.
const disallowed = [
  '/admin',
  '/quick-exit',
  '/*?q=',
  '/*&q=',
  ...languages.flatMap((language) =>
    ['/dashboard', '/auth', '/account'].map((path) => localize(path, language)),
  ),
]

/**
 * What search engines may read. A site at a local address keeps everything to itself: it is somebody's trial, and its
 * pages are worth nothing to anyone else. Sample centers elsewhere say `noindex` themselves.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { url } = context.get(siteContext)
  const rules = isLocalUrl(url)
    ? 'Disallow: /\n'
    : `${disallowed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${url}/sitemap.xml\n`
  return new Response(`User-agent: *\n${rules}`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
