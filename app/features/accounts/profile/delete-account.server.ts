import { sql } from 'drizzle-orm'
import { asViewer } from '#db/as-viewer.server.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { AccountDesk } from './account-desk.server.ts'
import { type Outcome, refuse } from './account-outcome.ts'
import { becomeService } from './become-service.server.ts'
import { refuseUnlessPassword } from './confirm-password.server.ts'
import * as messages from './messages.ts'
import { readText } from './read-text.ts'

/** Two admins who leave at the same moment do so one after the other. */
const leavingLock = 7_301_944

/**
 * Deletes the member's account: profile, password, sessions, mailed links and votes, at once or not at
 * all. Comments and reviews lose their author, or go too when the form says so. The e-mail and the
 * username are free again. The only admin cannot leave.
 */
export async function deleteAccount(desk: AccountDesk, form: FormData): Promise<Outcome> {
  const { database, viewer, member } = desk
  const refused = await refuseUnlessPassword(desk, readText(form, 'currentPassword'))
  if (refused) return refused
  return asViewer<Outcome>(database, viewer, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${leavingLock})`)
    if (await isOnlyAdmin(tx, member.id)) return refuse(messages.lastAdmin, {}, 409)
    if (form.get('deleteWords') === 'yes') {
      await tx.execute(sql`delete from comments where user_id = ${member.id}`)
      await tx.execute(sql`delete from reviews where user_id = ${member.id}`)
    }
    await becomeService(tx)
    await tx.execute(sql`delete from auth_verifications where value = ${member.id}`)
    // Profile, password, sessions and votes hang on it.
    await tx.execute(sql`delete from auth_users where id = ${member.id}`)
    return { ok: true, flash: 'account-deleted', place: '', isGone: true }
  })
}

async function isOnlyAdmin(tx: Transaction, userId: string): Promise<boolean> {
  const [found] = await readRows<{ isAdmin: boolean; hasOthers: boolean }>(
    tx,
    sql`select
      exists (select 1 from user_roles where user_id = ${userId} and role = 'admin') as "isAdmin",
      exists (select 1 from user_roles r join profiles p on p.id = r.user_id
        where r.role = 'admin' and p.status = 'active' and p.id <> ${userId}) as "hasOthers"`,
  )
  return Boolean(found?.isAdmin && !found.hasOthers)
}
