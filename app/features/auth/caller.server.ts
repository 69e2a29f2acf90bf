import type { RouterContextProvider } from 'react-router'
import { clientAddressContext, languageContext } from '#app/context.ts'
import { type FormErrors, formatWait, type Result } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import { type Accounts, accountsContext } from './accounts.server.ts'
import { signInMessages } from './auth-messages.ts'

/** Who sends a form about an account, as far as a request says it, and the language of its page. */
export type Caller = {
  accounts: Accounts
  /** The client's address, for counting only. */
  address: string | null
  cookie: string | null
  /** The browser in plain words, which a session keeps; '' for one that is not known. */
  device: string
  /** Of what is said to them, and of the mails that come of it. */
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
 * Does what a form asks for. What fails unexpectedly goes to the log, without the values in it, and is a 503
 * with the words of `unexpected`.
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
 * What went wrong, fit for the log: a database's own words, without the statement and its values, among
 * which are e-mails, hashes and session tokens.
 */
export function hideValues(error: unknown): Error {
  const cause = ((error instanceof Error && error.cause) || error) as {
    code?: string
    message?: string
  }
  return new Error([cause.code, cause.message].filter(Boolean).join(': ') || 'unknown')
}

/**
 * Counts a try for the caller's network and for an account (an e-mail or another name, known or not). The value
 * undoes that. Too many are rejected, with the time to wait.
 */
export async function countTry(
  { accounts, address, language }: Caller,
  what: Parameters<Accounts['limits']['take']>[0],
  account: string,
  title?: string,
): Promise<Result<() => Promise<void>>> {
  const taken = await accounts.limits.take(what, address, account)
  if (taken.ok) return { ok: true, value: taken.refund }
  const { retryAfter } = taken
  const text = signInMessages[language].tooManyTries(formatWait(retryAfter, language))
  return {
    ok: false,
    errors: { ...(title ? { title, text } : { title: text }), status: 429, retryAfter },
  }
}

/** In this order: most browsers also claim to be one of those further down. */
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
 * A browser in plain words, by its User-Agent header: "Firefox on Windows", "Safari on iPhone". Versions
 * and models are left out: this is all that we keep. '' for what tells neither.
 */
export function describeDevice(userAgent: string | null): string {
  const find = (list: typeof browsers) => list.find(([, sign]) => sign.test(userAgent ?? ''))?.[0]
  const browser = find(browsers)
  const system = find(systems)
  // Safari on an iPad says that it is one on a Mac.
  const place = browser === 'Safari' && system === 'Mac' ? 'Mac or iPad' : system
  if (browser && place) return `${browser} on ${place}`
  return browser ?? place ?? ''
}
