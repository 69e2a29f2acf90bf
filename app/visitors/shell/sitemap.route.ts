import { siteContext } from '#app/context.ts'
import { tryDatabase } from '#app/database.server.ts'
import type { Route } from './+types/sitemap.route.ts'
import { writeSitemap, writeSitemapIndex } from './write-sitemap.server.ts'

/** Serve the sitemap index, or one of the sitemaps it lists. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { url } = context.get(siteContext)
  const xml = await tryDatabase(context, (db) =>
    params.file === undefined ? writeSitemapIndex(db, url) : writeSitemap(db, url, params.file),
  )
  if (xml.ok && xml.value) {
    const headers = {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    }
    return new Response(xml.value, { headers })
  }
  return new Response(xml.ok ? 'Not found' : 'Try again later', {
    status: xml.ok ? 404 : 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(!xml.ok && { 'Retry-After': '600' }),
    },
  })
}
