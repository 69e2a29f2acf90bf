import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import {
  buildVersionContext,
  type CenterImages,
  clientAddressContext,
  databaseContext,
  enhanceUrlContext,
  type Imports,
  imagesContext,
  importsContext,
  languageContext,
  listUrlContext,
  loggerContext,
  messageLimitContext,
  nonceContext,
  reportLimitContext,
  type Site,
  sessionContext,
  sessionIdContext,
  sessionUnreadContext,
  siteContext,
  viewerContext,
  wakeOutboxContext,
} from '#app/context.ts'
import { accountsContext, createAccounts } from '#app/features/auth/accounts.server.ts'
import { mayHoldSession } from '#app/features/auth/read-session.server.ts'
import { readLanguage, runsReact, tidyPath } from '#app/pages.ts'
import type { Database } from '#db/client.server.ts'
import { anonymous, type Viewer } from '#db/viewer.ts'
import { type Logger, requestLog } from './logger.ts'
import { type Metrics, serveMetrics } from './metrics.ts'
import { createAddressReader } from './middleware/client-address.ts'
import { limitSearches } from './middleware/limit-searches.ts'
import { createRateLimits } from './middleware/rate-limits.ts'
import { receiveForm } from './middleware/receive-form.ts'
import {
  isVisitor,
  listSessionMarks,
  type Recognized,
  recognizeMember,
} from './middleware/recognize-member.ts'
import { rejectHostileUrls, sameOrigin } from './middleware/reject-requests.ts'
import { type SecurityVariables, securityHeaders } from './middleware/security-headers.ts'
import { createPageCache } from './page-cache.ts'
import { mountStaticFiles } from './static-files.ts'
import type { CountVisit } from './workers/visit-counter.ts'

export type AppDependencies = {
  database: Database
  site: Site
  images: CenterImages
  logger: Logger
  /** How many proxies of our own stand in front. */
  trustProxy: number
  /** Signs the cookies. */
  sessionSecret: string
  /** What is measured, and the token of whoever may read it; nothing by default. */
  metrics?: { metrics: Metrics; token: string }
  /** Says that there is mail to send. */
  wakeOutbox: () => void
  imports: Imports
  /** Called for every page that was answered. */
  countVisit: CountVisit
  /** Whether this process was told to stop, so that nothing new should be sent to it. */
  isShuttingDown?: () => boolean
  /** Tells who asks, in place of the session cookie. */
  readViewer?: (request: Request) => Promise<Viewer>
  /** React Router's server build: every page and action. */
  pages: ServerBuild
  /** Path of the script of every page; none where it is not built. */
  enhanceUrl?: string
  /** Path of the script of `/list`. */
  listUrl?: string
  /** Folder of the built client files; absent in development, where Vite serves them. */
  clientFolder?: string
  development?: boolean
}

// Pages, React Router's data for them, sitemaps and the manifest.
const pageTypes = /^(text\/(html|x-script)|application\/(json|xml|manifest\+json))/

export type App = { fetch: (request: Request, bindings?: object) => Response | Promise<Response> }

/** All HTTP, in the order in which a request meets it. Opens no port and holds no global. */
export function createApp(dependencies: AppDependencies): App {
  const { database, site, images, logger, pages, countVisit, wakeOutbox } = dependencies
  const { clientFolder, development = false, sessionSecret: secret } = dependencies
  const app = new Hono<{ Variables: SecurityVariables & { recognized: Recognized } }>()
  const readAddress = createAddressReader(dependencies.trustProxy, logger)
  const https = site.url.startsWith('https:')
  const metrics = dependencies.metrics?.metrics
  const { messageLimit, reportLimit, accountLimits: limits } = createRateLimits(database, secret)
  const accounts = createAccounts({ database, site, secret, logger, wakeOutbox, limits })

  app.use(requestLog(logger, metrics?.observe))
  // Files come compressed already; Vite's development server has its own ways.
  if (!development) app.use(compress({ encoding: 'gzip', contentTypeFilter: pageTypes }))
  app.use(securityHeaders({ https, development }))
  app.use(rejectHostileUrls())
  app.use(sameOrigin(site.url))
  app.use(receiveForm())
  // React Router would show it all the same; what knows a page by its path, as its language, would not.
  app.get('*', (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const page = tidyPath(pathname)
    return page ? Promise.resolve(c.redirect(page + search, 301)) : next()
  })

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    if (dependencies.isShuttingDown?.()) return c.text('shutting down', 503)
    try {
      await database.ping()
      return c.text('ready')
    } catch (error) {
      logger.error({ err: error }, 'the database does not answer')
      return c.text('the database does not answer', 503)
    }
  })
  if (dependencies.metrics) {
    app.get('/metrics', serveMetrics(dependencies.metrics.metrics, dependencies.metrics.token))
  }
  if (clientFolder) mountStaticFiles(app, clientFolder)

  // `sameOrigin` has asked already where a form is from. The router asks once more, and behind a proxy
  // that ends TLS it would take every form for a stranger's: what reaches it says http.
  const build = { ...pages, allowedActionOrigins: [new URL(site.url).host] }
  const handlePage = createRequestHandler(build, development ? 'development' : 'production')
  const createContext = (address: string) => {
    const context = new RouterContextProvider()
    context.set(languageContext, readLanguage(new URL(address, site.url).pathname))
    context.set(databaseContext, database)
    context.set(siteContext, site)
    context.set(imagesContext, images)
    context.set(buildVersionContext, pages.assets.version)
    context.set(enhanceUrlContext, dependencies.enhanceUrl ?? null)
    context.set(listUrlContext, dependencies.listUrl ?? null)
    context.set(loggerContext, logger)
    context.set(messageLimitContext, messageLimit)
    context.set(reportLimitContext, reportLimit)
    context.set(wakeOutboxContext, wakeOutbox)
    context.set(importsContext, dependencies.imports)
    context.set(accountsContext, accounts)
    return context
  }

  app.use(async (c, next) => {
    c.set('recognized', await recognizeMember(accounts, c.req.raw))
    return next()
  })

  if (!development && !dependencies.readViewer) {
    const cache = createPageCache({
      logger,
      render: (address) =>
        handlePage(new Request(new URL(address, site.url)), createContext(address)),
    })
    database.watch({
      changed: cache.purge,
      disconnected: () => {
        cache.setConnected(false)
        logger.warn('changes of the directory are not notified: no page is cached')
      },
      connected: () => cache.setConnected(true),
    })
    app.use(
      limitSearches({
        site,
        readAddress,
        isCached: (c) => isVisitor(c.get('recognized')) && cache.isFresh(c.req.raw),
      }),
    )
    metrics?.watchCache(cache)
    app.use(async (c, next) => {
      const answer = isVisitor(c.get('recognized')) ? await cache.answer(c.req.raw) : null
      if (!answer) return next()
      const { response, tags } = answer
      countVisit(c.req.raw, anonymous, { status: response.status, tags })
      return askToRetry(response)
    })
  }

  app.all('*', async (c) => {
    const context = createContext(c.req.url)
    context.set(clientAddressContext, readAddress(c))
    const { session, sessionId, cookies, isUnread } = c.get('recognized')
    context.set(sessionUnreadContext, isUnread)
    if (session) {
      context.set(sessionContext, session)
      context.set(sessionIdContext, sessionId)
      context.set(viewerContext, { kind: 'member', userId: session.user.id, role: session.role })
    }
    if (dependencies.readViewer) {
      context.set(viewerContext, await dependencies.readViewer(c.req.raw))
    }
    const viewer = context.get(viewerContext)
    const isMember = viewer.kind === 'member'
    // Only React asks for a page's data, and it runs on no such page.
    if (isDataOfPlainPage(c.req.raw, isMember)) return c.text('Not found', 404)
    const response = await handlePage(c.req.raw, context)
    c.set('nonce', context.get(nonceContext) ?? undefined)
    const tags = (response.headers.get('Cache-Tag') ?? '').split(',').filter(Boolean)
    countVisit(c.req.raw, viewer, { status: response.status, tags })
    // They speak to our own cache alone.
    for (const name of ['Cache-Tag', 'Expires']) response.headers.delete(name)
    // Who has just signed in or out was given a newer cookie by the page.
    if (!response.headers.getSetCookie().some(mayHoldSession)) {
      for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    }
    for (const mark of listSessionMarks(c.req.raw, response, {
      isMember,
      isUnread,
      siteUrl: site.url,
    })) {
      response.headers.append('Set-Cookie', mark)
    }
    const isPublic = response.headers.get('Cache-Control')?.startsWith('public')
    const isMembers = isMember || isUnread
    if (response.headers.has('Set-Cookie') || (isMembers && !isPublic)) {
      response.headers.set('Cache-Control', 'private, no-store')
    }
    return askToRetry(response)
  })
  app.onError((error, c) => {
    const hasLeft = c.req.raw.signal.aborted
    if (!hasLeft) logger.error({ err: error }, 'request failed outside of the pages')
    return c.text('Something went wrong. In danger, call 911. For a crisis, call or text 988.', 500)
  })
  return { fetch: app.fetch }
}

/** Seconds after which somebody who was told that we are not available may try again. */
const retryAfter = '30'

function askToRetry(response: Response): Response {
  if (response.status === 503 && !response.headers.has('Retry-After')) {
    response.headers.set('Retry-After', retryAfter)
  }
  return response
}

/** Whether a request is React Router's for the data of a page on which no React runs. */
function isDataOfPlainPage({ method, url }: Request, isMember: boolean): boolean {
  const path = /^(.*)\.data$/.exec(new URL(url).pathname)?.[1]
  if (path === undefined || method !== 'GET') return false
  return !runsReact(path === '/_root' || path === '/_' ? '/' : path, isMember)
}
