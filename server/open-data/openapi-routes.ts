import { Hono } from 'hono'
import { answerJson } from './answer-unless-known.ts'
import type { OpenDataDependencies, OpenDataRoutes } from './open-data-routes.ts'
import { describeApi } from './openapi.ts'

/** The description of the read API. It is the same until the next start. */
export function openapiRoutes({ site }: OpenDataDependencies): OpenDataRoutes {
  const routes: OpenDataRoutes = new Hono({ strict: false })
  let document: object | undefined
  return routes.get('/', (c) => {
    document ??= describeApi(site)
    return answerJson(c, document)
  })
}
