import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

export type SecurityVariables = {
  nonce: string | undefined
  /** What a kept page allows in place of the nonce. */
  inlineSources?: InlineSources
}

/** Which of a page's own inline scripts and styles count: a nonce, hashes, or nothing. */
export type InlineSources = { scripts: string; styles: string }

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
    const own = nonce === undefined ? undefined : { scripts: `'nonce-${nonce}'`, styles: '' }
    const sources = c.get('inlineSources') ?? own
    for (const [name, value] of listSecurityHeaders(options, sources)) {
      // A page may open its own files to others.
      if (name === 'Cross-Origin-Resource-Policy' && c.res.headers.has(name)) continue
      c.res.headers.set(name, value)
    }
  }
}

/** Every answer's headers; without `inlineSources`, in development, all that is inline counts. */
export function listSecurityHeaders(
  options: { https: boolean },
  inlineSources: InlineSources | undefined,
): [string, string][] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(inlineSources, options.https)],
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

function contentSecurityPolicy(inlineSources: InlineSources | undefined, https: boolean): string {
  const { scripts, styles } = inlineSources ?? {
    scripts: "'unsafe-inline'",
    styles: "'unsafe-inline'",
  }
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`.trimEnd(),
    `style-src 'self' ${styles}`.trimEnd(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    inlineSources ? "connect-src 'self'" : "connect-src 'self' ws:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
