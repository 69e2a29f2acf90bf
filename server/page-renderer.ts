import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import {
  buildVersionContext,
  clientAddressContext,
  databaseContext,
  enhanceUrlContext,
  imagesContext,
  importsContext,
  languageContext,
  listUrlContext,
  loggerContext,
  type MessageLimit,
  messageLimitContext,
  nonceContext,
  operationsContext,
  type ReportLimit,
  reportLimitContext,
  sessionContext,
  sessionIdContext,
  sessionUnreadContext,
  siteContext,
  sourcesContext,
  viewerContext,
  wakeOutboxContext,
} from '#app/context.ts'
import { readLanguage, runsReact } from '#app/find-page.ts'
import { type Accounts, accountsContext } from '#app/members/auth/accounts.server.ts'
import { mayHoldSession } from '#app/members/auth/read-session.server.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { listSessionMarks } from './middleware/recognize-member.ts'
import type { RequestVariables } from './request-variables.ts'
import { countRefusedMail } from './workers/outbox.ts'

type RendererDependencies = AppDependencies & {
  accounts: Accounts
  messageLimit: MessageLimit
  reportLimit: ReportLimit
  getClientIp: (c: Context) => string | null
}

/** Answer requests with the pages and actions of React Router. */
export function createPageRenderer(dependencies: RendererDependencies) {
  const { site, pages, development, accounts } = dependencies
  // `sameOrigin` has checked the origin of a form. React Router checks it again, and compares it with the request's
  // URL. Behind a proxy that ends TLS, that URL says http.
  const build = { ...pages, allowedActionOrigins: [new URL(site.url).host] }
  const handle = createRequestHandler(build, development ? 'development' : 'production')

  const createContext = (url: URL) => {
    const context = new RouterContextProvider()
    context.set(languageContext, readLanguage(url.pathname))
    context.set(databaseContext, dependencies.database)
    context.set(siteContext, site)
    context.set(imagesContext, dependencies.images)
    context.set(buildVersionContext, pages.assets.version)
    context.set(enhanceUrlContext, dependencies.enhanceUrl ?? null)
    context.set(listUrlContext, dependencies.listUrl ?? null)
    context.set(loggerContext, dependencies.logger)
    context.set(messageLimitContext, dependencies.messageLimit)
    context.set(reportLimitContext, dependencies.reportLimit)
    context.set(wakeOutboxContext, dependencies.wakeOutbox)
    context.set(importsContext, dependencies.imports)
    context.set(sourcesContext, dependencies.sources)
    context.set(operationsContext, {
      readLastBackup: dependencies.readLastBackup,
      readFreeMegabytes: dependencies.readFreeMegabytes,
      sendLinkMail: dependencies.sendLinkMail ?? null,
      countRefusedMail: () => countRefusedMail(dependencies.database),
    })
    context.set(accountsContext, accounts)
    return context
  }

  return {
    /** Render the page at a path with its query for an unknown visitor, with the headers for the page cache. */
    async renderForVisitor(address: string): Promise<Response> {
      const url = new URL(address, site.url)
      return askToRetry(await handle(new Request(url), createContext(url)))
    },

    /** Answer one request for the person who sent it. */
    async answer(c: Context<{ Variables: RequestVariables }>): Promise<Response> {
      const context = createContext(new URL(c.req.url))
      context.set(clientAddressContext, dependencies.getClientIp(c))
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
      // Only React asks for a page's data, and it doesn't run on such a page.
      if (isDataOfPlainPage(c.req.raw, isMember)) return c.text('Not found', 404)

      const response = await handle(c.req.raw, context)
      c.set('nonce', context.get(nonceContext) ?? undefined)
      const tags = (response.headers.get('Cache-Tag') ?? '').split(',').filter(Boolean)
      dependencies.countVisit(c.req.raw, viewer, { status: response.status, tags })
      // Only the page cache reads these.
      for (const name of ['Cache-Tag', 'Expires']) response.headers.delete(name)
      // If the page signed its visitor in or out, its own cookie is newer.
      if (!response.headers.getSetCookie().some(mayHoldSession)) {
        for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
      }
      const marks = listSessionMarks(c.req.raw, response, { isMember, isUnread, siteUrl: site.url })
      for (const mark of marks) response.headers.append('Set-Cookie', mark)
      const isPublic = response.headers.get('Cache-Control')?.startsWith('public')
      const isMembers = isMember || isUnread
      if (response.headers.has('Set-Cookie') || (isMembers && !isPublic)) {
        response.headers.set('Cache-Control', 'private, no-store')
      }
      return askToRetry(response)
    },
  }
}

/** Seconds. */
const retryAfter = '30'

/** Tell clients when to try again after a 503. */
function askToRetry(response: Response): Response {
  if (response.status === 503 && !response.headers.has('Retry-After')) {
    response.headers.set('Retry-After', retryAfter)
  }
  return response
}

/** Whether a request is React Router's for the data of a page on which React doesn't run. */
function isDataOfPlainPage({ method, url }: Request, isMember: boolean): boolean {
  const path = /^(.*)\.data$/.exec(new URL(url).pathname)?.[1]
  if (path === undefined || method !== 'GET') return false
  return !runsReact(path === '/_root' || path === '/_' ? '/' : path, isMember)
}
