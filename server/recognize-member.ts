import type { Accounts } from '#app/features/auth/accounts.server.ts'
import { hideValues } from '#app/features/auth/hide-values.server.ts'
import {
  mayHoldSession,
  type ReadSession,
  readSession,
} from '#app/features/auth/read-session.server.ts'

/** `isUnread`: there may be a session, but the database did not answer. */
type Recognized = ReadSession & { isUnread: boolean }

const nobody: Recognized = { session: null, sessionId: null, cookies: [], isUnread: false }

/**
 * Who asks, by the session cookie. Pictures are the same for everybody: nobody is asked for there. While
 * the database does not answer everybody is a visitor, and keeps the cookie.
 */
export async function recognizeMember(accounts: Accounts, request: Request): Promise<Recognized> {
  const cookie = request.headers.get('Cookie')
  if (!mayHoldSession(cookie) || /^\/(images|og)\//.test(new URL(request.url).pathname))
    return nobody
  try {
    return { ...(await readSession(accounts, cookie)), isUnread: false }
  } catch (error) {
    accounts.logger.error({ err: hideValues(error) }, 'a session could not be read')
    return { ...nobody, isUnread: true }
  }
}
