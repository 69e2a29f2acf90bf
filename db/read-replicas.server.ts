import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { ChangeFeed } from './change-feed.server.ts'
import type { Orm } from './client.server.ts'
import { isUnavailable } from './is-unavailable.ts'
import {
  openReadReplica,
  type ReadReplica,
  type ReplicaState,
  type TellReplica,
} from './read-replica.server.ts'
import { restingRoleName } from './roles.ts'
import { sessionOptions } from './session-options.ts'

export type ReadReplicas = {
  /** For one page: a replica in turn, or the primary where none is of use at this moment. */
  choose(): Orm
  describe(): ReplicaState[]
  close(): Promise<void>
}

type ReplicasOptions = {
  urls: readonly string[]
  primary: pg.Pool
  /** The primary, as the product asks it. */
  orm: Orm
  /** What `readIdentity` says of the primary. */
  identity: string
  feed: ChangeFeed
  tell: TellReplica
}

/** A replica that does not answer within this is asked no further, in milliseconds. */
const patience = 1_000

/**
 * The standbys that visitors' pages are read from. A statement that fails on one, or that one cannot
 * answer yet, is asked of the primary at once; what the primary says counts. Where the primary cannot be
 * asked and no change can be heard, so that no page is kept, a replica answers with what it has: it may
 * be old, and somebody looks for help.
 */
export function openReadReplicas(options: ReplicasOptions): ReadReplicas {
  const { urls, primary, orm, identity, feed, tell } = options
  const replicas = urls.map((url) => {
    const replica = openReadReplica({
      pool: openPool(url),
      name: new URL(url).host,
      identity,
      readPosition: feed.readPosition,
      tell,
    })
    return { replica, reader: createReader(replica, primary, feed) }
  })
  let turn = 0
  return {
    choose() {
      for (let tried = 0; tried < replicas.length; tried += 1) {
        const next = replicas[turn++ % replicas.length]
        if (next?.replica.isUsable()) return next.reader
      }
      // The primary may be gone; whichever answers is asked after it.
      if (feed.isHeard()) return orm
      return replicas.find(({ replica }) => !replica.isResting())?.reader ?? orm
    },
    describe: () => replicas.map(({ replica }) => replica.describe()),
    close: async () => {
      await Promise.all(replicas.map(({ replica }) => replica.close()))
    },
  }
}

function createReader(replica: ReadReplica, primary: pg.Pool, feed: ChangeFeed): Orm {
  const askPrimary = async (config: pg.QueryConfig, values: unknown[]) => {
    try {
      return await primary.query(config, values)
    } catch (error) {
      if (feed.isHeard() || !isUnavailable(error)) throw error
      const asked = await replica.ask(config, values, true)
      if (asked.ok) return asked.result
      throw error
    }
  }
  const query = async (config: pg.QueryConfig, values: unknown[]) => {
    const asked = await replica.ask(config, values)
    if (asked.ok) return asked.result
    // Something that only PostgreSQL's own answer tells of may be wrong with the statement.
    const isAnswer = asked.failure instanceof pg.DatabaseError
    if (asked.failure && !isAnswer) replica.rest(asked.failure)
    const result = await askPrimary(config, values)
    if (isAnswer) replica.rest(asked.failure)
    return result
  }
  // All that Drizzle asks of its client outside of transactions.
  const reader = drizzle({ query } as unknown as pg.Pool, { casing: 'snake_case' })
  reader.transaction = () => {
    throw new Error('A reader has no transactions: its statements may go to different servers.')
  }
  return reader
}

function openPool(url: string): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    application_name: 'directory-reads',
    options: `${sessionOptions(restingRoleName, patience)} -c default_transaction_read_only=on`,
    max: 10,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    keepAlive: true,
  })
}
