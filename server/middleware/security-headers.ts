import type { MiddlewareHandler } from 'hono'

export type SecurityVariables = {
  /** Of the page's inline scripts; undefined where it has none. */
  nonce: string | undefined
}

/**
 * The headers of every response. A page that React runs on names the nonce of its inline scripts; no
 * other has any.
 */
export function securityHeaders(options: {
  https: boolean
  development?: boolean
}): MiddlewareHandler<{ Variables: SecurityVariables }> {
  return async (c, next) => {
    await next()
    for (const [name, value] of listSecurityHeaders(options, c.get('nonce'))) {
      // A page may open its own files to others.
      if (name === 'Cross-Origin-Resource-Policy' && c.res.headers.has(name)) continue
      c.res.headers.set(name, value)
    }
  }
}

type Options = { https: boolean; development?: boolean }

function listSecurityHeaders(options: Options, nonce: string | undefined): [string, string][] {
  return [
    ['Content-Security-Policy', formatContentSecurityPolicy(options, nonce)],
    ['X-Content-Type-Options', 'nosniff'],
    // Nothing goes outwards. Within the site the origin does: without it older browsers send a form
    // with `Origin: null`, which looks like another site's.
    ['Referrer-Policy', 'same-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    [
      'Permissions-Policy',
      'browsing-topics=(), camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    ],
    ...(options.https
      ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as [string, string]]
      : []),
  ]
}

function formatContentSecurityPolicy(options: Options, nonce: string | undefined): string {
  // Vite's development scripts and styles are inline and know of no nonce.
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
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
