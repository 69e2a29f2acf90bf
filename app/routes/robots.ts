import { siteContext } from '#app/context.ts'
import { writeRobots } from '#app/features/site/sitemaps/write-robots.ts'
import type { Route } from './+types/robots.ts'

/** What search engines may read. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(writeRobots(context.get(siteContext).url), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
