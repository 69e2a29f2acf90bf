import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { languageContext, siteContext } from './context.ts'
import { flashCookie } from './flash.server.ts'
import { describeFlash, type FlashCode } from './flash-messages.server.ts'
import type { FlashMessage } from './lib/flash-message.ts'
import { readCookie } from './lib/own-cookie.ts'

/** `id` is new for each message. */
type Flash = FlashMessage & { id: string; code: FlashCode }

/** Return the request's message; null for a prefetch, which the visitor may never see. */
export function readFlash(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Flash | null {
  if (/prefetch|prerender/.test(request.headers.get('Sec-Purpose') ?? '')) return null
  const { url } = context.get(siteContext)
  const value = readCookie(url, request.headers.get('Cookie'), flashCookie) ?? ''
  const [, code = '', count] = /^([a-z-]+)(?:\.(\d{1,5}))?$/.exec(value) ?? []
  const number = count === undefined ? undefined : Number(count)
  const message = describeFlash(code, number, context.get(languageContext))
  return message && { ...message, id: randomUUID(), code: code as FlashCode }
}
