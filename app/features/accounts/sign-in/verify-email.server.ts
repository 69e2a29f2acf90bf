import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Accounts } from '#app/features/accounts/session/accounts.server.ts'
import { hideValues } from '#app/features/accounts/session/hide-values.server.ts'
import { queueMail } from '#app/features/accounts/session/queue-mail.server.ts'
import type { Result } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { composeVerification } from './account-mail.ts'
import { messages } from './messages.ts'

/** Confirms the address that a mailed link belongs to. */
export async function confirmEmail(
  accounts: Accounts,
  token: string,
  language: Language = 'en',
): Promise<Result<null>> {
  const { notConfirmed: title, linkExpired, unexpected } = messages[language]
  try {
    const isConfirmed = await accounts.database.accounts.transaction(async (tx) => {
      const userId = await consumeToken(tx, token)
      if (!userId) return false
      await tx.execute(sql`delete from auth_verifications where value = ${userId}`)
      await tx.execute(
        sql`update auth_users set email_verified = true, updated_at = now() where id = ${userId}`,
      )
      return true
    })
    if (isConfirmed) return { ok: true, value: null }
    return { ok: false, errors: { title, text: linkExpired, status: 400 } }
  } catch (error) {
    accounts.logger.error({ err: hideValues(error) }, 'an email could not be confirmed')
    return { ok: false, errors: { title, text: unexpected, status: 503 } }
  }
}

/** Sends the link again, unless one was sent within the last five minutes. Whether it was sent. */
export async function resendVerification(
  accounts: Accounts,
  email: string,
  language: Language,
): Promise<boolean> {
  const token = createToken()
  const isSent = await accounts.database.accounts.transaction(async (tx) => {
    const [user] = await readRows<{ id: string }>(
      tx,
      sql`select id from auth_users u where email = ${email} and not email_verified and not exists (
        select 1 from auth_verifications v
        where v.value = u.id::text and v.created_at > now() - interval '5 minutes')`,
    )
    if (!user) return false
    await storeToken(tx, token, user.id)
    await queueMail(tx, email, composeVerification(accounts.site, token, language))
    return true
  })
  if (isSent) accounts.wakeOutbox()
  return isSent
}

/** A secret for a mailed link: 256 bits, of which only the hash is stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Stores a link that confirms an account's e-mail within 24 hours. */
export async function storeToken(tx: Transaction, token: string, userId: string): Promise<void> {
  await tx.execute(
    sql`insert into auth_verifications (identifier, value, expires_at)
      values (${hashToken(token)}, ${userId}, now() + interval '24 hours')`,
  )
}

/** Uses a link up. The account that it is for; null when it is unknown, used or too old. */
async function consumeToken(tx: Transaction, token: string): Promise<string | null> {
  const [used] = await readRows<{ userId: string; valid: boolean }>(
    tx,
    sql`delete from auth_verifications where identifier = ${hashToken(token)}
      returning value as "userId", expires_at > now() as valid`,
  )
  return used?.valid ? used.userId : null
}

function hashToken(token: string): string {
  return `verify-email:${createHash('sha256').update(token).digest('base64url')}`
}
