import type { Caller } from '#app/features/accounts/sign-in/sign-in.server.ts'

/** Who wants to sign in, as far as a request says it. */
export function readCaller({ headers }: Request, address: string | null): Caller {
  return {
    address,
    cookie: headers.get('Cookie'),
    device: describeDevice(headers.get('User-Agent')),
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
