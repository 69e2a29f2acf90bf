import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'

/** What tells a session that both steps open from one that the password opens. Nothing is mounted there. */
export const bothStepsPath = '/both-steps'

/** better-auth's way to a session for those who have shown who they are in two steps. */
export const openSession = {
  id: 'open-session',
  endpoints: {
    openSession: createAuthEndpoint(
      bothStepsPath,
      {
        method: 'POST',
        body: z.object({ userId: z.string() }),
        requireHeaders: true,
        metadata: { SERVER_ONLY: true },
      },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.userId)
        if (!user) throw new APIError('UNAUTHORIZED')
        await setSessionCookie(ctx, { session: await internalAdapter.createSession(user.id), user })
        return { ok: true }
      },
    ),
  },
} satisfies BetterAuthPlugin
