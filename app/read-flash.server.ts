import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { languageContext, siteContext } from './context.ts'
import { flashCookie } from './flash.server.ts'
import { describeFlash, type FlashCode } from './flash-messages.server.ts'
import type { FlashMessage } from './lib/flash-message.ts'
import { readCookie } from './lib/own-cookie.ts'

/** `id` is new for each message. */
type Flash = FlashMessage & { id: string; code: FlashCode }

/** Whether the browser asks ahead: the visitor may never see the page. */
export function isPrefetch(request: Request): boolean {
  return /prefetch|prerender/.test(request.headers.get('Sec-Purpose') ?? '')
}

/** Return the request's message; null for a prefetch. */
export function readFlash(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Flash | null {
  if (isPrefetch(request)) return null
  const { url } = context.get(siteContext)
  const value = readCookie(url, request.headers.get('Cookie'), flashCookie) ?? ''
  const [, code = '', count] = /^([a-z-]+)(?:\.(\d{1,5}))?$/.exec(value) ?? []
  const number = count === undefined ? undefined : Number(count)
  return createFlash(code, number, context)
}

/** Return a code's message in the page's language; null for an unknown code. */
export function createFlash(
  code: string,
  number: number | undefined,
  context: Readonly<RouterContextProvider>,
): Flash | null {
  const message = describeFlash(code, number, context.get(languageContext))
  return message && { ...message, id: randomUUID(), code: code as FlashCode }
}
