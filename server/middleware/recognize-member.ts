import { randomBytes } from 'node:crypto'
import { getCookieName } from '#app/lib/own-cookie.ts'
import type { Accounts } from '#app/members/auth/accounts.server.ts'
import { hideValues } from '#app/members/auth/caller.server.ts'
import {
  mayHoldSession,
  type ReadSession,
  readSession,
} from '#app/members/auth/read-session.server.ts'

/** `isUnread`: there may be a session, but the database didn't answer. */
export type Recognized = ReadSession & { isUnread: boolean }

const nobody: Recognized = { session: null, sessionId: null, cookies: [], isUnread: false }

/** Pictures and the router's manifest are the same for everyone: no session needed. */
const pathsWithoutSession = /^\/(images\/|og\/|__manifest$)/

/**
 * Find the member behind a session cookie. If the database fails, everyone counts as a visitor but keeps the cookie.
 * Background session checks keep it too: the next page says that the session has ended.
 */
export async function recognizeMember(accounts: Accounts, request: Request): Promise<Recognized> {
  const cookie = request.headers.get('Cookie')
  if (!mayHoldSession(cookie)) return nobody
  const { pathname } = new URL(request.url)
  if (pathsWithoutSession.test(pathname)) return nobody
  try {
    // An open page checks its session in the background.
    const isVisit = pathname !== '/auth/session'
    const read = await readSession(accounts, cookie, isVisit)
    if (!read.session && !isVisit) return nobody
    return { ...read, isUnread: false }
  } catch (error) {
    accounts.logger.error({ err: hideValues(error) }, 'a session could not be read')
    return { ...nobody, isUnread: true }
  }
}

/** Whether a request is a visitor's, whose page may come from the cache. A forged session cookie changes nothing. */
export function isVisitor({ session, isUnread, cookies }: Recognized): boolean {
  // `cookies` would clear an ended session, so the response is for one browser only.
  return session === null && !isUnread && cookies.length === 0
}

const markPattern = /(?:^|;\s*)(?:__Host-)?signed-in=[\w-]+/

type MarkOptions = {
  /** Whether the sender is signed in. */
  isMember: boolean
  /** Whether there may be a session that we couldn't read. */
  isUnread: boolean
  siteUrl: string
}

/**
 * List `Set-Cookie` values for the session mark: a random text that scripts can read, new for each sign-in, absent for a
 * visitor. A page that Back restores from memory compares it (`app/enhance/session-check.ts`).
 */
export function listSessionMarks(
  request: Request,
  response: Response,
  { isMember, isUnread, siteUrl }: MarkOptions,
): string[] {
  const name = getCookieName(siteUrl, 'signed-in')
  const attributes = `Path=/; SameSite=Lax${siteUrl.startsWith('https:') ? '; Secure' : ''}`
  const hasMark = markPattern.test(request.headers.get('Cookie') ?? '')
  const session = response.headers.getSetCookie().find(mayHoldSession)
  const isEnded = session !== undefined && /session_token=;|max-age=0\b/i.test(session)
  const hasNewSession = session !== undefined && !isEnded && !isMember
  if (hasNewSession || (isMember && !hasMark && !isEnded)) {
    return [`${name}=${randomBytes(12).toString('base64url')}; Max-Age=31536000; ${attributes}`]
  }
  // For pictures we don't read the session, so they can't tell that it has ended.
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  const isSignedOut = isEnded || (isPage && !isMember && !isUnread)
  return hasMark && isSignedOut ? [`${name}=; Max-Age=0; ${attributes}`] : []
}
