import { Hono } from 'hono'
import { answerUnlessKnown } from './answer-unless-known.ts'
import type { OpenDataDependencies, OpenDataRoutes } from './open-data-routes.ts'

export const securityPath = '/.well-known/security.txt'

const day = 86_400_000

/** Serve the contact for reporting a vulnerability. RFC 9116 wants it to expire within a year. */
export function securityRoutes({ site }: OpenDataDependencies): OpenDataRoutes {
  const routes: OpenDataRoutes = new Hono({ strict: false })
  return routes.get('/', (c) => {
    // The same all day, so that its ETag holds.
    const expires = new Date(Math.floor(Date.now() / day) * day + 180 * day)
    const lines = [
      `Contact: mailto:${site.email}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, es',
      `Canonical: ${site.url}${securityPath}`,
    ]
    return answerUnlessKnown(c, `${lines.join('\n')}\n`, 'text/plain; charset=utf-8')
  })
}
