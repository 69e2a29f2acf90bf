import { Hono } from 'hono'
import { writeLlmsText } from '#app/data/assistants/guide-programs.ts'
import { answerUnlessKnown } from './answer-unless-known.ts'
import type { OpenDataDependencies, OpenDataRoutes } from './open-data-routes.ts'

/** The guide to the site for programs, as plain text. */
export function llmsRoutes({ site }: OpenDataDependencies): OpenDataRoutes {
  const routes: OpenDataRoutes = new Hono({ strict: false })
  const text = writeLlmsText(site)
  routes.get('/', (c) => answerUnlessKnown(c, text, 'text/plain; charset=utf-8'))
  return routes
}
