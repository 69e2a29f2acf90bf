import { sql } from 'drizzle-orm'
import { data, type RouterContextProvider } from 'react-router'
import { type Session, sessionContext, sessionIdContext, viewerContext } from '#app/context.ts'
import { type FormErrors, type Result, readField } from '#app/lib/form.ts'
import { attempt, type Caller, countTry, readCaller } from '#app/members/auth/caller.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { authRole } from '#db/roles.ts'
import type { Viewer } from '#db/viewer.ts'
import { accountMessages } from './messages.tsx'

/** The account that a form changes, and the id of the request's session, not its token. */
export type OwnAccount = Caller & { user: Session['user']; viewer: Viewer; sessionId: string }

/**
 * Return the account of the request's session, regardless of the form's content. Throws a 503 if
 * the session could not be read.
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

/** Run a form's change of the member's own account. */
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
 * Check the member's password again; null if it is right. These attempts are counted separately
 * from sign-ins, so a person at an unlocked screen cannot lock the owner out.
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
 * Give the transaction the rights of the authentication service, for changes to both a member's
 * data and their sign-in.
 */
export async function becomeService(db: Executor): Promise<void> {
  await db.execute(sql`select set_config('role', ${authRole.name}, true)`)
}
