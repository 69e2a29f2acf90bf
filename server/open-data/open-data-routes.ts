import type { Context, Hono } from 'hono'
import type { Site } from '#app/context.ts'
import type { Database } from '#db/client.server.ts'
import type { Logger } from '#server/logger.ts'
import type { RequestVariables } from '#server/request-variables.ts'

export type OpenDataDependencies = {
  database: Database
  site: Site
  logger: Logger
  getClientIp: (c: Context) => string | null
}

export type OpenDataContext = OpenDataDependencies & {
  /** Take points of the network's limit; throws a problem if there are none left. */
  takePoints: (c: Context, points: number) => Promise<void>
  /**
   * Do work that reads the database in the line of all programs; throws a problem if the line is full. Read the
   * body first: a slow sender must not hold a place.
   */
  readInLine: <Result>(c: Context, work: () => Promise<Result>) => Promise<Result>
}

/** The routes below a prefix. */
export type OpenDataRoutes = Hono<{ Variables: RequestVariables }>
