import type { RouterContextProvider } from 'react-router'
import {
  clientAddressContext,
  databaseContext,
  sessionContext,
  sessionIdContext,
  viewerContext,
} from '#app/context.ts'
import type { AccountDesk } from '#app/features/accounts/profile/account-desk.server.ts'
import { openTwoFactor } from '#app/features/accounts/second-factor/two-factor.server.ts'
import { accountsContext } from '#app/features/accounts/session/accounts.server.ts'
import { hideValues } from '#app/features/accounts/session/hide-values.server.ts'
import { queueMail } from '#app/features/accounts/session/queue-mail.server.ts'
import { codeInput, signUpInput } from '#app/features/accounts/sign-in/auth-input.ts'
import { findPasswordFault } from '#app/features/accounts/sign-in/check-password.ts'

/** Whose account it is comes from the session, and from nothing that the request says besides. */
export function openDesk(context: Readonly<RouterContextProvider>): AccountDesk {
  const accounts = context.get(accountsContext)
  const session = context.get(sessionContext)
  const sessionId = context.get(sessionIdContext)
  if (!session || !sessionId) throw new Error('A route for members has no guard')
  return {
    database: context.get(databaseContext),
    site: accounts.site,
    hasher: accounts.hasher,
    limits: accounts.limits,
    wakeOutbox: accounts.wakeOutbox,
    queueMail,
    report: (error, doing) =>
      accounts.logger.error({ err: hideValues(error), doing }, 'an account could not be changed'),
    rules: { ...signUpInput.shape, ...codeInput.shape },
    findPasswordFault,
    twoFactor: openTwoFactor(accounts, { ...session.user, sessionId }),
    member: session.user,
    viewer: context.get(viewerContext),
    sessionId,
    address: context.get(clientAddressContext),
  }
}
