import { withDatabase } from '#app/database.server.ts'
import { sourcesTitle } from '#app/features/admin-sources/messages.en.ts'
import { SourcesPage } from '#app/features/admin-sources/sources-page.tsx'
import { listSources } from '#app/features/sources/read-sources.server.ts'
import type { Route } from './+types/admin-sources.ts'

export const handle = { title: sourcesTitle, loads: 'the sources' }

export const loader = ({ context }: Route.LoaderArgs) => withDatabase(context, listSources)

export default function AdminSources({ loaderData }: Route.ComponentProps) {
  return <SourcesPage sources={loaderData} />
}
