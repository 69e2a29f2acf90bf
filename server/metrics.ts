import { createHash, timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ReadLastBackup } from '#app/context.ts'
import { asMailer } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { ObserveResponse } from './logger.ts'

export type Metrics = {
  observe: ObserveResponse
  watchCache(cache: { measure(): { pages: number; bytes: number } }): void
  /** Format all figures as Prometheus text. */
  print(): Promise<string>
  contentType: string
}

const usualMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Collect figures for Prometheus: responses by method and status, the process, the page cache, unsent mail, the
 * newest backup. Holds no path and nothing about a visitor. Create one in a process: it watches the event loop.
 */
export function createMetrics(database: Database, readLastBackup: ReadLastBackup): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by method and status',
    labelNames: ['method', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  })
  new Gauge({
    name: 'directory_outbox_waiting',
    help: 'Mail that was not sent yet; -1 where the database does not say',
    registers: [register],
    async collect() {
      this.set(await countWaitingMail(database).catch(() => -1))
    },
  })
  new Gauge({
    name: 'directory_last_backup_timestamp_seconds',
    help: 'When the newest backup in DATA_DIR was made; 0 without one',
    registers: [register],
    async collect() {
      const last = await readLastBackup()
      this.set(last ? last.getTime() / 1_000 : 0)
    },
  })
  return {
    observe(method, status, seconds) {
      const known = usualMethods.includes(method) ? method : 'other'
      requests.observe({ method: known, status }, seconds)
    },
    watchCache(cache) {
      for (const what of ['pages', 'bytes'] as const) {
        new Gauge({
          name: `directory_cached_${what}`,
          help: `Pages in memory: ${what}`,
          registers: [register],
          collect() {
            this.set(cache.measure()[what])
          },
        })
      }
    },
    print: () => register.metrics(),
    contentType: register.contentType,
  }
}

async function countWaitingMail(database: Database): Promise<number> {
  const [row] = await asMailer(database, (db) =>
    readRows<{ waiting: number }>(
      db,
      sql`select count(*)::integer as waiting from outbox where sent_at is null`,
    ),
  )
  return row?.waiting ?? 0
}

/** Answer requests that bring the token as a bearer. */
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
