import { data, redirect } from 'react-router'
import { siteContext } from '#app/context.ts'
import { withDatabase } from '#app/database.server.ts'
import { findCenter } from '#app/features/centers/read-center.server.ts'
import { CallSheet } from '#app/features/list/call-sheet.tsx'
import listCss from '#app/features/list/list.css?url'
import { describePage } from '#app/lib/page-meta.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { Link } from '#app/ui/link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/call-sheet.ts'

export const handle: PageHandle = { scripts: 'none' }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: listCss }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await withDatabase(context, (tx) => findCenter(tx, params.slug))
  if (found.kind === 'moved') throw redirect(`/centers/${found.slug}/call-sheet`, 301)
  if (found.kind === 'missing') throw data(null, { status: 404 })
  return { site: context.get(siteContext), facts: found.center.facts }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { site, facts } = loaderData
  return describePage({
    site,
    title: `Call sheet: ${facts.name}`,
    description: `What to say and to ask when you call ${facts.name}, to print.`,
    path: `/centers/${facts.slug}/call-sheet`,
    noIndex: true,
  })
}

export default function CallSheetPage({ loaderData: { facts } }: Route.ComponentProps) {
  return (
    <Wrap>
      <p className="no-print pt-4">
        <Link to={`/centers/${facts.slug}`} className="tap-link">
          Back to {facts.name}
        </Link>
      </p>
      <CallSheet facts={facts} />
      <p className="no-print pb-8">
        <Link to={`/centers/${facts.slug}/report`} className="tap-link">
          Report a problem
        </Link>
      </p>
    </Wrap>
  )
}
