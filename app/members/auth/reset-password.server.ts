import { sql } from 'drizzle-orm'
import type { Result } from '#app/lib/form.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { queueMail } from './account-mail.server.ts'
import { attempt, type Caller, countTry } from './caller.server.ts'
import { findPasswordError } from './check-password.server.ts'
import { describeWrongFields } from './form-errors.ts'
import { signInMessages } from './messages.tsx'
import { consumeToken, createToken, findToken, voidTokens } from './one-time-token.server.ts'
import { getUsernameKey } from './sign-in.server.ts'
import { waitHalfASecond } from './sign-up.server.ts'

/** Email the link for a new password to account owners; the answer is the same for everyone. */
export function requestReset(caller: Caller, email: string): Promise<Result<null>> {
  const { accounts, language } = caller
  const { resetRequestFailed: title, unexpected } = signInMessages[language]
  return attempt(caller, 'asking for a new password', { title, text: unexpected }, async () => {
    const counted = await countTry(caller, 'reset', email, title)
    if (!counted.ok) return counted
    await waitHalfASecond(() =>
      accounts.database.accounts.transaction(async (db) => {
        const [user] = await readRows<{ id: string }>(
          db,
          sql`select id from auth_users where email = ${email}`,
        )
        if (!user) return
        const token = await createToken(db, 'reset-password', user.id)
        await queueMail(db, caller, email, 'reset', token)
      }),
    )
    accounts.wakeOutbox()
    return { ok: true, value: null }
  })
}

/**
 * Set a new password with an emailed link. Ends every session of the account, invalidates every
 * other link, and clears counted attempts, because this way in must never be locked. It also
 * confirms the address, because only its owner gets the email.
 */
export function resetPassword(
  caller: Caller,
  token: string,
  newPassword: string,
): Promise<Result<null>> {
  const { database, hasher, limits, wakeOutbox } = caller.accounts
  const { language } = caller
  const { resetFailed: title, unexpected, linkOver, resetOver } = signInMessages[language]
  const over = { ok: false, errors: { title: linkOver, text: resetOver, status: 400 } } as const
  return attempt(caller, 'setting a password', { title, text: unexpected }, async () => {
    const userId = await findToken(database.accounts, 'reset-password', token)
    const [user] = await readRows<{
      email: string
      fullName: string | null
      username: string | null
    }>(
      database.accounts,
      sql`select u.email, p.full_name as "fullName", p.username
        from auth_users u join profiles p using (id) where u.id = ${userId}`,
    )
    // Don't hash for an invalid link, because hashing is expensive.
    if (!user) return over
    const { email, fullName, username } = user
    const guessable = findPasswordError(newPassword, [email, fullName, username], language)
    if (guessable) {
      const errors = describeWrongFields(title, language)
      return { ok: false, errors: { ...errors, fields: { password: guessable } } }
    }
    const hash = await hasher.hash(newPassword)
    const isSet = await database.accounts.transaction(async (db) => {
      const ownerId = await consumeToken(db, 'reset-password', token)
      if (!ownerId) return false
      await storePassword(db, ownerId, hash)
      await db.execute(
        sql`update auth_users set email_verified = true, updated_at = now() where id = ${ownerId}`,
      )
      await queueMail(db, caller, email, 'passwordReset')
      return true
    })
    if (!isSet) return over
    wakeOutbox()
    await limits.forgive(email)
    if (username) await limits.forgive(getUsernameKey(username))
    return { ok: true, value: null }
  })
}

/**
 * Store a new password, end every session except the one to keep, and invalidate every emailed
 * link.
 */
export async function storePassword(
  db: Executor,
  userId: string,
  hash: string,
  sessionToKeep: string | null = null,
): Promise<void> {
  await db.execute(
    sql`update auth_accounts set password = ${hash}, updated_at = now()
      where user_id = ${userId} and provider_id = 'credential'`,
  )
  await db.execute(
    sql`delete from auth_sessions where user_id = ${userId} and id is distinct from ${sessionToKeep}`,
  )
  await voidTokens(db, userId)
}
