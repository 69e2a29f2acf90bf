import type { RouterContextProvider } from 'react-router'
import { sessionUnreadContext, viewerContext } from '#app/context.ts'
import { hideValues, readCaller } from './caller.server.ts'
import { findExclusion } from './known-device.server.ts'
import { mayHoldSession } from './read-session.server.ts'

/** Why a session ended; the first two are staff's decision. */
export type SessionEnd = 'suspended' | 'banned' | 'expired'

/**
 * Return why the session in a request's cookie has ended; null if there is none or it is still valid.
 * Only the browser that signed in to an account learns that staff suspended or banned it.
 */
export async function explainEnd(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<SessionEnd | null> {
  const isAnonymous = context.get(viewerContext).kind === 'anonymous'
  if (!isAnonymous || context.get(sessionUnreadContext)) return null
  if (!mayHoldSession(request.headers.get('Cookie'))) return null
  const caller = readCaller(request, context)
  try {
    return (await findExclusion(caller)) ?? 'expired'
  } catch (error) {
    caller.accounts.logger.error({ err: hideValues(error) }, 'why a session ended was not read')
    return 'expired'
  }
}
