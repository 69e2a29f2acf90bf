import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Site } from '#app/context.ts'
import { emergency, suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import { escapeHtml } from '#app/lib/escape-html.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { getNetworkKey } from './client-address.ts'
import { consume } from './rate-limits.ts'

/** Ten a second, all day: whole schools and clinics search behind one address. */
const perNetwork = { points: 600, duration: 60 }

type SearchLimitOptions = {
  site: Pick<Site, 'name' | 'supportLine'>
  readAddress: (c: Context) => string | null
  /** Whether the page at a URL comes from memory. */
  isCached: (url: string) => boolean
}

/**
 * Counts what searches the database (Home, the directory and its places, with something to search for) for each
 * network, in this process alone: 600 a minute, then 429. An address that is not known, or is this machine's own, is
 * nobody's network: a proxy that TRUST_PROXY does not know must not stop everybody.
 */
export function limitSearches(options: SearchLimitOptions): MiddlewareHandler {
  const limiter = new RateLimiterMemory(perNetwork)
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    if (!search || !searchPaths.test(pathname) || options.isCached(c.req.url)) return next()
    const address = options.readAddress(c)
    if (address === null || isLoopback(address)) return next()
    const retryAfter = await consume(limiter, getNetworkKey(address))
    return retryAfter === null ? next() : explainLimit(options.site, retryAfter)
  }
}

const searchPaths = /^\/(centers|places(\.data)?)?$/

function isLoopback(address: string): boolean {
  return getNetworkKey(address).startsWith('127.') || address === '::1'
}

function explainLimit({ name, supportLine }: Pick<Site, 'name' | 'supportLine'>, seconds: number) {
  const lines = [
    [emergency.href, `In danger, call ${emergency.number}`],
    [suicideAndCrisis.href, `In a crisis, call or text ${suicideAndCrisis.number}`],
    [dialNumber(supportLine.phone), `${supportLine.label}, 24/7: ${supportLine.phone}`],
  ]
  const links = lines.map(([href = '', text = '']) => {
    return `<li><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></li>`
  })
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Too many searches - ${escapeHtml(name)}</title></head><body><main>
<h1>Too many searches</h1>
<p>Many searches came from your network within a minute. Please try again in ${seconds} seconds.</p>
<ul>${links.join('')}</ul>
<p><a href="/centers">All treatment centers</a> <a href="/emergency-help">Emergency Help</a></p>
</main></body></html>`
  return new Response(html, {
    status: 429,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'Retry-After': String(seconds),
    },
  })
}
