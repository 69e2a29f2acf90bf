import { Hono } from 'hono'
import { describeCatalog } from '#app/data/hsds/describe-dataset.ts'
import { answerJson } from './answer-unless-known.ts'
import type { OpenDataDependencies, OpenDataRoutes } from './open-data-routes.ts'

/** The directory as a catalog of open data. */
export function catalogRoutes({ site }: OpenDataDependencies): OpenDataRoutes {
  const routes: OpenDataRoutes = new Hono({ strict: false })
  return routes.get('/', (c) => answerJson(c, describeCatalog(site)))
}
