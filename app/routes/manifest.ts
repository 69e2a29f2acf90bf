import { siteContext } from '#app/context.ts'
import { describeApp } from '#app/features/site/describe-app.ts'
import type { Route } from './+types/manifest.ts'

/** The web app manifest. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(JSON.stringify(describeApp(context.get(siteContext).name)), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  })
}
