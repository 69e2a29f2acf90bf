import { sql } from 'drizzle-orm'
import type { AccountDesk } from './account-desk.server.ts'
import { composePasswordChanged } from './account-mail.ts'
import { done, type Outcome, refuse } from './account-outcome.ts'
import { refuseUnlessPassword } from './confirm-password.server.ts'
import * as messages from './messages.ts'
import { readText } from './read-text.ts'

/**
 * Sets a new password: every other session ends, every link that was mailed is void, and the owner
 * gets a mail about it.
 */
export async function changePassword(desk: AccountDesk, form: FormData): Promise<Outcome> {
  const { database, site, member, sessionId } = desk
  const given = readText(form, 'currentPassword')
  const wanted = desk.rules.password.safeParse(readText(form, 'newPassword'))
  const fault = wanted.success
    ? desk.findPasswordFault(wanted.data, [member.email, member.fullName, member.username])
    : wanted.error.issues[0]?.message
  if (fault || !wanted.success) {
    const missing = given === '' && { currentPassword: messages.passwordMissing }
    return refuse(messages.pleaseCheck, { ...missing, newPassword: fault ?? undefined })
  }
  const refused = await refuseUnlessPassword(desk, given)
  if (refused) return refused
  if (wanted.data === given) {
    return refuse(messages.pleaseCheck, { newPassword: messages.passwordSame })
  }
  const hash = await desk.hasher.hash(wanted.data)
  await database.accounts.transaction(async (tx) => {
    await tx.execute(
      sql`update auth_accounts set password = ${hash}, updated_at = now()
        where user_id = ${member.id} and provider_id = 'credential'`,
    )
    await tx.execute(
      sql`delete from auth_sessions where user_id = ${member.id} and id <> ${sessionId}`,
    )
    await tx.execute(sql`delete from auth_verifications where value = ${member.id}`)
    await desk.queueMail(tx, member.email, composePasswordChanged(site))
  })
  desk.wakeOutbox()
  return done('password-changed', 'password')
}
