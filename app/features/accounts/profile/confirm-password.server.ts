import { sql } from 'drizzle-orm'
import { readRows } from '#db/read-rows.server.ts'
import type { AccountDesk } from './account-desk.server.ts'
import { type Refused, refuse } from './account-outcome.ts'
import * as messages from './messages.ts'

/**
 * Asks for the member's password again. Null when it is right; tries are counted apart from those to
 * sign in, so that whoever found an open screen cannot lock the owner out.
 */
export async function refuseUnlessPassword(
  { database, hasher, limits, member, address }: AccountDesk,
  password: string,
): Promise<Refused | null> {
  if (password === '') return refuseField(messages.passwordMissing)
  const taken = await limits.take('sign-in', address, `password of ${member.id}`)
  if (!taken.ok) return refuseTries(taken.retryAfter)
  const [stored] = await readRows<{ hash: string }>(
    database.accounts,
    sql`select password as hash from auth_accounts
      where user_id = ${member.id} and provider_id = 'credential' and password is not null`,
  )
  if (!stored || !(await hasher.verify({ hash: stored.hash, password }))) {
    return refuseField(messages.passwordWrong)
  }
  await taken.giveBack()
  return null
}

export function refuseTries(retryAfter: number): Refused {
  return {
    ok: false,
    status: 429,
    retryAfter,
    problem: messages.tooManyTries(retryAfter),
    errors: {},
  }
}

const refuseField = (error: string) => refuse(messages.pleaseCheck, { currentPassword: error })
