import { randomBytes } from 'node:crypto'
import type { Accounts } from '#app/features/auth/accounts.server.ts'
import { hideValues } from '#app/features/auth/caller.server.ts'
import {
  mayHoldSession,
  type ReadSession,
  readSession,
} from '#app/features/auth/read-session.server.ts'
import { getCookieName } from '#app/lib/own-cookie.ts'

/** `isUnread`: there may be a session, but the database did not answer. */
export type Recognized = ReadSession & { isUnread: boolean }

const nobody: Recognized = { session: null, sessionId: null, cookies: [], isUnread: false }

/** The same for everybody: pictures, and the router's list of routes. Nobody is asked for there. */
const forEverybody = /^\/(images\/|og\/|__manifest$)/

/**
 * Who asks, by the session cookie. While the database does not answer everybody is a visitor, and keeps
 * the cookie. So does who asks in the background whether a session has ended: the next page says that.
 */
export async function recognizeMember(accounts: Accounts, request: Request): Promise<Recognized> {
  const cookie = request.headers.get('Cookie')
  if (!mayHoldSession(cookie)) return nobody
  const { pathname } = new URL(request.url)
  if (forEverybody.test(pathname)) return nobody
  try {
    // A page that is open asks by itself whether its session has ended.
    const isVisit = pathname !== '/auth/session'
    const read = await readSession(accounts, cookie, isVisit)
    if (!read.session && !isVisit) return nobody
    return { ...read, isUnread: false }
  } catch (error) {
    accounts.logger.error({ err: hideValues(error) }, 'a session could not be read')
    return { ...nobody, isUnread: true }
  }
}

/** Whether a request is nobody's: a session cookie that is none of ours, or that has ended, is nobody's too. */
export function isVisitor({ session, isUnread, cookies }: Recognized): boolean {
  // Cookies forget a session that has ended: an answer with them is one browser's.
  return session === null && !isUnread && cookies.length === 0
}

const markPattern = /(?:^|;\s*)(?:__Host-)?signed-in=[\w-]+/

type MarkOptions = {
  /** Whether the request came from somebody who is signed in. */
  isMember: boolean
  /** Whether there may be a session that could not be read. */
  isUnread: boolean
  siteUrl: string
}

/**
 * The `Set-Cookie` values of the session mark: a random text that scripts may read, another one for each
 * sign-in, and none for a visitor. A page that comes back from the browser's memory compares it
 * (`app/enhance/session-check.ts`).
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
  // Pictures are the same for everybody: who asks for them is not looked up.
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  const isSignedOut = isEnded || (isPage && !isMember && !isUnread)
  return hasMark && isSignedOut ? [`${name}=; Max-Age=0; ${attributes}`] : []
}
