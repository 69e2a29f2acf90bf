import { sql } from 'drizzle-orm'
import { checkForm, type Result } from '#app/lib/form.ts'
import { asViewer } from '#db/as-viewer.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow } from '#db/read-rows.server.ts'
import { passwordInput } from './account-input.ts'
import { accountMessages } from './messages.tsx'
import {
  becomeService,
  type OwnAccount,
  reject,
  rejectUnlessPassword,
} from './own-account.server.ts'

/** Admins who leave at the same time wait for each other. */
const leavingLock = 7_301_944

/**
 * Delete the member's account in one transaction: profile, password, sessions, emailed links and
 * votes. Comments and reviews lose their author, or are deleted if the form says so. Email and
 * username become available again. The only admin cannot leave.
 */
export async function deleteAccount(own: OwnAccount, form: FormData): Promise<Result<null>> {
  const { accounts, viewer, user, language } = own
  const text = accountMessages[language]
  const input = checkForm(passwordInput(language), form, text.pleaseCheck)
  if (!input.ok) return input
  const rejected = await rejectUnlessPassword(own, input.value.currentPassword)
  if (rejected) return rejected
  return asViewer<Result<null>>(accounts.database, viewer, async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${leavingLock})`)
    if (await isOnlyAdmin(db, user.id)) {
      return reject({ title: text.lastAdmin, status: 409 })
    }
    if (form.get('deleteWords') === 'yes') {
      // Wait for what another tab is posting: its foreign key locks the profile.
      await db.execute(sql`select 1 from profiles where id = ${user.id} for update`)
      await db.execute(sql`delete from comments where user_id = ${user.id}`)
      await db.execute(sql`delete from reviews where user_id = ${user.id}`)
    }
    await becomeService(db)
    await db.execute(sql`delete from auth_verifications where value = ${user.id}`)
    // This also deletes profile, password, sessions and votes.
    await db.execute(sql`delete from auth_users where id = ${user.id}`)
    return { ok: true, value: null }
  })
}

async function isOnlyAdmin(db: Executor, userId: string): Promise<boolean> {
  const { isAdmin, hasOthers } = await readRow<{ isAdmin: boolean; hasOthers: boolean }>(
    db,
    sql`select
      exists (select 1 from user_roles where user_id = ${userId} and role = 'admin') as "isAdmin",
      exists (select 1 from user_roles r join profiles p on p.id = r.user_id
        where r.role = 'admin' and p.status = 'active' and p.id <> ${userId}) as "hasOthers"`,
  )
  return isAdmin && !hasOthers
}
