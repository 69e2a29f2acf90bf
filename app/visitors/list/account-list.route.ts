import { getMemberId, tryDatabase } from '#app/database.server.ts'
import { requireMember } from '#app/members/auth/require-member.server.ts'
import type { Route } from './+types/account-list.route.ts'
import { copyInput, deleteCopy, readCopy, storeCopy } from './account-copy.server.ts'

export const middleware: Route.MiddlewareFunction[] = [requireMember]

const headers = { 'Cache-Control': 'private, no-store' }
const statuses = { invalid: 400, 'too long': 413, 'changed meanwhile': 409 }

/** Return the viewer's copy of the list as `AccountCopy`. */
export async function loader({ context }: Route.LoaderArgs) {
  const userId = getMemberId(context)
  const read = await tryDatabase(context, (db) => readCopy(db, userId))
  return read.ok ? Response.json(read.value, { headers }) : unavailable()
}

/** Store the copy (`list`, based on `revision`) or delete it. Returns the new revision. */
export async function action({ request, context }: Route.ActionArgs) {
  const userId = getMemberId(context)
  const form = await request.formData()
  if (form.get('intent') === 'delete') {
    const deleted = await tryDatabase(context, (db) => deleteCopy(db, userId))
    return deleted.ok ? Response.json({ revision: 0 }, { headers }) : unavailable()
  }
  const copy = copyInput.safeParse(Object.fromEntries(form)).data
  if (!copy) return Response.json({ ok: false, reason: 'invalid' }, { headers, status: 400 })
  const { list, revision } = copy
  const stored = await tryDatabase(context, (db) => storeCopy(db, userId, list, revision))
  if (!stored.ok) return unavailable()
  return Response.json(stored.value, {
    headers,
    status: stored.value.ok ? 200 : statuses[stored.value.reason],
  })
}

const unavailable = () => Response.json(null, { status: 503, headers })
