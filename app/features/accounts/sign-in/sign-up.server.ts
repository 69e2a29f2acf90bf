import { sql } from 'drizzle-orm'
import type { Accounts } from '#app/features/accounts/session/accounts.server.ts'
import { findCause, hideValues } from '#app/features/accounts/session/hide-values.server.ts'
import { queueMail } from '#app/features/accounts/session/queue-mail.server.ts'
import type { Result } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { composeKnownAddress, composeVerification } from './account-mail.ts'
import type { SignUpInput } from './auth-input.ts'
import { describeTooManyTries, describeWrongFields } from './form-errors.ts'
import { messages } from './messages.ts'
import { createToken, storeToken } from './verify-email.server.ts'

function rejectUsername(language: Language): Result<null> {
  const { signUpFailed, usernameTaken } = messages[language]
  const errors = describeWrongFields(signUpFailed, language)
  return { ok: false, errors: { ...errors, fields: { username: usernameTaken } } }
}

/**
 * Makes an account, its profile and the role of a user, all or nothing, and mails the link that
 * confirms the address. An e-mail that has an account already gets a mail that says so; the answer, the
 * work and the time are the same. `address` is the client's, for counting only.
 */
export async function signUp(
  accounts: Accounts,
  input: SignUpInput,
  address: string | null,
  language: Language = 'en',
): Promise<Result<null>> {
  const { signUpFailed: title, unexpected } = messages[language]
  try {
    const taken = await accounts.limits.take('sign-up', address, input.email)
    if (!taken.ok) {
      return { ok: false, errors: describeTooManyTries(title, taken.retryAfter, language) }
    }
    return await takeHalfASecond(async () => {
      const hash = await accounts.hasher.hash(input.password)
      const result = await accounts.database.accounts.transaction((tx) =>
        makeAccount(tx, accounts, input, hash, language),
      )
      accounts.wakeOutbox()
      return result
    })
  } catch (error) {
    if (isUsernameTaken(error)) return rejectUsername(language)
    accounts.logger.error({ err: hideValues(error) }, 'signing up failed')
    return { ok: false, errors: { title, text: unexpected, status: 503 } }
  }
}

/** Does the work in half a second or more, so that how long it took does not say which work it was. */
export async function takeHalfASecond<Done>(work: () => Promise<Done>): Promise<Done> {
  const pause = new Promise<void>((resolve) => setTimeout(resolve, 500))
  const [done] = await Promise.allSettled([work(), pause])
  if (done.status === 'rejected') throw done.reason
  return done.value
}

async function makeAccount(
  tx: Transaction,
  { site }: Accounts,
  { email, fullName, username }: SignUpInput,
  hash: string,
  language: Language,
): Promise<Result<null>> {
  const [holder] = await readRows(
    tx,
    sql`select 1 from profiles where lower(username) = lower(${username})`,
  )
  if (holder) return rejectUsername(language)
  const [user] = await readRows<{ id: string }>(
    tx,
    sql`insert into auth_users (name, email) values (${fullName}, ${email})
      on conflict (email) do nothing returning id`,
  )
  if (!user) {
    await queueMail(tx, email, composeKnownAddress(site, language))
    return { ok: true, value: null }
  }
  const { id } = user
  await tx.execute(
    sql`insert into auth_accounts (user_id, account_id, provider_id, password)
      values (${id}, ${id}, 'credential', ${hash})`,
  )
  await tx.execute(
    sql`insert into profiles (id, full_name, username, language)
      values (${id}, ${fullName}, ${username}, ${language})`,
  )
  await tx.execute(sql`insert into user_roles (user_id, role) values (${id}, 'user')`)
  const token = createToken()
  await storeToken(tx, token, id)
  await queueMail(tx, email, composeVerification(site, token, language))
  return { ok: true, value: null }
}

/** Two people who took one name at the same moment: the later is told. */
function isUsernameTaken(error: unknown): boolean {
  const { code, constraint } = findCause(error)
  return code === '23505' && constraint === 'profiles_username'
}
