import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { sql } from 'drizzle-orm'
import type { Accounts } from '#app/features/accounts/session/accounts.server.ts'
import { queueMail } from '#app/features/accounts/session/queue-mail.server.ts'
import {
  composeBackupCodeUsed,
  composeTwoFactorOff,
  composeTwoFactorOn,
} from '#app/features/accounts/sign-in/account-mail.ts'
import type { Language } from '#app/lib/language.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { countBackupCodes, renewBackupCodes, spendBackupCode } from './backup-codes.server.ts'
import { createSecret, formatSecret, formatSecretUrl, matchCode } from './one-time-code.server.ts'

/** How far a member's two-factor sign-in has come. */
export type TwoFactorState =
  | { kind: 'off' }
  /** The app reads `address` off the QR code; `secret` is for typing in. */
  | { kind: 'setup'; address: string; secret: string }
  | { kind: 'on'; backupCodesLeft: number }

type Member = { id: string; email: string; sessionId: string }

/**
 * A member's own second step, as the account page works with it: every function is about this member
 * alone. What they reject with is a bug or a missing database. Its mails are in `language`.
 */
export function openTwoFactor(accounts: Accounts, member: Member, language: Language = 'en') {
  const { database, site, secret: key, wakeOutbox } = accounts
  const { id, email } = member

  return {
    async read(): Promise<TwoFactorState> {
      const stored = await readStored(database.accounts, id)
      if (!stored) return { kind: 'off' }
      if (stored.isOn) {
        return { kind: 'on', backupCodesLeft: await countBackupCodes(database.accounts, id) }
      }
      if (!stored.isFresh) return { kind: 'off' }
      const secret = await symmetricDecrypt({ key, data: stored.secret })
      return {
        kind: 'setup',
        address: formatSecretUrl(secret, site.name, email),
        secret: formatSecret(secret),
      }
    },

    /** Makes a secret that counts for nothing until a code confirms it, within half an hour. */
    async start(): Promise<void> {
      const secret = await symmetricEncrypt({ key, data: createSecret() })
      await database.accounts.execute(
        sql`insert into auth_two_factors (user_id, secret) values (${id}, ${secret})
          on conflict (user_id) do update set secret = excluded.secret, created_at = now()
          where auth_two_factors.confirmed_at is null`,
      )
    },

    /** Turns it on with a code of the new secret, and signs every other device out. The backup codes; null for a wrong code. */
    async confirm(code: string, now = Date.now()): Promise<string[] | null> {
      const stored = await readStored(database.accounts, id)
      if (!stored || stored.isOn || !stored.isFresh) return null
      const step = await matchCode(await symmetricDecrypt({ key, data: stored.secret }), code, now)
      if (step === null) return null
      const codes = await database.accounts.transaction(async (tx) => {
        const confirmed = await readRows(
          tx,
          sql`update auth_two_factors set confirmed_at = now(), last_step = ${step}
            where user_id = ${id} and confirmed_at is null and secret = ${stored.secret} returning 1`,
        )
        if (confirmed.length === 0) return null
        await tx.execute(
          sql`delete from auth_sessions where user_id = ${id} and id <> ${member.sessionId}`,
        )
        await queueMail(tx, email, composeTwoFactorOn(site, language))
        return renewBackupCodes(tx, key, id)
      })
      wakeOutbox()
      return codes
    },

    /** What tries of codes are counted under, here as at the sign-in. */
    tries: getTriesKey(id),

    /** Whether the member has just shown to have the phone or a backup code, which is used up. */
    spendCode: (code: string) => spendCode(accounts, id, code, Date.now(), language),

    /** Ten new backup codes; those before are void. */
    renew: () => database.accounts.transaction((tx) => renewBackupCodes(tx, key, id)),

    async turnOff(): Promise<void> {
      await database.accounts.transaction(async (tx) => {
        await removeTwoFactor(tx, id)
        await queueMail(tx, email, composeTwoFactorOff(site, language))
      })
      wakeOutbox()
    },
  }
}

/** What tries of a member's second step are counted under. */
export function getTriesKey(userId: string): string {
  return `second step of ${userId}`
}

/**
 * Whether six digits are of the member's app, now, or ten digits one of the member's backup codes. Either counts
 * once: it is used up here.
 */
export async function spendCode(
  accounts: Accounts,
  userId: string,
  code: string,
  now = Date.now(),
  language: Language = 'en',
): Promise<boolean> {
  if (code.length > 6) return spendAndTell(accounts, userId, code, language)
  const stored = await readStored(accounts.database.accounts, userId)
  if (!stored?.isOn) return false
  const secret = await symmetricDecrypt({ key: accounts.secret, data: stored.secret })
  const step = await matchCode(secret, code, now)
  if (step === null) return false
  const used = await readRows(
    accounts.database.accounts,
    sql`update auth_two_factors set last_step = ${step}
      where user_id = ${userId} and last_step < ${step} and secret = ${stored.secret} returning 1`,
  )
  return used.length > 0
}

/** Takes a member's second step away: for those who lost phone and codes too. */
export async function removeTwoFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_backup_codes where user_id = ${userId}`)
  await tx.execute(sql`delete from auth_two_factors where user_id = ${userId}`)
}

async function spendAndTell(
  accounts: Accounts,
  userId: string,
  code: string,
  language: Language,
): Promise<boolean> {
  const isUsed = await accounts.database.accounts.transaction(async (tx) => {
    if (!(await spendBackupCode(tx, accounts.secret, userId, code))) return false
    const [user] = await readRows<{ email: string }>(
      tx,
      sql`select email from auth_users where id = ${userId}`,
    )
    const left = await countBackupCodes(tx, userId)
    if (user) await queueMail(tx, user.email, composeBackupCodeUsed(accounts.site, left, language))
    return true
  })
  if (isUsed) accounts.wakeOutbox()
  return isUsed
}

type Stored = { secret: string; isOn: boolean; isFresh: boolean }

async function readStored(tx: Transaction, userId: string): Promise<Stored | undefined> {
  const [stored] = await readRows<Stored>(
    tx,
    sql`select secret, confirmed_at is not null as "isOn",
        created_at > now() - interval '30 minutes' as "isFresh"
      from auth_two_factors where user_id = ${userId}`,
  )
  return stored
}
