import { sql } from 'drizzle-orm'
import type { Result } from '#app/lib/form.ts'
import type { Executor } from '#db/client.server.ts'
import { readDatabaseError } from '#db/read-database-error.ts'
import { readRows } from '#db/read-rows.server.ts'
import { queueMail } from './account-mail.server.ts'
import type { SignUpInput } from './auth-input.ts'
import { attempt, type Caller, countTry } from './caller.server.ts'
import { describeWrongFields } from './form-errors.ts'
import { signInMessages } from './messages.tsx'
import { consumeToken, createToken, voidTokens } from './one-time-token.server.ts'

/**
 * Create an account, its profile and the user role in one transaction, and email the confirmation
 * link. If the email has an account, its owner gets an email about it; the answer, the work and the
 * time are the same.
 */
export function signUp(caller: Caller, input: SignUpInput): Promise<Result<null>> {
  const { accounts, language } = caller
  const { signUpFailed: title, unexpected, usernameTaken } = signInMessages[language]
  return attempt(caller, 'signing up', { title, text: unexpected }, async () => {
    const counted = await countTry(caller, 'sign-up', input.email, title)
    if (!counted.ok) return counted
    const isMade = await waitHalfASecond(async () => {
      const hash = await accounts.hasher.hash(input.password)
      return accounts.database.accounts
        .transaction((db) => makeAccount(db, caller, input, hash))
        .catch(rethrowUnlessUsernameTaken)
    })
    if (!isMade) {
      const errors = describeWrongFields(title, language)
      return { ok: false, errors: { ...errors, fields: { username: usernameTaken } } }
    }
    accounts.wakeOutbox()
    return { ok: true, value: null }
  })
}

/**
 * Run the work and wait for at least half a second, so that the time does not reveal which work
 * it was.
 */
export async function waitHalfASecond<Done>(work: () => Promise<Done>): Promise<Done> {
  const pause = new Promise<void>((resolve) => setTimeout(resolve, 500))
  const [done] = await Promise.allSettled([work(), pause])
  if (done.status === 'rejected') throw done.reason
  return done.value
}

/** Return false if the username is taken, whether or not the email is known. */
async function makeAccount(
  db: Executor,
  caller: Caller,
  { email, fullName, username }: SignUpInput,
  hash: string,
): Promise<boolean> {
  const [holder] = await readRows(
    db,
    sql`select 1 from profiles where lower(username) = lower(${username})`,
  )
  if (holder) return false
  const [user] = await readRows<{ id: string }>(
    db,
    sql`insert into auth_users (name, email) values (${fullName}, ${email})
      on conflict (email) do nothing returning id`,
  )
  if (!user) {
    await queueMail(db, caller, email, 'knownAddress')
    return true
  }
  const { id } = user
  await db.execute(
    sql`insert into auth_accounts (user_id, account_id, provider_id, password)
      values (${id}, ${id}, 'credential', ${hash})`,
  )
  await db.execute(
    sql`insert into profiles (id, full_name, username, language)
      values (${id}, ${fullName}, ${username}, ${caller.language})`,
  )
  await db.execute(sql`insert into user_roles (user_id, role) values (${id}, 'user')`)
  const token = await createToken(db, 'verify-email', id)
  await queueMail(db, caller, email, 'verification', token)
  return true
}

/** Return false if two people took one name at the same time; rethrow other errors. */
export function rethrowUnlessUsernameTaken(error: unknown): false {
  const known = readDatabaseError(error)
  if (known?.code !== '23505' || known.constraint !== 'profiles_username') throw error
  return false
}

/** Confirm the address of an emailed link. */
export function confirmEmail(caller: Caller, token: string): Promise<Result<null>> {
  const {
    notConfirmed: title,
    unexpected,
    linkOver,
    verificationOver,
  } = signInMessages[caller.language]
  return attempt(caller, 'confirming an email', { title, text: unexpected }, () =>
    caller.accounts.database.accounts.transaction<Result<null>>(async (db) => {
      const userId = await consumeToken(db, 'verify-email', token)
      if (!userId) {
        return { ok: false, errors: { title: linkOver, text: verificationOver, status: 400 } }
      }
      await voidTokens(db, userId)
      await db.execute(
        sql`update auth_users set email_verified = true, updated_at = now() where id = ${userId}`,
      )
      return { ok: true, value: null }
    }),
  )
}

/**
 * Send the link again, unless one was sent within the last five minutes. Returns whether it was
 * sent.
 */
export async function resendVerification(caller: Caller, email: string): Promise<boolean> {
  const { accounts } = caller
  const isSent = await accounts.database.accounts.transaction(async (db) => {
    const [user] = await readRows<{ id: string }>(
      db,
      sql`select id from auth_users u where email = ${email} and not email_verified and not exists (
        select 1 from auth_verifications v
        where v.value = u.id::text and v.created_at > now() - interval '5 minutes')`,
    )
    if (!user) return false
    const token = await createToken(db, 'verify-email', user.id)
    await queueMail(db, caller, email, 'verification', token)
    return true
  })
  if (isSent) accounts.wakeOutbox()
  return isSent
}
