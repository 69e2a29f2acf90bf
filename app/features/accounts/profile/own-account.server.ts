import { sql } from 'drizzle-orm'
import type { RouterContextProvider } from 'react-router'
import {
  clientAddressContext,
  languageContext,
  type Session,
  sessionContext,
  sessionIdContext,
  viewerContext,
} from '#app/context.ts'
import { type Accounts, accountsContext } from '#app/features/accounts/session/accounts.server.ts'
import { hideValues } from '#app/features/accounts/session/hide-values.server.ts'
import type { FormErrors, Result } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { authRole } from '#db/roles.ts'
import type { Viewer } from '#db/viewer.ts'
import { messages } from './messages.tsx'

/** Whose account a form changes. */
export type OwnAccount = {
  accounts: Accounts
  user: Session['user']
  viewer: Viewer
  /** The session that the request came with: an id, never a token. */
  sessionId: string
  /** The client's address, for counting only. */
  address: string | null
  /** Of the page with the form: its errors and its mails are in it. */
  language: Language
}

/** The account of whoever asks: by the session, and by nothing that the request says besides. */
export function getOwnAccount(context: Readonly<RouterContextProvider>): OwnAccount {
  const session = context.get(sessionContext)
  const sessionId = context.get(sessionIdContext)
  if (!session || !sessionId) throw new Error('A route for members has no guard')
  return {
    accounts: context.get(accountsContext),
    user: session.user,
    viewer: context.get(viewerContext),
    sessionId,
    address: context.get(clientAddressContext),
    language: context.get(languageContext),
  }
}

/** Does what a form asks for. What fails unexpectedly goes to the log, without the values in it. */
export async function changeOwnAccount<Value>(
  own: OwnAccount,
  form: FormData,
  change: (own: OwnAccount, form: FormData) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  try {
    return await change(own, form)
  } catch (error) {
    const details = { err: hideValues(error), doing: form.get('intent') }
    own.accounts.logger.error(details, 'an account could not be changed')
    return { ok: false, errors: { title: messages[own.language].unexpected, status: 503 } }
  }
}

/**
 * Asks for the member's password again; null when it is right. Tries are counted apart from those to
 * sign in, so that whoever found an open screen cannot lock the owner out.
 */
export async function rejectUnlessPassword(
  { accounts, user, address, language }: OwnAccount,
  password: string,
): Promise<{ ok: false; errors: FormErrors } | null> {
  const taken = await accounts.limits.take('sign-in', address, `password of ${user.id}`)
  if (!taken.ok) return reject(messages[language].tooManyTries(taken.retryAfter))
  const [stored] = await readRows<{ hash: string }>(
    accounts.database.accounts,
    sql`select password as hash from auth_accounts
      where user_id = ${user.id} and provider_id = 'credential' and password is not null`,
  )
  if (!stored || !(await accounts.hasher.verify({ hash: stored.hash, password }))) {
    return rejectFields({ currentPassword: messages[language].passwordWrong }, language)
  }
  await taken.refund()
  return null
}

export function reject(errors: FormErrors): { ok: false; errors: FormErrors } {
  return { ok: false, errors }
}

/** With what is wrong in each of these fields. */
export function rejectFields(fields: Record<string, string>, language: Language) {
  return reject({ ...messages[language].pleaseCheck, fields })
}

/**
 * From here on a transaction has the rights of the authentication service: for changes that concern
 * what a member owns and how a member signs in, all or nothing.
 */
export async function becomeService(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('role', ${authRole.name}, true)`)
}
