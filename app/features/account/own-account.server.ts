import { sql } from 'drizzle-orm'
import { data, type RouterContextProvider } from 'react-router'
import { type Session, sessionContext, sessionIdContext, viewerContext } from '#app/context.ts'
import { attempt, type Caller, countTry, readCaller } from '#app/features/auth/caller.server.ts'
import { type FormErrors, type Result, readField } from '#app/lib/form.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { authRole } from '#db/roles.ts'
import type { Viewer } from '#db/viewer.ts'
import { accountMessages } from './account-messages.ts'

/** Whose account a form changes, and the session that the request came with: an id, never a token. */
export type OwnAccount = Caller & { user: Session['user']; viewer: Viewer; sessionId: string }

/**
 * The account of whoever asks: by the session, and by nothing that the request says besides. A 503 while nobody
 * can tell whose session it is.
 */
export function getOwnAccount(
  request: Request,
  context: Readonly<RouterContextProvider>,
): OwnAccount {
  const session = context.get(sessionContext)
  const sessionId = context.get(sessionIdContext)
  if (!session || !sessionId) throw data(null, { status: 503 })
  const viewer = context.get(viewerContext)
  return { ...readCaller(request, context), user: session.user, viewer, sessionId }
}

/** Does what a form asks for. */
export function changeOwnAccount<Value>(
  own: OwnAccount,
  form: FormData,
  change: (own: OwnAccount, form: FormData) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const doing = `changing an account (${readField(form, 'intent')})`
  return attempt(own, doing, { title: accountMessages[own.language].unexpected }, () =>
    change(own, form),
  )
}

/**
 * Asks for the member's password again; null when it is right. Tries are counted apart from those to
 * sign in, so that whoever found an open screen cannot lock the owner out.
 */
export async function rejectUnlessPassword(
  own: OwnAccount,
  password: string,
): Promise<{ ok: false; errors: FormErrors } | null> {
  const { accounts, user, language } = own
  const refund = await countTry(own, 'sign-in', `password of ${user.id}`)
  if (!refund.ok) return refund
  const [stored] = await readRows<{ hash: string }>(
    accounts.database.accounts,
    sql`select password as hash from auth_accounts
      where user_id = ${user.id} and provider_id = 'credential' and password is not null`,
  )
  if (!stored || !(await accounts.hasher.verify({ hash: stored.hash, password }))) {
    const { pleaseCheck, passwordWrong } = accountMessages[language]
    return reject({ ...pleaseCheck, fields: { currentPassword: passwordWrong } })
  }
  await refund.value()
  return null
}

export function reject(errors: FormErrors): { ok: false; errors: FormErrors } {
  return { ok: false, errors }
}

/**
 * From here on a transaction has the rights of the authentication service: for changes that concern
 * what a member owns and how a member signs in, all or nothing.
 */
export async function becomeService(db: Executor): Promise<void> {
  await db.execute(sql`select set_config('role', ${authRole.name}, true)`)
}
