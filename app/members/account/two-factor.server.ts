import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { sql } from 'drizzle-orm'
import { drawQrCode, type QrDrawing } from '#app/lib/draw-qr-code.server.ts'
import { checkForm, type Result } from '#app/lib/form.ts'
import { queueMail } from '#app/members/auth/account-mail.server.ts'
import { codeInput } from '#app/members/auth/auth-input.ts'
import { countTry } from '#app/members/auth/caller.server.ts'
import {
  consumeCode,
  getTriesKey,
  readTwoFactor,
  renewBackupCodes,
} from '#app/members/auth/consume-code.server.ts'
import {
  createSecret,
  formatSecret,
  formatSecretUrl,
  matchCode,
} from '#app/members/auth/one-time-code.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { passwordInput } from './account-input.ts'
import { accountMessages, twoFactorMessages } from './messages.tsx'
import { type OwnAccount, reject, rejectUnlessPassword } from './own-account.server.ts'

/** The state of a member's two-factor sign-in. */
export type TwoFactorState =
  | { kind: 'off' }
  /** The app reads `address` from the QR code; `secret` is for typing. */
  | { kind: 'setup'; address: string; secret: string; qr: QrDrawing }
  | { kind: 'on'; backupCodesLeft: number }

/** The result of a form: the page's next state, or codes to show once. */
type Next = 'setup' | 'off' | { codes: string[] }

/** The handlers of the two-factor page's forms, by intent. */
export const twoFactorForms = new Map([
  ['start-two-factor', start],
  ['confirm-two-factor', confirm],
  ['renew-backup-codes', renew],
  ['turn-off-two-factor', turnOff],
])

export async function readState({ accounts, user }: OwnAccount): Promise<TwoFactorState> {
  const stored = await readTwoFactor(accounts.database.accounts, user.id)
  if (stored?.isOn) return { kind: 'on', backupCodesLeft: stored.backupCodesLeft }
  if (!stored?.isFresh) return { kind: 'off' }
  const secret = await symmetricDecrypt({ key: accounts.secret, data: stored.secret })
  const address = formatSecretUrl(secret, accounts.site.name, user.email)
  return { kind: 'setup', address, secret: formatSecret(secret), qr: drawQrCode(address) }
}

/** Create a secret, which becomes active when a code confirms it within half an hour. */
async function start(own: OwnAccount, form: FormData): Promise<Result<Next>> {
  const { accounts, user, language } = own
  const { pleaseCheck } = accountMessages[language]
  const input = checkForm(passwordInput(language), form, pleaseCheck)
  if (!input.ok) return input
  const rejected = await rejectUnlessPassword(own, input.value.currentPassword)
  if (rejected) return rejected
  const secret = await symmetricEncrypt({ key: accounts.secret, data: createSecret() })
  await accounts.database.accounts.execute(
    sql`insert into auth_two_factors (user_id, secret) values (${user.id}, ${secret})
      on conflict (user_id) do update set secret = excluded.secret, created_at = now()
      where auth_two_factors.confirmed_at is null`,
  )
  return { ok: true, value: 'setup' }
}

/**
 * Turn on two-factor sign-in with a code of the new secret, and sign out every other device.
 * Returns the backup codes.
 */
async function confirm(own: OwnAccount, form: FormData): Promise<Result<Next>> {
  const { accounts, user, language } = own
  const { database, secret: key } = accounts
  const { codeOfApp, codeWrong, alreadyOn, setupOver } = twoFactorMessages[language]
  const { pleaseCheck } = accountMessages[language]
  const stored = await readTwoFactor(database.accounts, user.id)
  if (stored?.isOn) return reject({ title: alreadyOn, status: 409 })
  if (!stored?.isFresh) return reject({ title: setupOver, status: 409 })
  const input = checkForm(codeInput(language), form, pleaseCheck)
  if (!input.ok) return reject({ ...pleaseCheck, fields: { code: codeOfApp } })
  const secret = await symmetricDecrypt({ key, data: stored.secret })
  const step = await matchCode(secret, input.value.code)
  if (step === null) return reject({ ...pleaseCheck, fields: { code: codeWrong } })
  const codes = await database.accounts.transaction(async (db) => {
    const confirmed = await readRows(
      db,
      sql`update auth_two_factors set confirmed_at = now(), last_step = ${step}
        where user_id = ${user.id} and confirmed_at is null and secret = ${stored.secret} returning 1`,
    )
    if (confirmed.length === 0) return null
    await db.execute(
      sql`delete from auth_sessions where user_id = ${user.id} and id <> ${own.sessionId}`,
    )
    await queueMail(db, own, user.email, 'twoFactorOn')
    return renewBackupCodes(db, key, user.id)
  })
  // Another tab confirmed first.
  if (!codes) return reject({ ...pleaseCheck, fields: { code: codeWrong } })
  accounts.wakeOutbox()
  return { ok: true, value: { codes } }
}

/** Create ten new backup codes; the old ones become invalid. */
async function renew(own: OwnAccount, form: FormData): Promise<Result<Next>> {
  const rejected = await rejectUnlessBoth(own, form)
  if (rejected) return rejected
  const { database, secret } = own.accounts
  const codes = await database.accounts.transaction((db) =>
    renewBackupCodes(db, secret, own.user.id),
  )
  return { ok: true, value: { codes } }
}

async function turnOff(own: OwnAccount, form: FormData): Promise<Result<Next>> {
  const { accounts, user } = own
  const rejected = await rejectUnlessBoth(own, form)
  if (rejected) return rejected
  await accounts.database.accounts.transaction(async (db) => {
    await db.execute(sql`delete from auth_backup_codes where user_id = ${user.id}`)
    await db.execute(sql`delete from auth_two_factors where user_id = ${user.id}`)
    await queueMail(db, own, user.email, 'twoFactorOff')
  })
  accounts.wakeOutbox()
  return { ok: true, value: 'off' }
}

/** Check the password and a code, which a person at an unlocked screen does not have. */
async function rejectUnlessBoth(own: OwnAccount, form: FormData) {
  const { accounts, user, language } = own
  const stored = await readTwoFactor(accounts.database.accounts, user.id)
  if (!stored?.isOn) return reject({ title: twoFactorMessages[language].alreadyOff, status: 409 })
  const { pleaseCheck } = accountMessages[language]
  const schema = passwordInput(language).extend(codeInput(language).shape)
  const input = checkForm(schema, form, pleaseCheck)
  if (!input.ok) return input
  const rejected = await rejectUnlessPassword(own, input.value.currentPassword)
  if (rejected) return rejected
  const refund = await countTry(own, 'sign-in', getTriesKey(user.id))
  if (!refund.ok) return refund
  if (!(await consumeCode(own, user.id, input.value.code))) {
    return reject({ ...pleaseCheck, fields: { code: twoFactorMessages[language].codeWrong } })
  }
  await refund.value()
  return null
}
