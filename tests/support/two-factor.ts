import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import type { AccountApp, Person } from './account-members.ts'
import { keepCookies, postForm } from './auth-client.ts'

export const twoFactorPage = '/account/two-factor'

/** Return the key that the setup page shows for typing. Throws when there is none. */
export function readKey(page: string): string {
  const key = />((?:[A-Z2-7]{4} ){9}[A-Z2-7]{3})</.exec(page)?.[1]
  if (!key) throw new Error('the page shows no key')
  return key
}

/** List the backup codes on a page, without spaces. */
export function readBackupCodes(page: string): string[] {
  return [...page.matchAll(/>(\d{5}) (\d{5})</g)].map(([, a, b]) => `${a}${b}`)
}

/**
 * Compute the six-digit code for a key, now or `later` half-minutes ahead. Each code works once: a
 * test that needs a second code uses the next one, which is already valid.
 */
export function makeCode(key: string, later = 0): Promise<string> {
  const secret = new TextDecoder().decode(base32.decode(key.replaceAll(' ', '')))
  return createOTP(secret).hotp(Math.floor(Date.now() / 30_000) + later)
}

/** The codes of the minute before and the next nine. */
const listCodes = (key: string) =>
  Promise.all(Array.from({ length: 22 }, (_, step) => makeCode(key, step - 2)))

/** Return six digits that are no code of a key now or soon. */
export async function makeWrongCode(key: string): Promise<string> {
  const codes = await listCodes(key)
  return codes.includes('000000') ? '111111' : '000000'
}

/** Codes that tests send as wrong ones. */
const wrongCodes = /^0000|^123456$/

/**
 * Whether the codes of a key differ from each other and from those that tests send as wrong ones.
 * They do not for one key in 400.
 */
async function hasDistinctCodes(key: string): Promise<boolean> {
  const codes = await listCodes(key)
  return new Set(codes).size === codes.length && !codes.some((code) => wrongCodes.test(code))
}

async function startTwoFactor(app: AccountApp, cookie: string, password: string): Promise<string> {
  const start = { intent: 'start-two-factor', currentPassword: password }
  const begun = await app.send(cookie, start, twoFactorPage)
  if (begun.status !== 303) throw new Error(`beginning answered ${begun.status}`)
  return readKey(await (await app.open(cookie, twoFactorPage)).text())
}

/** Turn two-factor sign-in on with forms; return the key and the ten backup codes. */
export async function turnOnTwoFactor(
  app: AccountApp,
  cookie: string,
  { password }: Pick<Person, 'password'>,
): Promise<{ key: string; codes: string[] }> {
  let key = await startTwoFactor(app, cookie, password)
  while (!(await hasDistinctCodes(key))) key = await startTwoFactor(app, cookie, password)
  const confirm = { intent: 'confirm-two-factor', code: await makeCode(key) }
  const page = await (await app.send(cookie, confirm, twoFactorPage)).text()
  return { key, codes: readBackupCodes(page) }
}

/** Add a signed-in member with two-factor sign-in. */
export async function addMemberWithTwoFactor(
  app: AccountApp,
  role?: 'user' | 'moderator' | 'admin',
) {
  const person = await app.addMember(role)
  const cookie = await app.enter(person)
  return { person, cookie, ...(await turnOnTwoFactor(app, cookie, person)) }
}

/**
 * Send the correct password; return the Cookie header of the browser, which must now send a code.
 */
export async function sendPassword(
  app: Pick<AccountApp, 'request'>,
  { email, password }: Person,
  path = '/auth',
): Promise<{ response: Response; cookie: string }> {
  const response = await postForm(app, path, { email, password })
  return { response, cookie: keepCookies(response) }
}
