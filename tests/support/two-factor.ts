import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import type { AccountApp, Person } from './account-members.ts'
import { keepCookies, postForm } from './auth-client.ts'

export const twoFactorPage = '/account/two-factor'

/** The key that a page of setting up shows to type in. Throws where there is none. */
export function readKey(page: string): string {
  const key = />((?:[A-Z2-7]{4} ){9}[A-Z2-7]{3})</.exec(page)?.[1]
  if (!key) throw new Error('the page shows no key')
  return key
}

/** The backup codes that a page shows, without their blanks. */
export function readBackupCodes(page: string): string[] {
  return [...page.matchAll(/>(\d{5}) (\d{5})</g)].map(([, a, b]) => `${a}${b}`)
}

/**
 * What an app makes of a key: the six digits of now, or of so many half minutes later. Each counts once,
 * so a test that needs a second one takes the next, which is good already.
 */
export function makeCode(key: string, later = 0): Promise<string> {
  const secret = new TextDecoder().decode(base32.decode(key.replaceAll(' ', '')))
  return createOTP(secret).hotp(Math.floor(Date.now() / 30_000) + later)
}

/** Turns it on as forms do: the key and the ten backup codes. */
export async function turnOn(
  app: AccountApp,
  cookie: string,
  { password }: Pick<Person, 'password'>,
): Promise<{ key: string; codes: string[] }> {
  const start = { intent: 'start-two-factor', currentPassword: password }
  const begun = await app.send(cookie, start, twoFactorPage)
  if (begun.status !== 303) throw new Error(`beginning answered ${begun.status}`)
  const key = readKey(await (await app.open(cookie, twoFactorPage)).text())
  const confirm = { intent: 'confirm-two-factor', code: await makeCode(key) }
  const page = await (await app.send(cookie, confirm, twoFactorPage)).text()
  return { key, codes: readBackupCodes(page) }
}

/** Somebody of the test's own with two-factor sign-in, who is signed in. */
export async function addCareful(app: AccountApp, role?: 'user' | 'moderator' | 'admin') {
  const person = await app.addMember(role)
  const cookie = await app.enter(person)
  return { person, cookie, ...(await turnOn(app, cookie, person)) }
}

/** Gives the right password; the Cookie header of the browser that is asked for a code now. */
export async function givePassword(
  app: Pick<AccountApp, 'request'>,
  { email, password }: Person,
  path = '/auth',
): Promise<{ response: Response; cookie: string }> {
  const response = await postForm(app, path, { email, password })
  return { response, cookie: keepCookies(response) }
}
