import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Accounts } from '#app/features/accounts/session/accounts.server.ts'
import { queueMail } from '#app/features/accounts/session/queue-mail.server.ts'
import { checkForm, type Result } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import { readRows } from '#db/read-rows.server.ts'
import { createEmailInput } from './account-input.ts'
import {
  composeEmailAsked,
  composeEmailChanged,
  composeEmailKnown,
  composeNewEmail,
} from './account-mail.ts'
import { messages } from './messages.tsx'
import { type OwnAccount, reject, rejectUnlessPassword } from './own-account.server.ts'

/**
 * Mails a link to a new address; only when it is opened does the address change. The old address is
 * told at once, and with a new password the link is void. Whether somebody else has the new address is
 * told only to that address.
 */
export async function askForEmail(own: OwnAccount, form: FormData): Promise<Result<null>> {
  const { accounts, user, language } = own
  const { database, site } = accounts
  const text = messages[language]
  const input = checkForm(createEmailInput(own), form, text.pleaseCheck)
  if (!input.ok) return input
  const { email, currentPassword } = input.value
  const rejected = await rejectUnlessPassword(own, currentPassword)
  if (rejected) return rejected
  const taken = await accounts.limits.take('reset', own.address, `new email of ${user.id}`)
  if (!taken.ok) return reject(text.tooManyTries(taken.retryAfter))
  const token = createToken(email)
  await database.accounts.transaction(async (tx) => {
    await tx.execute(
      sql`delete from auth_verifications where value = ${user.id} and identifier like 'change-email:%'`,
    )
    const [holder] = await readRows(tx, sql`select 1 from auth_users where email = ${email}`)
    if (!holder) {
      await tx.execute(
        sql`insert into auth_verifications (identifier, value, expires_at)
          values (${hashToken(token)}, ${user.id}, now() + interval '24 hours')`,
      )
    }
    const toNew = holder
      ? composeEmailKnown(site, language)
      : composeNewEmail(site, token, language)
    await queueMail(tx, email, toNew)
    await queueMail(tx, user.email, composeEmailAsked(site, language))
  })
  accounts.wakeOutbox()
  return { ok: true, value: null }
}

/**
 * Uses a mailed link up: the account has the new address from now on. Not when the link is unknown, used
 * or too old, nor when the address got an account of its own since.
 */
export async function confirmNewEmail(
  { database, site, wakeOutbox }: Accounts,
  token: string,
  language: Language,
): Promise<Result<null>> {
  const text = messages[language]
  const email = readEmail(token)
  const expired = reject({ title: text.linkExpired, status: 400 })
  const result = await database.accounts.transaction<Result<null>>(async (tx) => {
    const [used] = await readRows<{ userId: string; valid: boolean }>(
      tx,
      sql`delete from auth_verifications where identifier = ${hashToken(token)}
        returning value as "userId", expires_at > now() as valid`,
    )
    if (!used?.valid) return expired
    const [user] = await readRows<{ email: string; isTaken: boolean }>(
      tx,
      sql`select email, exists (select 1 from auth_users where email = ${email}) as "isTaken"
        from auth_users where id = ${used.userId}`,
    )
    if (!user) return expired
    if (user.isTaken) return reject({ title: text.emailTaken, status: 409 })
    await tx.execute(
      sql`update auth_users set email = ${email}, email_verified = true, updated_at = now()
        where id = ${used.userId}`,
    )
    await tx.execute(sql`delete from auth_verifications where value = ${used.userId}`)
    await queueMail(tx, user.email, composeEmailChanged(site, language))
    return { ok: true, value: null }
  })
  if (result.ok) wakeOutbox()
  return result
}

/** A secret of 256 bits that carries the new address: until the link is opened we do not store it. */
function createToken(email: string): string {
  return `${Buffer.from(email).toString('base64url')}.${randomBytes(32).toString('base64url')}`
}

function readEmail(token: string): string {
  return Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()
}

/** What is stored: the hash of the whole, so that nobody puts another address into a link. */
function hashToken(token: string): string {
  return `change-email:${createHash('sha256').update(token).digest('base64url')}`
}
