import { createHash, timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { asMailer } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { PageCache } from './page-cache.ts'

export type Metrics = {
  /** One answer: how long it took, in seconds, and whether the front door gave it from memory. */
  observe(method: string, status: number, seconds: number, by: 'door' | 'app'): void
  watchCache(cache: Pick<PageCache, 'measure'>): void
  /** Everything in Prometheus' text format. */
  print(): Promise<string>
  contentType: string
}

const usualMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * What Prometheus may ask: answers by method and status, the process, the kept pages, mail that waits.
 * Never a path or anything else of a visitor's. One for each process: it watches the event loop.
 */
export function createMetrics(database: Database): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by method, status and whether the front door gave them from memory',
    labelNames: ['method', 'status', 'by'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  })
  const rows = new Map<string, ReturnType<typeof requests.labels>>()
  new Gauge({
    name: 'directory_outbox_waiting',
    help: 'Mail that was not sent yet; -1 where the database does not say',
    registers: [register],
    async collect() {
      this.set(await countWaitingMail(database).catch(() => -1))
    },
  })
  if (database.describeReplicas().length) watchReplicas(database, register)
  return {
    observe(method, status, seconds, by) {
      const known = usualMethods.includes(method) ? method : 'other'
      // Finding a row by its labels takes longer than to count in it.
      const key = `${known} ${status} ${by}`
      const row = rows.get(key) ?? requests.labels({ method: known, status, by })
      rows.set(key, row)
      row.observe(seconds)
    },
    watchCache(cache) {
      const measures = [
        ['directory_kept_pages', 'Pages in memory', () => cache.measure().pages],
        ['directory_kept_bytes', 'Their size in memory', () => cache.measure().bytes],
      ] as const
      for (const [name, help, read] of measures) {
        new Gauge({
          name,
          help,
          registers: [register],
          collect() {
            this.set(read())
          },
        })
      }
    },
    print: () => register.metrics(),
    contentType: register.contentType,
  }
}

function watchReplicas(database: Database, register: Registry): void {
  const options = { labelNames: ['replica'], registers: [register] }
  new Gauge({
    ...options,
    name: 'directory_replica_serving',
    help: '1 where visitors are answered from this replica, 0 where from the primary instead',
    collect() {
      for (const { name, isServing } of database.describeReplicas()) {
        this.set({ replica: name }, isServing ? 1 : 0)
      }
    },
  })
  new Gauge({
    ...options,
    name: 'directory_replica_missing_bytes',
    help: 'Log that it had not replayed when last asked; -1 where it does not say',
    collect() {
      for (const { name, missingBytes } of database.describeReplicas()) {
        this.set({ replica: name }, missingBytes ?? -1)
      }
    },
  })
}

async function countWaitingMail(database: Database): Promise<number> {
  const [row] = await asMailer(database, (tx) =>
    readRows<{ waiting: number }>(
      tx,
      sql`select count(*)::integer as waiting from outbox where sent_at is null`,
    ),
  )
  return row?.waiting ?? 0
}

/** Answers whoever has the token. Without one in the settings there is nothing here. */
export function serveMetrics(metrics: Metrics, token: string): MiddlewareHandler {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const expected = digest(`Bearer ${token}`)
  return async (c) => {
    if (!timingSafeEqual(digest(c.req.header('Authorization') ?? ''), expected)) {
      return c.text('Unauthorized', 401, { 'WWW-Authenticate': 'Bearer' })
    }
    return c.text(await metrics.print(), 200, {
      'Content-Type': metrics.contentType,
      'Cache-Control': 'no-store',
    })
  }
}
