import { randomUUID } from 'node:crypto'
import { data, type RouterContextProvider } from 'react-router'
import { redirectWithFlash } from '#app/flash.server.ts'
import type { FlashCode } from '#app/lib/flash-messages.ts'
import { redirectTo } from '#app/lib/redirect-to.ts'
import type { AccountErrors, AccountValues, Refusal } from './account-fields.ts'
import { tooManyTries, type Words } from './messages.ts'

/** What a form leads to: another page, or itself again with what is wrong. */
export type Answer =
  | { ok: true; to: string; flash: FlashCode | null; cookies: string[] }
  | { ok: false; status: number; retryAfter: number | null; refusal: Refusal }

export function fail(
  status: number,
  problem: Words,
  values: AccountValues,
  errors: AccountErrors = {},
): Answer {
  const refusal = { id: randomUUID(), problem, errors, values }
  return { ok: false, status, retryAfter: null, refusal }
}

export function explainThrottle(title: string, retryAfter: number, values: AccountValues): Answer {
  const answer = fail(429, { title, text: tooManyTries(retryAfter) }, values)
  return { ...answer, retryAfter } as Answer
}

/** The answer as a route's action gives it. */
export function sendAnswer(context: Readonly<RouterContextProvider>, answer: Answer) {
  if (answer.ok) {
    const { to, flash, cookies } = answer
    if (flash) return redirectWithFlash(context, to, flash, { cookies })
    const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]))
    return redirectTo(to, { headers })
  }
  const { status, retryAfter, refusal } = answer
  const headers = retryAfter ? { 'Retry-After': String(retryAfter) } : undefined
  return data(refusal, { status, headers })
}

/** What a form sent; whatever else was sent counts as an empty form. */
export function readSentForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData())
}
