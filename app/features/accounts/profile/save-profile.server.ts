import { sql } from 'drizzle-orm'
import { findCause } from '#app/features/accounts/session/hide-values.server.ts'
import { checkForm, type Result } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import { asViewer } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { createProfileInput } from './account-input.ts'
import { messages } from './messages.tsx'
import { becomeService, type OwnAccount, reject, rejectFields } from './own-account.server.ts'

/** The language that a member has chosen; null where they have not. */
export async function readChosenLanguage({ accounts, user, viewer }: OwnAccount) {
  const [row] = await asViewer(accounts.database, viewer, (tx) =>
    readRows<{ language: Language | null }>(
      tx,
      sql`select language from profiles where id = ${user.id}`,
    ),
  )
  return row?.language ?? null
}

/** Stores a member's full name, username and language; an empty username takes it away. */
export async function saveProfile(own: OwnAccount, form: FormData): Promise<Result<null>> {
  const { accounts, user, viewer, language } = own
  const text = messages[language]
  const input = checkForm(createProfileInput(own), form, text.pleaseCheck)
  if (!input.ok) return input
  const { fullName, username, language: chosen } = input.value
  try {
    const isSaved = await asViewer(accounts.database, viewer, async (tx) => {
      const rows = await readRows(
        tx,
        sql`update profiles set full_name = ${fullName}, username = ${username},
            language = coalesce(${chosen}, language)
          where id = ${user.id} returning id`,
      )
      await becomeService(tx)
      await tx.execute(
        sql`update auth_users set name = ${fullName}, updated_at = now() where id = ${user.id}`,
      )
      return rows.length === 1
    })
    if (!isSaved) return reject({ title: text.unexpected, status: 403 })
    return { ok: true, value: null }
  } catch (error) {
    const { code, constraint } = findCause(error)
    if (code !== '23505' || constraint !== 'profiles_username') throw error
    return rejectFields({ username: text.usernameTaken }, language)
  }
}
