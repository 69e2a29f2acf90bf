import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { languageContext, siteContext } from './context.ts'
import { describeFlash, type FlashCode, type FlashMessage } from './lib/flash-messages.ts'
import { readCookie, serializeCookie } from './lib/own-cookie.ts'
import { redirectTo } from './lib/redirect-to.ts'
import { localize } from './pages.ts'

/** Seconds within which the page that follows a form must be asked for. */
const maxAge = 60

const cookieName = 'flash'

type FlashOptions = {
  /** How many it was, for a message that counts. */
  count?: number | undefined
  /** Further `Set-Cookie` values, such as a new session. */
  cookies?: readonly string[]
  /** Whether the page takes the form's place in the browser's history, where a script sent it. */
  isReplacing?: boolean
  /** Whether that page is the one that the form stands on. */
  isSamePage?: boolean
}

/**
 * Answers a form with a redirect (303) to the page that says what was done. The message travels as a code
 * and a number in a cookie of a minute, which that page removes: no address can put words into our mouth.
 */
export function redirectWithFlash(
  context: Readonly<RouterContextProvider>,
  path: string,
  code: FlashCode,
  { count, cookies = [], isReplacing, isSamePage }: FlashOptions = {},
): Response {
  const value = count === undefined ? code : `${code}.${count}`
  const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]))
  const { url } = context.get(siteContext)
  headers.append('Set-Cookie', serializeCookie(url, cookieName, value, maxAge))
  const address = localize(path, context.get(languageContext))
  return redirectTo(address, { headers, isReplacing, isSamePage })
}

/** What the page at hand says once; `id` differs for each. Null where no form has just been sent. */
type Flash = FlashMessage & { id: string; code: FlashCode }

/** The message that a request brings. A page that a browser fetches ahead of a click is not told. */
export function readFlash(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Flash | null {
  if (/prefetch|prerender/.test(request.headers.get('Sec-Purpose') ?? '')) return null
  const { url } = context.get(siteContext)
  const value = readCookie(url, request.headers.get('Cookie'), cookieName) ?? ''
  const [, code = '', count] = /^([a-z-]+)(?:\.(\d{1,5}))?$/.exec(value) ?? []
  const number = count === undefined ? undefined : Number(count)
  const message = describeFlash(code, number, context.get(languageContext))
  return message && { ...message, id: randomUUID(), code: code as FlashCode }
}

/** The `Set-Cookie` value that removes the message. */
export function clearFlash(context: Readonly<RouterContextProvider>): string {
  return serializeCookie(context.get(siteContext).url, cookieName, '', 0)
}

/** Whether a Cookie header brings a message: what is answered then is one person's. */
export function hasFlash(cookie: string | null | undefined): boolean {
  return /(?:^|;\s*)(?:__Host-)?flash=/.test(cookie ?? '')
}
