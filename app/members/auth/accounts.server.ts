import type { BetterAuthPlugin } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { betterAuth } from 'better-auth/minimal'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { createContext } from 'react-router'
import * as z from 'zod'
import type { AccountLimits, Site } from '#app/context.ts'
import { getCookieName } from '#app/lib/own-cookie.ts'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { authAccounts, authSessions, authUsers, authVerifications } from '#db/schema/auth.ts'
import { passwordLength } from './auth-input.ts'
import { createPasswordHasher, type PasswordHasher } from './password-hash.server.ts'

type AccountSettings = {
  database: Database
  site: Pick<Site, 'name' | 'url'>
  /** Signs the cookies: at least 32 characters, the same in every process of this site. */
  secret: string
  logger: Logger
  limits: AccountLimits
  wakeOutbox: () => void
  hasher?: PasswordHasher
}

/** Everything that account functions need. */
export type Accounts = ReturnType<typeof createAccounts>

export const accountsContext = createContext<Accounts>()

const day = 24 * 3600
export const cookiePrefix = 'directory'

/**
 * Create the authentication service: better-auth over our tables, without its HTTP handler. It
 * manages sessions and checks passwords; its callers count attempts and choose messages.
 */
export function createAccounts(settings: AccountSettings) {
  const { database, site, secret, logger, hasher = createPasswordHasher() } = settings
  const service = betterAuth({
    baseURL: site.url,
    secret,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    // Its messages contain emails, so only the fact of a failure goes to the log.
    logger: { level: 'error', log: (_level, message) => logger.error({ message }, 'better-auth') },
    database: drizzleAdapter(database.accounts, {
      provider: 'pg',
      schema: {
        user: authUsers,
        session: authSessions,
        account: authAccounts,
        verification: authVerifications,
      },
    }),
    advanced: {
      // The default prefix `__Secure-` does not bind a cookie to one host.
      cookiePrefix: getCookieName(site.url, cookiePrefix),
      useSecureCookies: false,
      defaultCookieAttributes: {
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        secure: site.url.startsWith('https:'),
      },
      database: { generateId: 'uuid' },
      // IP addresses of sign-ins are not stored.
      ipAddress: { disableIpTracking: true },
    },
    session: { expiresIn: 7 * day, updateAge: day },
    emailAndPassword: {
      enabled: true,
      // Our own sign-up (`sign-up.server.ts`) creates account, profile and role together.
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: hasher,
    },
    plugins: [openSession],
    databaseHooks: {
      session: {
        create: {
          before: ({ userId }, context) =>
            rejectUnlessReady(database, userId, context?.path === bothStepsPath),
        },
      },
    },
  })
  return { ...settings, service, hasher }
}

/** Error codes of a rejection by `rejectUnlessReady`. */
export const rejectionCodes = {
  suspended: 'ACCOUNT_SUSPENDED',
  banned: 'ACCOUNT_BANNED',
  secondStep: 'SECOND_STEP_NEEDED',
} as const

/**
 * Reject a session for members who may not sign in, and a session by password alone for members
 * with a second factor.
 */
async function rejectUnlessReady(
  database: Database,
  userId: string,
  didBothSteps: boolean,
): Promise<void> {
  const [profile] = await readRows<{
    status: 'active' | 'suspended' | 'banned'
    hasTwoFactor: boolean
  }>(
    database.accounts,
    sql`select p.status, t.confirmed_at is not null as "hasTwoFactor"
      from profiles p left join auth_two_factors t on t.user_id = p.id where p.id = ${userId}`,
  )
  if (profile?.status !== 'active') {
    throw new APIError('FORBIDDEN', { code: rejectionCodes[profile?.status ?? 'banned'] })
  }
  if (profile.hasTwoFactor && !didBothSteps) {
    throw new APIError('FORBIDDEN', { code: rejectionCodes.secondStep })
  }
}

/**
 * Marks a session that both steps opened, as opposed to the password alone. No handler is mounted
 * at this path.
 */
const bothStepsPath = '/both-steps'

/** Creates a session in better-auth for a person who has passed both steps. */
const openSession = {
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
