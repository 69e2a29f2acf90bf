import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { readRows } from '#db/read-rows.server.ts'
import type { AccountDesk, AccountTools } from './account-desk.server.ts'
import {
  composeEmailAsked,
  composeEmailChanged,
  composeEmailKnown,
  composeNewEmail,
} from './account-mail.ts'
import { done, type Outcome, refuse } from './account-outcome.ts'
import { refuseTries, refuseUnlessPassword } from './confirm-password.server.ts'
import * as messages from './messages.ts'
import { readText } from './read-text.ts'

/**
 * Mails a link to a new address; only when it is opened does the address change. The old address is
 * told at once, and with a new password the link is void. Whether somebody else has the new address is
 * told only to that address.
 */
export async function askForEmail(desk: AccountDesk, form: FormData): Promise<Outcome> {
  const { database, site, member } = desk
  const checked = desk.rules.email.safeParse(readText(form, 'email'))
  const given = readText(form, 'currentPassword')
  if (!checked.success || checked.data === member.email) {
    const missing = given === '' && { currentPassword: messages.passwordMissing }
    const email = checked.success ? messages.emailSame : checked.error.issues[0]?.message
    return refuse(messages.pleaseCheck, { ...missing, email })
  }
  const refused = await refuseUnlessPassword(desk, given)
  if (refused) return refused
  const taken = await desk.limits.take('reset', desk.address, `new email of ${member.id}`)
  if (!taken.ok) return refuseTries(taken.retryAfter)
  const email = checked.data
  const token = createToken(email)
  await database.accounts.transaction(async (tx) => {
    await tx.execute(
      sql`delete from auth_verifications where value = ${member.id} and identifier like 'change-email:%'`,
    )
    const [holder] = await readRows(tx, sql`select 1 from auth_users where email = ${email}`)
    if (!holder) {
      await tx.execute(
        sql`insert into auth_verifications (identifier, value, expires_at)
          values (${nameToken(token)}, ${member.id}, now() + interval '24 hours')`,
      )
    }
    await desk.queueMail(tx, email, holder ? composeEmailKnown(site) : composeNewEmail(site, token))
    await desk.queueMail(tx, member.email, composeEmailAsked(site))
  })
  desk.wakeOutbox()
  return done('email-asked', 'email')
}

/**
 * Uses a mailed link up: the account has the new address from now on. 'expired' when the link is
 * unknown, used or too old; 'taken' when the address got an account of its own since.
 */
export async function confirmNewEmail(
  { database, site, queueMail, wakeOutbox }: AccountTools,
  token: string,
): Promise<'changed' | 'expired' | 'taken'> {
  const email = readEmail(token)
  const result = await database.accounts.transaction(async (tx) => {
    const [used] = await readRows<{ userId: string; valid: boolean }>(
      tx,
      sql`delete from auth_verifications where identifier = ${nameToken(token)}
        returning value as "userId", expires_at > now() as valid`,
    )
    if (!used?.valid) return 'expired'
    const [user] = await readRows<{ email: string; isTaken: boolean }>(
      tx,
      sql`select email, exists (select 1 from auth_users where email = ${email}) as "isTaken"
        from auth_users where id = ${used.userId}`,
    )
    if (!user) return 'expired'
    if (user.isTaken) return 'taken'
    await tx.execute(
      sql`update auth_users set email = ${email}, email_verified = true, updated_at = now()
        where id = ${used.userId}`,
    )
    await tx.execute(sql`delete from auth_verifications where value = ${used.userId}`)
    await queueMail(tx, user.email, composeEmailChanged(site))
    return 'changed'
  })
  if (result === 'changed') wakeOutbox()
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
function nameToken(token: string): string {
  return `change-email:${createHash('sha256').update(token).digest('base64url')}`
}
