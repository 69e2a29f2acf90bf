import type { Context, MiddlewareHandler } from 'hono'
import type { Site } from '#app/context.ts'
import { emergency, suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import { escapeHtml } from '#app/lib/escape-html.ts'
import type { Texts } from '#app/lib/language.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { findPage, isFrameable, localize, readLanguage } from '#app/pages.ts'
import { limitNetworks, takeNetworkTurns } from './limit-networks.ts'

/** Ten a second: whole schools and clinics share one IP address. Seconds. */
const perNetwork = { points: 600, duration: 60 }

/** Searches of one network at work at once. The embedded database answers one statement at a time. */
const atOnce = 4

type SearchLimitOptions = {
  site: Pick<Site, 'name' | 'supportLine'>
  getClientIp: (c: Context) => string | null
}

/**
 * Limit searches of the database: requests with a query for a page that the table of pages marks `limited`. This
 * process allows each network 600 a minute, then answers 429, and four at once: the others wait.
 */
export function limitSearches({ site, getClientIp }: SearchLimitOptions): MiddlewareHandler {
  const searches = limitNetworks({ ...perNetwork, getClientIp })
  const takeTurn = takeNetworkTurns({ places: atOnce, getClientIp })
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    if (!search || !isSearch(pathname)) return next()
    const retryAfter = await searches.take(c)
    if (retryAfter !== null) return explainLimit(site, pathname, retryAfter)
    const endTurn = await takeTurn(c).catch(() => null)
    // The client went away while its search waited.
    if (!endTurn) return c.body(null, 408)
    try {
      return await next()
    } finally {
      endTurn()
    }
  }
}

/** Find the page as the router does: escapes, capitals, trailing slashes and ".data" make no difference. */
function isSearch(pathname: string): boolean {
  const plain = decodeURIComponent(pathname)
    .toLowerCase()
    .replace(/(?:\/_|\/_root)?\.data\/*$|\/+$/, '')
  return findPage(plain || '/')?.limited === true
}

const texts = {
  en: {
    title: 'Too many searches',
    text: (seconds: number) =>
      `Many searches came from your network within a minute. Please try again in ${seconds} seconds.`,
    danger: `In danger, call ${emergency.number}`,
    crisis: `In a crisis, call or text ${suicideAndCrisis.number}`,
    centers: 'All treatment centers',
    help: 'Emergency Help',
  },
  es: {
    title: 'Demasiadas búsquedas',
    text: (seconds: number) =>
      `Su red hizo muchas búsquedas en un minuto. Vuelva a intentarlo en ${seconds} segundos.`,
    danger: `Si hay peligro, llame al ${emergency.number}`,
    crisis: `En una crisis, llame al ${suicideAndCrisis.number} y oprima 2, o envíe AYUDA al ${suicideAndCrisis.number}`,
    centers: 'Todos los centros de tratamiento',
    help: 'Ayuda de emergencia',
  },
} satisfies Texts<unknown>

function explainLimit(
  { name, supportLine }: Pick<Site, 'name' | 'supportLine'>,
  pathname: string,
  seconds: number,
) {
  const language = readLanguage(pathname)
  const text = texts[language]
  // The pages that it links to may not be framed.
  const target = isFrameable(pathname) ? ' target="_blank" rel="noopener"' : ''
  const lines = [
    [emergency.href, text.danger],
    [suicideAndCrisis.href, text.crisis],
    [dialNumber(supportLine.phone), `${supportLine.label}, 24/7: ${supportLine.phone}`],
  ]
  const links = lines.map(([href = '', label = '']) => {
    return `<li><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></li>`
  })
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${text.title} - ${escapeHtml(name)}</title></head><body><main>
<h1>${text.title}</h1>
<p>${text.text(seconds)}</p>
<ul>${links.join('')}</ul>
<p><a href="${localize('/centers', language)}"${target}>${text.centers}</a>
<a href="${localize('/emergency-help', language)}"${target}>${text.help}</a></p>
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
