import { data } from 'react-router'
import { siteContext, viewerContext } from '#app/context.ts'
import { withDatabase } from '#app/database.server.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { streamText } from '#app/lib/stream-text.ts'
import type { Route } from './+types/export.route.ts'
import { exportFiles } from './export-centers.server.ts'

/** All centers as a file: CSV, JSON, or JSON of the Human Services Data Specification. */
export function loader({ params: { file }, context }: Route.LoaderArgs) {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  // A file has no page that could say so.
  if (context.get(viewerContext).kind === 'unknown') throw data(null, { status: 503, headers })
  if (!Object.hasOwn(exportFiles, file)) throw data(null, { status: 404, headers })
  const { type, write } = exportFiles[file as keyof typeof exportFiles]
  const name = file.replace(/^centers/, `treatment-centers-${formatIsoDate(new Date())}`)
  headers.set('Content-Type', type)
  headers.set('Content-Disposition', `attachment; filename="${name}"`)
  const parts = write((read) => withDatabase(context, read), context.get(siteContext))
  return new Response(streamText(parts), { headers })
}
