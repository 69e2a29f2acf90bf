import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { feedPrefixes } from '#app/data/feeds/feed-links.ts'
import {
  apiPath,
  mayBeDangerHeader,
  openapiPath,
  searchDangerHeader,
  searchNoteHeader,
} from '#app/data/hsds/api-paths.ts'
import {
  limitHeaders,
  openDataLimit,
  overLimit,
  streamFormats,
} from '#app/data/hsds/open-data-limits.ts'
import { isUnavailable } from '#db/is-unavailable.ts'
import { createDatabaseLine, lineSeconds } from '#server/database-line.ts'
import { limitNetworks } from '#server/middleware/limit-networks.ts'
import { catalogRoutes } from './catalog-routes.ts'
import { feedRoutes } from './feed-routes.ts'
import { hsdsRoutes } from './hsds-routes.ts'
import { llmsRoutes } from './llms-routes.ts'
import { addCrisisLines } from './mcp-refusals.ts'
import { mcpRoutes } from './mcp-routes.ts'
import type { OpenDataContext, OpenDataDependencies, OpenDataRoutes } from './open-data-routes.ts'
import { openapiRoutes } from './openapi-routes.ts'
import { answerProblem, explainRefusal, ProblemError } from './problems.ts'
import { securityPath, securityRoutes } from './security-routes.ts'

const mcpPath = '/mcp'

/** The routes below each prefix. */
const routeGroups: Record<string, (context: OpenDataContext) => OpenDataRoutes> = {
  [openapiPath]: openapiRoutes,
  [apiPath]: hsdsRoutes,
  [feedPrefixes.en]: feedRoutes('en'),
  [feedPrefixes.es]: feedRoutes('es'),
  '/llms.txt': llmsRoutes,
  '/data.json': catalogRoutes,
  [securityPath]: securityRoutes,
  [mcpPath]: mcpRoutes,
}

const prefixes = ['/api', ...Object.keys(routeGroups)]

/** Whether a path belongs to programs: it answers errors with problem documents, never with a page. */
function servesOpenData(pathname: string): boolean {
  return prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))
}

const isStream = (format = '') => (streamFormats as readonly string[]).includes(format)

const allowEverySite = (...allowMethods: string[]) =>
  cors({
    origin: '*',
    allowMethods,
    exposeHeaders: [
      ...Object.values(limitHeaders),
      'ETag',
      'Retry-After',
      searchDangerHeader,
      mayBeDangerHeader,
      searchNoteHeader,
    ],
    maxAge: 86_400,
  })
const allowReading = allowEverySite('GET', 'HEAD', 'OPTIONS')
const allowMessages = allowEverySite('POST', 'OPTIONS')

/**
 * Let every site read open data, also the reason of a refusal. Mount it before all middleware that refuses requests:
 * a browser hides an answer without these headers from the page that asked.
 */
export const shareOpenData: MiddlewareHandler = async (c, next) => {
  if (!servesOpenData(c.req.path)) return next()
  const allow = c.req.path.startsWith(mcpPath) ? allowMessages : allowReading
  const preflight = await allow(c, () => explainRefusal(c, next))
  c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  return preflight
}

/**
 * Mount all that programs read: the API, feeds, and what assistants call. It is the same for everybody: no
 * cookie is read, and `openDataLimit` holds for each network.
 */
export function mountOpenData(app: OpenDataRoutes, dependencies: OpenDataDependencies): void {
  const limit = limitNetworks({
    points: openDataLimit.requests,
    duration: openDataLimit.seconds,
    getClientIp: dependencies.getClientIp,
  })
  const takePlace = createDatabaseLine(dependencies.database.engine)
  const takePoints: OpenDataContext['takePoints'] = async (c, points) => {
    const retryAfter = await limit.take(c, points)
    if (retryAfter === null) return
    const detail = `${overLimit} Please try again in ${retryAfter} seconds.`
    throw new ProblemError({ status: 429, detail }, { 'Retry-After': String(retryAfter) })
  }
  const readInLine: OpenDataContext['readInLine'] = async (c, work) => {
    const leavePlace = await takePlace(c.req.raw.signal)
    if (!leavePlace) throw busy()
    try {
      return await work()
    } finally {
      leavePlace()
    }
  }
  const openData: OpenDataRoutes = new Hono({ strict: false })
  openData.use(`${mcpPath}/*`, addCrisisLines(dependencies.site))
  openData.use(async (c, next) => {
    await next()
    const left = await limit.readLeft(c)
    if (left === null) return
    const { limit: most, remaining, reset } = limitHeaders
    c.header(most, String(openDataLimit.requests))
    c.header(remaining, String(left.remaining))
    c.header(reset, String(left.resetsIn))
  })
  openData.use(async (c, next) => {
    await takePoints(c, isStream(c.req.query('format')) ? openDataLimit.streamCost : 1)
    return next()
  })
  for (const [prefix, createRoutes] of Object.entries(routeGroups)) {
    openData.route(prefix, createRoutes({ ...dependencies, takePoints, readInLine }))
  }
  openData.all('*', (c) =>
    c.req.method === 'GET' || c.req.method === 'HEAD'
      ? answerProblem({ status: 404, detail: 'Not found.' })
      : answerProblem(
          { status: 405, detail: 'This is read-only.' },
          { Allow: 'GET, HEAD, OPTIONS' },
        ),
  )
  openData.onError((error, c) => {
    if (error instanceof ProblemError) return answerProblem(error.problem, error.headers)
    if (!c.req.raw.signal.aborted) dependencies.logger.error({ err: error }, 'open data failed')
    return isUnavailable(error)
      ? answerProblem(
          { status: 503, detail: 'The directory is not available right now. Please try again.' },
          { 'Retry-After': '30' },
        )
      : answerProblem({ status: 500, detail: 'Something went wrong here. We have logged it.' })
  })
  app.use(async (c, next) =>
    servesOpenData(c.req.path) ? openData.fetch(c.req.raw, c.env) : next(),
  )
}

/** Not 503, which the log has as a failure: a stranger could fill it. */
const busy = () =>
  new ProblemError(
    {
      status: 429,
      detail: `Many programs are asking right now. Please try again in ${lineSeconds} seconds.`,
    },
    { 'Retry-After': String(lineSeconds) },
  )
