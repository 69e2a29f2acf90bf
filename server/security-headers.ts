import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

export type SecurityVariables = {
  nonce: string | undefined
  /** The hashes of a kept page's inline scripts, in place of the nonce. */
  scriptSources?: string
}

/** The headers of every answer, and the nonce that this answer's own inline scripts carry. */
export function securityHeaders(options: {
  https: boolean
  development?: boolean
}): MiddlewareHandler<{
  Variables: SecurityVariables
}> {
  return async (c, next) => {
    // Vite's development scripts and styles are inline and know of no nonce.
    const nonce = options.development ? undefined : randomBytes(16).toString('base64')
    c.set('nonce', nonce)
    await next()
    const sources = c.get('scriptSources') ?? (nonce && `'nonce-${nonce}'`)
    for (const [name, value] of listSecurityHeaders(options, sources)) {
      // A page may open its own files to others.
      if (name === 'Cross-Origin-Resource-Policy' && c.res.headers.has(name)) continue
      c.res.headers.set(name, value)
    }
  }
}

/** Every answer's headers; `scriptSources` says which inline scripts may run. */
export function listSecurityHeaders(
  options: { https: boolean; development?: boolean },
  scriptSources: string | undefined,
): [string, string][] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(scriptSources, options)],
    ['X-Content-Type-Options', 'nosniff'],
    // Nothing goes outwards. Within the site the origin does: without it older browsers send a form
    // with `Origin: null`, which looks like another site's.
    ['Referrer-Policy', 'same-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    [
      'Permissions-Policy',
      'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ],
    ...(options.https
      ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as [string, string]]
      : []),
  ]
}

function contentSecurityPolicy(
  scriptSources: string | undefined,
  { https, development }: { https: boolean; development?: boolean },
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptSources ?? "'unsafe-inline'"}`.trimEnd(),
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
