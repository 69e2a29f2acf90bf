import { queueMail } from '#app/features/accounts/session/account-mail.server.ts'
import { storePassword } from '#app/features/accounts/sign-in/reset-password.server.ts'
import { checkForm, type Result } from '#app/lib/form.ts'
import { createPasswordInput } from './account-input.ts'
import { messages } from './messages.tsx'
import { type OwnAccount, reject, rejectUnlessPassword } from './own-account.server.ts'

/**
 * Sets a new password: every other session ends, every link that was mailed is void, and the owner
 * gets a mail about it.
 */
export async function changePassword(own: OwnAccount, form: FormData): Promise<Result<null>> {
  const { accounts, user, sessionId, language } = own
  const { pleaseCheck, passwordSame } = messages[language]
  const input = checkForm(createPasswordInput(own), form, pleaseCheck)
  if (!input.ok) return input
  const { currentPassword, newPassword } = input.value
  const rejected = await rejectUnlessPassword(own, currentPassword)
  if (rejected) return rejected
  if (newPassword === currentPassword) {
    return reject({ ...pleaseCheck, fields: { newPassword: passwordSame } })
  }
  const hash = await accounts.hasher.hash(newPassword)
  await accounts.database.accounts.transaction(async (tx) => {
    await storePassword(tx, user.id, hash, sessionId)
    await queueMail(tx, own, user.email, 'passwordChanged')
  })
  accounts.wakeOutbox()
  return { ok: true, value: null }
}
