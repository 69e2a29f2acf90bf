import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { asViewer } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { AccountDesk } from './account-desk.server.ts'
import { done, type Errors, type Outcome, refuse } from './account-outcome.ts'
import { becomeService } from './become-service.server.ts'
import * as messages from './messages.ts'
import { readText } from './read-text.ts'

/** Stores a member's full name and username; an empty username takes it away. */
export async function saveProfile(desk: AccountDesk, form: FormData): Promise<Outcome> {
  const { rules, member } = desk
  const fullName = checkName(rules.fullName, readText(form, 'fullName'), member.fullName)
  const username = checkName(rules.username, readText(form, 'username'), member.username)
  if (!fullName.success || !username.success) {
    const errors: Errors = {}
    if (!fullName.success) errors.fullName = fullName.error.issues[0]?.message
    if (!username.success) errors.username = username.error.issues[0]?.message
    return refuse(messages.pleaseCheck, errors)
  }
  try {
    const saved = await asViewer(desk.database, desk.viewer, async (tx) => {
      const rows = await readRows(
        tx,
        sql`update profiles set full_name = ${fullName.data}, username = ${username.data}
          where id = ${member.id} returning id`,
      )
      await becomeService(tx)
      await tx.execute(
        sql`update auth_users set name = ${fullName.data}, updated_at = now() where id = ${member.id}`,
      )
      return rows.length === 1
    })
    return saved ? done('profile-saved', 'profile') : refuse(messages.unexpected, {}, 403)
  } catch (error) {
    if (!isUsernameTaken(error)) throw error
    return refuse(messages.pleaseCheck, { username: messages.usernameTaken })
  }
}

/** The rule is for new names: the staff's own are reserved, and stay theirs. */
function checkName<Name>(rule: z.ZodType<Name>, typed: string, current: Name) {
  return typed === current ? { success: true as const, data: current } : rule.safeParse(typed)
}

function isUsernameTaken(error: unknown): boolean {
  const { code, constraint } = ((error instanceof Error && error.cause) || error) as {
    code?: string
    constraint?: string
  }
  return code === '23505' && constraint === 'profiles_username'
}
