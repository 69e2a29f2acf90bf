import { sql } from 'drizzle-orm'
import { checkForm, type Result } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import { signInMessages } from '#app/members/auth/messages.tsx'
import { rethrowUnlessUsernameTaken } from '#app/members/auth/sign-up.server.ts'
import { asViewer } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { createProfileInput } from './account-input.ts'
import { accountMessages } from './messages.tsx'
import { becomeService, type OwnAccount, reject } from './own-account.server.ts'

/** Read the language that a member has chosen; null if none. */
export async function readChosenLanguage({ accounts, user, viewer }: OwnAccount) {
  const [row] = await asViewer(accounts.database, viewer, (db) =>
    readRows<{ language: Language | null }>(
      db,
      sql`select language from profiles where id = ${user.id}`,
    ),
  )
  return row?.language ?? null
}

/** Store a member's full name, username and language; an empty username removes it. */
export async function saveProfile(own: OwnAccount, form: FormData): Promise<Result<null>> {
  const { accounts, user, viewer, language } = own
  const { pleaseCheck } = accountMessages[language]
  const input = checkForm(createProfileInput(own), form, pleaseCheck)
  if (!input.ok) return input
  const { fullName, username, language: chosen } = input.value
  const isSaved = await asViewer(accounts.database, viewer, async (db) => {
    const rows = await readRows(
      db,
      sql`update profiles set full_name = ${fullName}, username = ${username},
          language = coalesce(${chosen}, language)
        where id = ${user.id} returning id`,
    )
    if (rows.length === 0) throw new Error('a session is of another member')
    await becomeService(db)
    await db.execute(
      sql`update auth_users set name = ${fullName}, updated_at = now() where id = ${user.id}`,
    )
    return true
  }).catch(rethrowUnlessUsernameTaken)
  if (!isSaved)
    return reject({ ...pleaseCheck, fields: { username: signInMessages[language].usernameTaken } })
  return { ok: true, value: null }
}
