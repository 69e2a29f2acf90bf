import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Site } from '#app/context.ts'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { authAccounts, authSessions, authUsers, authVerifications } from '#db/schema/auth.ts'
import { composePasswordChanged, composeReset } from './account-mail.ts'
import { passwordLength } from './auth-input.ts'
import { createPasswordHasher, type PasswordHasher } from './password-hash.server.ts'
import { queueMail } from './queue-mail.server.ts'

export type AuthSettings = {
  database: Database
  site: Pick<Site, 'name' | 'url'>
  /** Signs the cookies: at least 32 characters, the same in every process of this site. */
  secret: string
  logger: Logger
  wakeOutbox: () => void
}

const day = 24 * 3600
export const cookiePrefix = 'directory'

/**
 * The authentication service: better-auth over our tables, with nothing mounted. It holds sessions and
 * checks passwords; what calls it counts tries and says what came of them.
 */
export function createAuth(settings: AuthSettings) {
  const { database, site, secret, logger } = settings
  const hasher = createPasswordHasher()
  const sendMail = async (to: string, mail: Parameters<typeof queueMail>[2]) => {
    await queueMail(database.accounts, to, mail)
    settings.wakeOutbox()
  }
  const service = betterAuth({
    baseURL: site.url,
    secret,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    // Its messages hold e-mail addresses: only that something failed goes to the log.
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
      cookiePrefix,
      useSecureCookies: site.url.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: 'uuid' },
      // Who signed in from where is not kept.
      ipAddress: { disableIpTracking: true },
    },
    session: { expiresIn: 7 * day, updateAge: day },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      // Signing up is ours (`sign-up.server.ts`): account, profile and role at once.
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
      password: hasher,
      resetPasswordTokenExpiresIn: 3600,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => sendMail(user.email, composeReset(site, token)),
      onPasswordReset: async ({ user }) => {
        // Whoever has the mail owns the address; and no other link that was sent works any longer.
        await database.accounts.execute(
          sql`update auth_users set email_verified = true, updated_at = now() where id = ${user.id}`,
        )
        await database.accounts.execute(
          sql`delete from auth_verifications where value = ${user.id}`,
        )
        await sendMail(user.email, composePasswordChanged(site))
      },
    },
    databaseHooks: {
      session: { create: { before: ({ userId }) => refuseUnlessActive(database, userId) } },
    },
  })
  return { service, hasher }
}

export type AuthService = ReturnType<typeof createAuth>['service']
export type { PasswordHasher }

/** What a refusal by `refuseUnlessActive` carries as its code. */
export const statusCodes = { suspended: 'ACCOUNT_SUSPENDED', banned: 'ACCOUNT_BANNED' } as const

async function refuseUnlessActive(database: Database, userId: string): Promise<void> {
  const [profile] = await readRows<{ status: 'active' | 'suspended' | 'banned' }>(
    database.accounts,
    sql`select status from profiles where id = ${userId}`,
  )
  if (profile?.status === 'active') return
  throw new APIError('FORBIDDEN', { code: statusCodes[profile?.status ?? 'banned'] })
}
