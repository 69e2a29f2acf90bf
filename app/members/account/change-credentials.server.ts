import { sql } from 'drizzle-orm'
import { checkForm, type Result } from '#app/lib/form.ts'
import { queueMail } from '#app/members/auth/account-mail.server.ts'
import { attempt, type Caller, countTry } from '#app/members/auth/caller.server.ts'
import { consumeToken, createToken, voidTokens } from '#app/members/auth/one-time-token.server.ts'
import { storePassword } from '#app/members/auth/reset-password.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { createEmailInput, createPasswordInput } from './account-input.ts'
import { accountMessages } from './messages.tsx'
import { type OwnAccount, reject, rejectUnlessPassword } from './own-account.server.ts'

/**
 * Email a link to a new address; the address changes only when the link is opened. Notifies the
 * old address at once. A new password makes the link invalid. Only the new address itself learns
 * whether another account uses it.
 */
export async function requestEmailChange(own: OwnAccount, form: FormData): Promise<Result<null>> {
  const { accounts, user, language } = own
  const input = checkForm(createEmailInput(own), form, accountMessages[language].pleaseCheck)
  if (!input.ok) return input
  const { email, currentPassword } = input.value
  const rejected = await rejectUnlessPassword(own, currentPassword)
  if (rejected) return rejected
  const counted = await countTry(own, 'reset', `new email of ${user.id}`)
  if (!counted.ok) return counted
  await accounts.database.accounts.transaction(async (db) => {
    await db.execute(
      sql`delete from auth_verifications where value = ${user.id} and identifier like 'change-email:%'`,
    )
    const [holder] = await readRows(db, sql`select 1 from auth_users where email = ${email}`)
    if (holder) await queueMail(db, own, email, 'emailKnown')
    else {
      // The new address is not stored before the link is opened, so the link contains it.
      const carries = `${Buffer.from(email).toString('base64url')}.`
      const token = await createToken(db, 'change-email', user.id, carries)
      await queueMail(db, own, email, 'newEmail', token)
    }
    await queueMail(db, own, user.email, 'emailAsked')
  })
  accounts.wakeOutbox()
  return { ok: true, value: null }
}

/**
 * Use an emailed link and set the account's new address. Fails if the link is unknown, used or
 * expired, or if another account has the address now. Returns the account's id.
 */
export function confirmNewEmail(caller: Caller, token: string): Promise<Result<string>> {
  const { database, wakeOutbox } = caller.accounts
  const { linkExpired, emailTaken, unexpected } = accountMessages[caller.language]
  const email = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()
  return attempt(caller, 'confirming a new email', { title: unexpected }, async () => {
    const result = await database.accounts.transaction<Result<string>>(async (db) => {
      const userId = await consumeToken(db, 'change-email', token)
      if (!userId) return reject({ title: linkExpired, status: 400 })
      const [old] = await readRows<{ email: string; isTaken: boolean }>(
        db,
        sql`select email, exists (select 1 from auth_users where email = ${email}) as "isTaken"
          from auth_users where id = ${userId}`,
      )
      if (!old) return reject({ title: linkExpired, status: 400 })
      if (old.isTaken) return reject({ title: emailTaken, status: 409 })
      await db.execute(
        sql`update auth_users set email = ${email}, email_verified = true, updated_at = now()
          where id = ${userId}`,
      )
      await voidTokens(db, userId)
      await queueMail(db, caller, old.email, 'emailChanged')
      return { ok: true, value: userId }
    })
    if (result.ok) wakeOutbox()
    return result
  })
}

/**
 * Set a new password: end all other sessions, make all emailed links invalid, and notify the
 * owner by email.
 */
export async function changePassword(own: OwnAccount, form: FormData): Promise<Result<null>> {
  const { accounts, user, sessionId, language } = own
  const { pleaseCheck, passwordSame } = accountMessages[language]
  const input = checkForm(createPasswordInput(own), form, pleaseCheck)
  if (!input.ok) return input
  const { currentPassword, newPassword } = input.value
  const rejected = await rejectUnlessPassword(own, currentPassword)
  if (rejected) return rejected
  if (newPassword === currentPassword) {
    return reject({ ...pleaseCheck, fields: { newPassword: passwordSame } })
  }
  const hash = await accounts.hasher.hash(newPassword)
  await accounts.database.accounts.transaction(async (db) => {
    await storePassword(db, user.id, hash, sessionId)
    await queueMail(db, own, user.email, 'passwordChanged')
  })
  accounts.wakeOutbox()
  return { ok: true, value: null }
}
