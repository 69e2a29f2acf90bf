import { siteContext } from '#app/context.ts'
import { withDatabase } from '#app/database.server.ts'
import { AccuracyPage } from '#app/features/accuracy/accuracy-page.tsx'
import { readAccuracy } from '#app/features/accuracy/read-accuracy.server.ts'
import { describePage } from '#app/lib/page-meta.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import type { Route } from './+types/accuracy.ts'

export const handle: PageHandle = { scripts: 'none' }

export async function loader({ context }: Route.LoaderArgs) {
  return { site: context.get(siteContext), accuracy: await withDatabase(context, readAccuracy) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return describePage({
    site: loaderData.site,
    title: 'How right we are',
    description:
      'How many of the phone numbers in this directory are right: what calls to treatment centers drawn at random found, by county and kind of care, and how it is measured.',
    path: '/accuracy',
  })
}

export default function AccuracyRoute({ loaderData }: Route.ComponentProps) {
  return <AccuracyPage accuracy={loaderData.accuracy} />
}
