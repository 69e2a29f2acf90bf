import { sql } from 'drizzle-orm'
import { queueMail } from '#app/features/accounts/session/queue-mail.server.ts'
import { checkForm, type Result } from '#app/lib/form.ts'
import { createPasswordInput } from './account-input.ts'
import { composePasswordChanged } from './account-mail.ts'
import { messages } from './messages.tsx'
import { type OwnAccount, rejectFields, rejectUnlessPassword } from './own-account.server.ts'

/**
 * Sets a new password: every other session ends, every link that was mailed is void, and the owner
 * gets a mail about it.
 */
export async function changePassword(own: OwnAccount, form: FormData): Promise<Result<null>> {
  const { accounts, user, sessionId, language } = own
  const text = messages[language]
  const input = checkForm(createPasswordInput(own), form, text.pleaseCheck)
  if (!input.ok) return input
  const { currentPassword, newPassword } = input.value
  const rejected = await rejectUnlessPassword(own, currentPassword)
  if (rejected) return rejected
  if (newPassword === currentPassword) {
    return rejectFields({ newPassword: text.passwordSame }, language)
  }
  const hash = await accounts.hasher.hash(newPassword)
  await accounts.database.accounts.transaction(async (tx) => {
    await tx.execute(
      sql`update auth_accounts set password = ${hash}, updated_at = now()
        where user_id = ${user.id} and provider_id = 'credential'`,
    )
    await tx.execute(
      sql`delete from auth_sessions where user_id = ${user.id} and id <> ${sessionId}`,
    )
    await tx.execute(sql`delete from auth_verifications where value = ${user.id}`)
    await queueMail(tx, user.email, composePasswordChanged(accounts.site, language))
  })
  accounts.wakeOutbox()
  return { ok: true, value: null }
}
