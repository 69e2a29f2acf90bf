import type { RouterContextProvider } from 'react-router'
import { clientAddressContext, languageContext } from '#app/context.ts'
import { type FormErrors, formatWait, type Result } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import { type Accounts, accountsContext } from './accounts.server.ts'
import { signInMessages } from './messages.tsx'

/** The sender of an account form, as far as the request tells, and the page's language. */
export type Caller = {
  accounts: Accounts
  /** The client's IP address, only for rate limits. */
  address: string | null
  cookie: string | null
  /** The browser in plain words, stored with a session; '' if unknown. */
  device: string
  /** The language of messages and emails. */
  language: Language
}

export function readCaller({ headers }: Request, context: Readonly<RouterContextProvider>): Caller {
  return {
    accounts: context.get(accountsContext),
    address: context.get(clientAddressContext),
    cookie: headers.get('Cookie'),
    device: describeDevice(headers.get('User-Agent')),
    language: context.get(languageContext),
  }
}

/**
 * Run a form's work. An unexpected failure is logged without its values, and becomes a 503 with
 * the text of `unexpected`.
 */
export async function attempt<Value>(
  { accounts }: Caller,
  doing: string,
  unexpected: FormErrors,
  work: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  try {
    return await work()
  } catch (error) {
    accounts.logger.error({ err: hideValues(error) }, `${doing} failed`)
    return { ok: false, errors: { ...unexpected, status: 503 } }
  }
}

/**
 * Make an error safe for the log: keep the database's message and remove the statement and its
 * values, which include emails, hashes and session tokens.
 */
export function hideValues(error: unknown): Error {
  const cause = ((error instanceof Error && error.cause) || error) as {
    code?: string
    message?: string
  }
  return new Error([cause.code, cause.message].filter(Boolean).join(': ') || 'unknown')
}

/**
 * Count an attempt for the caller's network and for an account (an email or another name, known or
 * not). Returns a function that undoes the count. Rejects too many attempts, with the time to wait.
 */
export async function countTry(
  { accounts, address, language }: Caller,
  what: Parameters<Accounts['limits']['take']>[0],
  account: string,
  title?: string,
): Promise<Result<() => Promise<void>>> {
  const taken = await accounts.limits.take(what, address, account)
  if (taken.ok) return { ok: true, value: taken.value.refund }
  const { retryAfter } = taken.errors
  const text = signInMessages[language].tooManyTries(formatWait(retryAfter, language))
  return {
    ok: false,
    errors: { ...(title ? { title, text } : { title: text }), status: 429, retryAfter },
  }
}

/** Order matters: most browsers also claim to be one of the later ones. */
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPT\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['DuckDuckGo', /\b(DuckDuckGo|Ddg)\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const systems: [name: string, sign: RegExp][] = [
  ['iPhone', /\b(iPhone|iPod)\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/**
 * Describe a browser by its User-Agent header: "Firefox on Windows", "Safari on iPhone". Leaves
 * out versions and models, because we store nothing else. '' if both are unknown.
 */
export function describeDevice(userAgent: string | null): string {
  const find = (list: typeof browsers) => list.find(([, sign]) => sign.test(userAgent ?? ''))?.[0]
  const browser = find(browsers)
  const system = find(systems)
  // Safari on an iPad claims to be on a Mac.
  const place = browser === 'Safari' && system === 'Mac' ? 'Mac or iPad' : system
  if (browser && place) return `${browser} on ${place}`
  return browser ?? place ?? ''
}
