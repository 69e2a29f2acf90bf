import { createHmac, randomBytes } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { MessageLimit } from '#app/context.ts'
import { asLimiter } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { nameNetwork } from './client-address.ts'

const anHour = 3600
const perNetwork = { keyPrefix: 'message', points: 5, duration: anHour }
const mailed = { keyPrefix: 'messages', points: 100, duration: anHour }

/**
 * How many messages may be sent: 5 an hour from one network, from as many networks as there are; of all,
 * 100 an hour are mailed. On PostgreSQL every process counts in the same table; the embedded engine has
 * one process, which counts in memory.
 * A network is kept for an hour or two, and only as an HMAC. `secret` is its key: what all processes
 * of this site know and the database does not hold; none means one of this process's own.
 * `take` rejects when the database does not answer.
 */
export function createMessageLimit(database: Database, secret?: string): MessageLimit {
  const key = secret ? `rate-limit ${secret}` : randomBytes(32)
  const ofNetwork = createLimiter(database, perNetwork)
  const ofMail = createLimiter(database, mailed)
  return {
    async take(address, { toMail }) {
      const network = createHmac('sha256', key)
        .update(address === null ? 'unknown' : nameNetwork(address))
        .digest('base64url')
      const refused = await consume(ofNetwork, network)
      if (refused) return { ok: false, retryAfter: refused }
      const mayMail = toMail && (await consume(ofMail, 'all')) === null
      const refund = async () => {
        await ofNetwork.reward(network, 1)
        if (mayMail) await ofMail.reward('all', 1)
      }
      return { ok: true, mayMail, refund }
    },
  }
}

type Limiter = RateLimiterMemory | RateLimiterPostgres

/** Counts in the table on PostgreSQL, in memory on the embedded engine. `duration` is in seconds. */
export function createLimiter(database: Database, options: typeof perNetwork): Limiter {
  if (database.engine === 'pglite') return new RateLimiterMemory(options)
  return new RateLimiterPostgres({
    ...options,
    storeClient: { query: (query: Query) => runQuery(database, query) },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
  })
}

/** Takes one point: null when there was one, else the seconds until there is. */
export async function consume(limiter: Limiter, key: string): Promise<number | null> {
  try {
    await limiter.consume(key, 1)
    return null
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000)
    throw refusal
  }
}

type Query = { text: string; values: unknown[] }

function runQuery(database: Database, { text, values }: Query) {
  const pieces = text
    .split(/\$(\d+)/)
    .map(
      (piece, index): SQL => (index % 2 === 0 ? sql.raw(piece) : sql`${values[Number(piece) - 1]}`),
    )
  return asLimiter(database, (tx) => tx.execute(sql.join(pieces)))
}
