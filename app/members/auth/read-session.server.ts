import { isAPIError } from 'better-auth/api'
import { sql } from 'drizzle-orm'
import type { Session } from '#app/context.ts'
import { readRows } from '#db/read-rows.server.ts'
import { timeZone } from '#site/state.ts'
import { type Accounts, cookiePrefix } from './accounts.server.ts'

export type ReadSession = {
  session: Session | null
  /** The session row's id; null without a session. */
  sessionId: string | null
  /** Set-Cookie headers: an extended session, or a deleted cookie. */
  cookies: string[]
}

/** Return whether a Cookie header may contain a session; without one, no lookup is needed. */
export function mayHoldSession(cookie: string | null | undefined): cookie is string {
  return cookie?.includes(`${cookiePrefix}.session_token=`) ?? false
}

/** The start of this day. */
const today = sql`date_trunc('day', now(), ${timeZone})`

/**
 * Read the signed-in person from the request's cookies. Reads role and status each time, so
 * changes take effect with the next request. Records the day of a visit, at most once a day.
 * Rejects if the database does not answer.
 */
export async function readSession(
  accounts: Accounts,
  cookie: string,
  isVisit = true,
): Promise<ReadSession> {
  const { response, headers } = await accounts.service.api
    .getSession({ headers: new Headers({ cookie }), returnHeaders: true })
    .catch((error) => {
      // The session ended while it was being extended.
      if (isAPIError(error) && error.status === 'UNAUTHORIZED') {
        return { response: null, headers: new Headers() }
      }
      throw error
    })
  const cookies = headers.getSetCookie()
  if (!response) return { session: null, sessionId: null, cookies }
  const [member] = await readRows<
    Omit<Session['user'], 'id'> & Pick<Session, 'role' | 'hasTwoFactor'> & { isNewDay: boolean }
  >(
    accounts.database.accounts,
    sql`select u.email, p.full_name as "fullName", p.username, coalesce(r.role, 'user') as role,
        t.confirmed_at is not null as "hasTwoFactor",
        u.last_active_day is distinct from ${today} as "isNewDay"
      from profiles p join auth_users u using (id) left join user_roles r on r.user_id = p.id
        left join auth_two_factors t on t.user_id = p.id
      where p.id = ${response.user.id} and p.status = 'active'`,
  )
  if (!member) return { session: null, sessionId: null, cookies: [] }
  const { role, hasTwoFactor, isNewDay, ...user } = member
  if (isVisit && isNewDay) {
    await accounts.database.accounts.execute(
      sql`update auth_users set last_active_day = ${today} where id = ${response.user.id}`,
    )
  }
  return {
    session: {
      user: { id: response.user.id, ...user },
      role,
      hasTwoFactor,
      expiresAt: new Date(response.session.expiresAt).toISOString(),
    },
    sessionId: response.session.id,
    cookies,
  }
}
