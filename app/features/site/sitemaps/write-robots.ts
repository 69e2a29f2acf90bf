import { languages } from '#app/lib/language.ts'
import { isLocalUrl } from '#app/lib/local-url.ts'
import { localize } from '#app/lib/paths.ts'

// Pages of one person, and searches by words: endless, and nobody's business but the searcher's.
const kept = [
  ...['/admin', '/quick-exit', '/*?q=', '/*&q='],
  ...languages.flatMap((language) =>
    ['/dashboard', '/auth', '/account'].map((path) => localize(path, language)),
  ),
]

/**
 * robots.txt. A site at a local address keeps everything to itself: it is somebody's trial, and its
 * pages are worth nothing to anyone else. Sample centers elsewhere say `noindex` themselves.
 */
export function writeRobots(siteUrl: string): string {
  if (isLocalUrl(siteUrl)) return 'User-agent: *\nDisallow: /\n'
  const rules = kept.map((path) => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${siteUrl}/sitemap.xml\n`
}
