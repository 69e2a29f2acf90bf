import { sql } from 'drizzle-orm'
import type { Accounts } from '#app/features/accounts/session/accounts.server.ts'
import { findCause, hideValues } from '#app/features/accounts/session/hide-values.server.ts'
import { queueMail } from '#app/features/accounts/session/queue-mail.server.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { composeKnownAddress, composeVerification } from './account-mail.ts'
import { atLeast } from './at-least.server.ts'
import type { SignUpInput } from './auth-input.ts'
import { createToken, storeToken } from './link-token.server.ts'
import type { Caller } from './sign-in.server.ts'

type SignUpResult =
  | { ok: true }
  | { ok: false; reason: 'username-taken' | 'unexpected' }
  | { ok: false; reason: 'throttled'; retryAfter: number }

/** Milliseconds that signing up takes whether or not the e-mail is known. */
const pace = 500

/**
 * Makes an account, its profile and the role of a user, all or nothing, and mails the link that
 * confirms the address. An e-mail that has an account already gets a mail that says so; the answer, the
 * work and the time are the same. Never throws.
 */
export async function signUp(
  accounts: Accounts,
  input: SignUpInput,
  caller: Pick<Caller, 'address'>,
): Promise<SignUpResult> {
  try {
    const taken = await accounts.limits.take('sign-up', caller.address, input.email)
    if (!taken.ok) return { ok: false, reason: 'throttled', retryAfter: taken.retryAfter }
    return await atLeast(pace, async () => {
      const hash = await accounts.hasher.hash(input.password)
      const result = await accounts.database.accounts.transaction((tx) =>
        makeAccount(tx, accounts, input, hash),
      )
      accounts.wakeOutbox()
      return result
    })
  } catch (error) {
    if (isUsernameTaken(error)) return { ok: false, reason: 'username-taken' }
    accounts.logger.error({ err: hideValues(error) }, 'signing up failed')
    return { ok: false, reason: 'unexpected' }
  }
}

async function makeAccount(
  tx: Transaction,
  { site }: Accounts,
  { email, fullName, username }: SignUpInput,
  hash: string,
): Promise<SignUpResult> {
  const [holder] = await readRows(
    tx,
    sql`select 1 from profiles where lower(username) = lower(${username})`,
  )
  if (holder) return { ok: false, reason: 'username-taken' }
  const [user] = await readRows<{ id: string }>(
    tx,
    sql`insert into auth_users (name, email) values (${fullName}, ${email})
      on conflict (email) do nothing returning id`,
  )
  if (!user) {
    await queueMail(tx, email, composeKnownAddress(site))
    return { ok: true }
  }
  const { id } = user
  await tx.execute(
    sql`insert into auth_accounts (user_id, account_id, provider_id, password)
      values (${id}, ${id}, 'credential', ${hash})`,
  )
  await tx.execute(
    sql`insert into profiles (id, full_name, username) values (${id}, ${fullName}, ${username})`,
  )
  await tx.execute(sql`insert into user_roles (user_id, role) values (${id}, 'user')`)
  const token = createToken()
  await storeToken(tx, token, id)
  await queueMail(tx, email, composeVerification(site, token))
  return { ok: true }
}

/** Two people who took one name at the same moment: the later is told. */
function isUsernameTaken(error: unknown): boolean {
  const { code, constraint } = findCause(error)
  return code === '23505' && constraint === 'profiles_username'
}
