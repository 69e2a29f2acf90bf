import type { MiddlewareHandler } from 'hono'
import { isFrameable } from '#app/find-page.ts'
import type { RequestVariables } from '#server/request-variables.ts'

type Options = { https: boolean; development?: boolean }

/** Add the security headers and the request's id to every response, unless it comes with them from the page cache. */
export function commonHeaders(
  options: Options,
): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (c, next) => {
    await next()
    // Even a look at the headers makes a web `Headers` object of a cached page's plain one.
    if (c.get('hasAllHeaders')) return
    const { pathname } = new URL(c.req.url)
    setSecurityHeaders(c.res.headers, options, { pathname, nonce: c.get('nonce') })
    c.res.headers.set('X-Request-Id', c.get('requestId'))
  }
}

/** A route may open its own files to other sites, and keep the key in its URL out of every referer. */
const setByRoutes = new Set(['Cross-Origin-Resource-Policy', 'Referrer-Policy'])

type Answered = {
  pathname: string
  /** The policy allows inline scripts with it, or none. */
  nonce?: string | undefined
}

/** Set the security headers of the page that is answered. */
export function setSecurityHeaders(headers: Headers, options: Options, answered: Answered): void {
  for (const [name, value] of listSecurityHeaders(options, answered)) {
    if (setByRoutes.has(name) && headers.has(name)) continue
    headers.set(name, value)
  }
}

function listSecurityHeaders(options: Options, { pathname, nonce }: Answered): [string, string][] {
  const mayBeFramed = isFrameable(pathname)
  return [
    ['Content-Security-Policy', formatContentSecurityPolicy(options, { mayBeFramed, nonce })],
    ['X-Content-Type-Options', 'nosniff'],
    // Not `no-referrer`: older browsers would send our forms with `Origin: null`, which looks like another site's.
    ['Referrer-Policy', 'same-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', mayBeFramed ? 'cross-origin' : 'same-origin'],
    [
      'Permissions-Policy',
      'browsing-topics=(), camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    ],
    ...(options.https
      ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as [string, string]]
      : []),
  ]
}

type Policy = { mayBeFramed: boolean; nonce: string | undefined }

function formatContentSecurityPolicy(options: Options, { mayBeFramed, nonce }: Policy): string {
  // Vite's development scripts and styles are inline and have no nonce.
  const { https, development } = options
  const inlineScripts = development ? " 'unsafe-inline'" : nonce ? ` 'nonce-${nonce}'` : ''
  return [
    "default-src 'none'",
    `script-src 'self'${inlineScripts}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${mayBeFramed ? '*' : "'none'"}`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
