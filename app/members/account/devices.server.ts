import { sql } from 'drizzle-orm'
import { type Result, readField } from '#app/lib/form.ts'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { ShownDevice } from './device-list.tsx'
import { accountMessages } from './messages.tsx'
import { type OwnAccount, reject } from './own-account.server.ts'

/** List a member's signed-in browsers: this one first, then by last use. */
export function listDevices(
  database: Database,
  userId: string,
  sessionId: string,
): Promise<ShownDevice[]> {
  return readRows<ShownDevice>(
    database.accounts,
    sql`select id, coalesce(user_agent, '') as name, id = ${sessionId} as "isThis",
        created_at as "signedIn", updated_at as "lastUsed" from auth_sessions
      where user_id = ${userId} and expires_at > now()
      order by "isThis" desc, updated_at desc, id limit 50`,
  )
}

/** End one of the member's sessions, except the current one. */
export async function signOutDevice(own: OwnAccount, form: FormData): Promise<Result<null>> {
  const ended = await readRows(
    own.accounts.database.accounts,
    sql`delete from auth_sessions where id::text = ${readField(form, 'device')}
      and user_id = ${own.user.id} and id <> ${own.sessionId} returning id`,
  )
  if (ended.length === 0)
    return reject({ title: accountMessages[own.language].deviceGone, status: 409 })
  return { ok: true, value: null }
}

/** End all of the member's sessions except the current one. */
export async function signOutOthers(own: OwnAccount): Promise<Result<null>> {
  await own.accounts.database.accounts.execute(
    sql`delete from auth_sessions where user_id = ${own.user.id} and id <> ${own.sessionId}`,
  )
  return { ok: true, value: null }
}
