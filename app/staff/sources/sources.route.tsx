import { listSources } from '#app/data/sources/read-sources.server.ts'
import { withDatabase } from '#app/database.server.ts'
import type { Route } from './+types/sources.route.ts'
import { SourcesPage } from './sources-page.tsx'

export const handle = { loads: 'the sources' }

export const loader = ({ context }: Route.LoaderArgs) => withDatabase(context, listSources)

export default function AdminSources({ loaderData }: Route.ComponentProps) {
  return <SourcesPage sources={loaderData} />
}
