import { sql } from 'drizzle-orm'
import { queueMail } from '#app/features/accounts/session/account-mail.server.ts'
import { attempt, type Caller } from '#app/features/accounts/session/caller.server.ts'
import {
  consumeToken,
  createToken,
  voidTokens,
} from '#app/features/accounts/session/one-time-token.server.ts'
import type { Result } from '#app/lib/form.ts'
import { readRows } from '#db/read-rows.server.ts'
import { messages } from './messages.tsx'

/** Confirms the address that a mailed link belongs to. */
export function confirmEmail(caller: Caller, token: string): Promise<Result<null>> {
  const { notConfirmed: title, unexpected, linkOver, verificationOver } = messages[caller.language]
  return attempt(caller, 'confirming an email', { title, text: unexpected }, () =>
    caller.accounts.database.accounts.transaction<Result<null>>(async (tx) => {
      const userId = await consumeToken(tx, 'verify-email', token)
      if (!userId) {
        return { ok: false, errors: { title: linkOver, text: verificationOver, status: 400 } }
      }
      await voidTokens(tx, userId)
      await tx.execute(
        sql`update auth_users set email_verified = true, updated_at = now() where id = ${userId}`,
      )
      return { ok: true, value: null }
    }),
  )
}

/** Sends the link again, unless one was sent within the last five minutes. Whether it was sent. */
export async function resendVerification(caller: Caller, email: string): Promise<boolean> {
  const { accounts } = caller
  const isSent = await accounts.database.accounts.transaction(async (tx) => {
    const [user] = await readRows<{ id: string }>(
      tx,
      sql`select id from auth_users u where email = ${email} and not email_verified and not exists (
        select 1 from auth_verifications v
        where v.value = u.id::text and v.created_at > now() - interval '5 minutes')`,
    )
    if (!user) return false
    const token = await createToken(tx, 'verify-email', user.id)
    await queueMail(tx, caller, email, 'verification', token)
    return true
  })
  if (isSent) accounts.wakeOutbox()
  return isSent
}
