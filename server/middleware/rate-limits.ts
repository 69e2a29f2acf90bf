import { createHmac } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { AccountLimits, MessageLimit, ReportLimit } from '#app/context.ts'
import type { Result } from '#app/lib/form.ts'
import { asLimiter } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { getNetworkKey } from './client-ip.ts'

const [minute, quarter, hour] = [60, 900, 3600]

/** Points and seconds of each limit. "messages" and "reports" are for all networks together. */
const limits = {
  message: [5, hour],
  messages: [100, hour],
  report: [10, hour],
  reports: [300, hour],
  'sign-in network': [10, minute],
  'sign-in account': [10, quarter],
  'sign-up network': [10, hour],
  'sign-up account': [3, hour],
  'reset network': [10, hour],
  'reset account': [3, hour],
} as const

/**
 * Create the limits on messages, reports and sign-in attempts. On PostgreSQL all processes count in one table; with the
 * embedded database the one process counts in memory. Keys are HMACs of networks and accounts under `secret`, which is
 * not in the database.
 *
 * Messages beyond 100 an hour are stored but not emailed. Reports beyond 300 an hour are held until staff review them. A
 * successful sign-in is refunded, and a password reset by email clears the account's failures.
 */
export function createRateLimits(
  database: Database,
  secret: string,
): { messageLimit: MessageLimit; reportLimit: ReportLimit; accountLimits: AccountLimits } {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([keyPrefix, [points, duration]]) => [
      keyPrefix,
      createLimiter(database, { keyPrefix, points, duration }),
    ]),
  ) as Record<keyof typeof limits, Limiter>
  const hide = (text: string) =>
    createHmac('sha256', `rate-limits ${secret}`).update(text).digest('base64url')
  const hideNetwork = (address: string | null) =>
    hide(address === null ? 'unknown' : getNetworkKey(address))

  /** Take a point from each limit in turn. Stops at the first that refuses. */
  async function consumeAll(
    ...wanted: [keyof typeof limits, string][]
  ): Promise<Result<{ refund(): Promise<void> }, { retryAfter: number }>> {
    for (const [limit, key] of wanted) {
      const retryAfter = await consume(limiters[limit], key)
      if (retryAfter !== null) return { ok: false, errors: { retryAfter } }
    }
    const refund = async () => {
      for (const [limit, key] of wanted) await limiters[limit].reward(key, 1)
    }
    return { ok: true, value: { refund } }
  }

  return {
    messageLimit: {
      async take(address, { toMail }) {
        const taken = await consumeAll(['message', hideNetwork(address)])
        if (!taken.ok) return taken
        if (!toMail) return { ok: true, value: { ...taken.value, mayMail: false } }
        const mailed = await consumeAll(['messages', 'all'])
        const refund = async () => {
          await taken.value.refund()
          if (mailed.ok) await mailed.value.refund()
        }
        return { ok: true, value: { mayMail: mailed.ok, refund } }
      },
    },
    reportLimit: {
      async take(address) {
        const taken = await consumeAll(['report', hideNetwork(address)])
        if (!taken.ok) return taken
        const counted = await consumeAll(['reports', 'all'])
        const network = address === null ? 'unknown' : getNetworkKey(address, 48)
        return { ok: true, value: { network, isHeld: !counted.ok } }
      },
    },
    accountLimits: {
      take: (what, address, account) =>
        consumeAll(
          [`${what} network`, hideNetwork(address)],
          [`${what} account`, hide(account.toLowerCase())],
        ),
      async forgive(account) {
        await limiters['sign-in account'].delete(hide(account.toLowerCase()))
      },
    },
  }
}

type Limiter = RateLimiterMemory | RateLimiterPostgres

/** `duration` is in seconds. */
function createLimiter(
  database: Database,
  options: { keyPrefix: string; points: number; duration: number },
): Limiter {
  if (database.engine === 'pglite') return new RateLimiterMemory(options)
  return new RateLimiterPostgres({
    ...options,
    storeClient: { query: (query: Query) => runQuery(database, query) },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
  })
}

/** Take points. Returns null, or the seconds until there are points again. */
export async function consume(limiter: Limiter, key: string, points = 1): Promise<number | null> {
  try {
    await limiter.consume(key, points)
    return null
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return Math.ceil(rejection.msBeforeNext / 1000)
    throw rejection
  }
}

type Query = { text: string; values: unknown[] }

function runQuery(database: Database, { text, values }: Query) {
  const pieces = text
    .split(/\$(\d+)/)
    .map(
      (piece, index): SQL => (index % 2 === 0 ? sql.raw(piece) : sql`${values[Number(piece) - 1]}`),
    )
  return asLimiter(database, (db) => db.execute(sql.join(pieces)))
}
