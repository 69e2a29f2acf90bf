import type { RouterContextProvider } from 'react-router'
import { languageContext, siteContext } from './context.ts'
import { localize } from './find-page.ts'
import type { FlashCode } from './flash-messages.server.ts'
import { serializeCookie } from './lib/own-cookie.ts'
import { redirectTo } from './lib/redirect-to.ts'

/** Seconds until the cookie expires. */
const maxAge = 60

export const flashCookie = 'flash'

type FlashOptions = {
  /** For a message with a number in it. */
  count?: number | undefined
  /** Further `Set-Cookie` values, such as a new session. */
  cookies?: readonly string[]
  /** Whether the page replaces the form in the browser's history, when a script sent it. */
  isReplacing?: boolean
  /** Whether the form is on that page. */
  isSamePage?: boolean
}

/**
 * Redirect (303) to a page that shows a message. A cookie carries the message's code and number: a link
 * must not be able to show a message.
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
  headers.append('Set-Cookie', serializeCookie(url, flashCookie, value, maxAge))
  const address = localize(path, context.get(languageContext))
  return redirectTo(address, { headers, isReplacing, isSamePage })
}

/** Return the `Set-Cookie` value that removes the message. */
export function clearFlash(context: Readonly<RouterContextProvider>): string {
  return serializeCookie(context.get(siteContext).url, flashCookie, '', 0)
}

/** Whether a Cookie header has a message: such a response must not be cached. */
export function hasFlash(cookie: string | null | undefined): boolean {
  return /(?:^|;\s*)(?:__Host-)?flash=/.test(cookie ?? '')
}
