import { listSources } from '#app/data/sources/read-sources.server.ts'
import { withDatabase } from '#app/database.server.ts'
import { sourcesTitle } from '#app/staff/sources/messages.en.ts'
import { SourcesPage } from '#app/staff/sources/sources-page.tsx'
import type { Route } from './+types/admin-sources.ts'

export const handle = { title: sourcesTitle, loads: 'the sources' }

export const loader = ({ context }: Route.LoaderArgs) => withDatabase(context, listSources)

export default function AdminSources({ loaderData }: Route.ComponentProps) {
  return <SourcesPage sources={loaderData} />
}
