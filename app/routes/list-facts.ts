import { data } from 'react-router'
import { withDatabase } from '#app/database.server.ts'
import { readFacts } from '#app/features/list/read-facts.server.ts'
import { factRanges } from '#app/lib/kept-list.ts'
import type { Route } from './+types/list-facts.ts'

/** A sixteenth of all centers' facts, the same for everyone. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { range } = params
  if (!factRanges.includes(range)) throw data(null, { status: 404 })
  return Response.json(await withDatabase(context, (db) => readFacts(db, range)))
}
