import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import {
  type CenterImages,
  databaseContext,
  imagesContext,
  loggerContext,
  nonceContext,
  type Site,
  siteContext,
} from '#app/context.ts'
import type { Database } from '#db/client.server.ts'
import { refuseHostileUrls } from './hostile-urls.ts'
import type { Logger } from './logger.ts'
import { requestLog } from './request-log.ts'
import { sameOrigin } from './same-origin.ts'
import { type SecurityVariables, securityHeaders } from './security-headers.ts'
import { mountStaticFiles } from './static-files.ts'

export type AppDependencies = {
  database: Database
  site: Site
  images: CenterImages
  logger: Logger
  /** React Router's server build: every page and action. */
  pages: ServerBuild
  /** Folder of the built client files; absent in development, where Vite serves them. */
  clientFolder?: string
  development?: boolean
}

/** All HTTP, in the order in which a request meets it. Opens no port and holds no global. */
export function createApp(dependencies: AppDependencies): Hono<{ Variables: SecurityVariables }> {
  const { database, site, images, logger, pages, clientFolder, development = false } = dependencies
  const app = new Hono<{ Variables: SecurityVariables }>()

  app.use(requestLog(logger))
  app.use(securityHeaders({ https: site.url.startsWith('https:'), development }))
  app.use(refuseHostileUrls())
  app.use(sameOrigin(site.url))

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    try {
      await database.ping()
      return c.text('ready')
    } catch (error) {
      logger.error({ err: error }, 'the database does not answer')
      return c.text('the database does not answer', 503)
    }
  })
  if (clientFolder) mountStaticFiles(app, clientFolder)

  const handlePage = createRequestHandler(pages, development ? 'development' : 'production')
  app.all('*', (c) => {
    const context = new RouterContextProvider()
    context.set(databaseContext, database)
    context.set(siteContext, site)
    context.set(imagesContext, images)
    context.set(loggerContext, logger)
    context.set(nonceContext, c.get('nonce'))
    return handlePage(c.req.raw, context)
  })
  app.onError((error, c) => {
    logger.error({ err: error }, 'request failed outside of the pages')
    return c.text('Something went wrong. In danger, call 911. For a crisis, call or text 988.', 500)
  })
  return app
}
