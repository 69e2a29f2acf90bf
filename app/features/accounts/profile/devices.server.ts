import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { AccountDesk } from './account-desk.server.ts'
import { done, type Outcome, refuse } from './account-outcome.ts'
import * as messages from './messages.ts'
import { readText } from './read-text.ts'

/**
 * A browser that is signed in. `name` is "Firefox on Windows", '' where that is not known; `lastUsed` is
 * true to the day.
 */
type Device = {
  id: string
  name: string
  isThis: boolean
  signedIn: Date
  lastUsed: Date
}

/** The browsers in which a member is signed in: this one first, then the last used. */
export async function listDevices(
  database: Database,
  userId: string,
  sessionId: string,
): Promise<Device[]> {
  const rows = await readRows<{
    id: string
    name: string
    signedIn: Date | string
    lastUsed: Date | string
  }>(
    database.accounts,
    sql`select id, coalesce(user_agent, '') as name, created_at as "signedIn", updated_at as "lastUsed" from auth_sessions
      where user_id = ${userId} and expires_at > now()
      order by id = ${sessionId} desc, updated_at desc, id limit 50`,
  )
  return rows.map(({ id, name, signedIn, lastUsed }) => ({
    id,
    name,
    isThis: id === sessionId,
    signedIn: new Date(signedIn),
    lastUsed: new Date(lastUsed),
  }))
}

/** Ends one of the member's own sessions, but not this one. */
export async function signOutDevice(desk: AccountDesk, form: FormData): Promise<Outcome> {
  const ended = await readRows(
    desk.database.accounts,
    sql`delete from auth_sessions where id::text = ${readText(form, 'device')}
      and user_id = ${desk.member.id} and id <> ${desk.sessionId} returning id`,
  )
  return ended.length === 1
    ? done('device-signed-out', 'devices')
    : refuse(messages.deviceGone, {}, 409)
}

/** Ends all of the member's sessions but this one. */
export async function signOutOthers({
  database,
  member,
  sessionId,
}: AccountDesk): Promise<Outcome> {
  await database.accounts.execute(
    sql`delete from auth_sessions where user_id = ${member.id} and id <> ${sessionId}`,
  )
  return done('devices-signed-out', 'devices')
}
