import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { tidyPath } from '#app/find-page.ts'
import { describeRoom, isDiskFull } from '#app/lib/describe-room.ts'
import { createAccounts } from '#app/members/auth/accounts.server.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { createDatabaseLine } from './database-line.ts'
import { requestLog } from './logger.ts'
import { serveMetrics } from './metrics.ts'
import { cachedPages } from './middleware/cached-pages.ts'
import { createClientIpReader, describeProxies } from './middleware/client-ip.ts'
import { commonHeaders, setSecurityHeaders } from './middleware/common-headers.ts'
import { forgetCookies } from './middleware/forget-cookies.ts'
import { formerAddresses } from './middleware/former-addresses.ts'
import { limitSearches } from './middleware/limit-searches.ts'
import { createRateLimits } from './middleware/rate-limits.ts'
import { receiveForm } from './middleware/receive-form.ts'
import { recognizeMember } from './middleware/recognize-member.ts'
import { rejectHostileUrls, sameOrigin } from './middleware/reject-requests.ts'
import { mountOpenData, shareOpenData } from './open-data/open-data.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { createPageRenderer } from './page-renderer.ts'
import type { RequestVariables } from './request-variables.ts'
import { mountStaticFiles } from './static-files.ts'

// Compress pages, React Router's page data, sitemaps, the manifest and open data.
const compressedTypes =
  /^(text\/(html|x-script)|application\/(json|xml|x-ndjson|(manifest|feed|problem)\+json|atom\+xml))/

export type App = { fetch: (request: Request, bindings?: object) => Response | Promise<Response> }

/** Create the HTTP app. Middlewares are in the order in which a request meets them. Opens no port. */
export function createApp(dependencies: AppDependencies): App {
  const { database, site, logger, countVisit, wakeOutbox } = dependencies
  const { clientFolder, development = false, sessionSecret: secret } = dependencies
  const app = new Hono<{ Variables: RequestVariables }>()
  const metrics = dependencies.metrics?.metrics
  const getClientIp = createClientIpReader(dependencies.trustProxy, logger)
  const headerOptions = { https: site.url.startsWith('https:'), development }
  const { messageLimit, reportLimit, accountLimits: limits } = createRateLimits(database, secret)
  const accounts = createAccounts({ database, site, secret, logger, wakeOutbox, limits })
  const renderer = createPageRenderer({
    ...dependencies,
    accounts,
    messageLimit,
    reportLimit,
    getClientIp,
  })

  const openCache = () => {
    const cache = createPageCache({
      logger,
      render: async (address) => {
        const response = await renderer.renderForVisitor(address)
        const [pathname = ''] = address.split('?', 1)
        setSecurityHeaders(response.headers, headerOptions, { pathname })
        return response
      },
    })
    watchDatabase(dependencies, cache)
    metrics?.watchCache(cache)
    return cachedPages({ cache, accounts, countVisit })
  }
  const cached = development || dependencies.readViewer ? null : openCache()

  app.use(requestLog(logger, metrics?.observe))
  app.use(commonHeaders(headerOptions))
  app.use(shareOpenData)
  app.use(rejectHostileUrls())
  app.use(forgetCookies())
  if (cached) app.use(cached.fromMemory)

  // The build compresses files. In development, Vite answers for itself.
  if (!development) app.use(compress({ encoding: 'gzip', contentTypeFilter: compressedTypes }))
  mountOpenData(app, { database, site, logger, getClientIp })
  app.use(sameOrigin(site.url))
  app.use(receiveForm())
  app.use(formerAddresses)
  // React Router would show these pages too, but language and cache are looked up by exact path.
  app.get('*', (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const page = tidyPath(pathname)
    return page ? Promise.resolve(c.redirect(page + search, 301)) : next()
  })

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    c.header('Proxies', describeProxies(c.req.header('X-Forwarded-For'), dependencies.trustProxy))
    if (dependencies.isShuttingDown?.()) return c.text('shutting down', 503)
    try {
      await database.ping()
      const free = await dependencies.readFreeMegabytes()
      return isDiskFull(free) ? c.text(describeRoom(free), 503) : c.text('ready')
    } catch (error) {
      logger.error({ err: error }, 'the database does not answer')
      return c.text('the database does not answer', 503)
    }
  })
  if (dependencies.metrics) {
    app.get('/metrics', serveMetrics(dependencies.metrics.metrics, dependencies.metrics.token))
  }
  if (clientFolder) mountStaticFiles(app, clientFolder)

  app.use(async (c, next) => {
    // `fromMemory` may have done it.
    if (!c.get('recognized')) c.set('recognized', await recognizeMember(accounts, c.req.raw))
    return next()
  })
  if (cached) {
    app.use(limitSearches({ site, getClientIp, takePlace: createDatabaseLine(database.engine) }))
    app.use(cached.renderOnce)
  }
  app.all('*', renderer.answer)

  app.onError((error, c) => {
    const hasLeft = c.req.raw.signal.aborted
    if (!hasLeft) logger.error({ err: error }, 'request failed outside of the pages')
    return c.text('Something went wrong. In danger, call 911. For a crisis, call or text 988.', 500)
  })
  return { fetch: app.fetch }
}

function watchDatabase({ database, logger }: AppDependencies, cache: PageCache): void {
  database.watch({
    changed: cache.purge,
    disconnected: () => {
      cache.setConnected(false)
      logger.warn('changes of the directory are not notified: no page is cached')
    },
    connected: () => cache.setConnected(true),
  })
}
