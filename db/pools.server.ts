import pg from 'pg'
import { ownerRoleName } from './roles.ts'

/**
 * A pool that outlives its connections: one that is lost is replaced, and whoever asks on it is told why. It says so
 * besides as an event, idle or in the midst of a transaction, which would end the process if nobody listened.
 */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * The same pool for Drizzle, which never gives back a connection on which `begin` fails: as connections are lost, the
 * pool would dry up. With `role`, each statement and each transaction runs as it, and no longer than that.
 */
export function lendTo(pool: pg.Pool, role?: string): pg.Pool {
  const afterBegin = role ? `; set local role ${role}` : ''

  const query = async (statement: pg.QueryConfig, values?: unknown[]) => {
    if (!role) return pool.query(statement, values)
    const client = await pool.connect()
    try {
      await client.query(`begin${afterBegin}`)
      const result = await client.query(statement, values)
      await client.query('commit')
      client.release()
      return result
    } catch (error) {
      // The next one to have the connection begins by rolling back what is left of this.
      client.release(true)
      throw error
    }
  }

  /** For a transaction: Drizzle begins it by `begin`, and ends it by `release`. */
  const connect = async () => {
    const client = await pool.connect()
    const begin = async (statement: string) => {
      try {
        return await client.query(statement + afterBegin)
      } catch (error) {
        client.release(true)
        throw error
      }
    }
    return {
      query: (statement: pg.QueryConfig, values?: unknown[]) =>
        /^begin\b/.test(statement.text) ? begin(statement.text) : client.query(statement, values),
      release: (error?: Error | boolean) => client.release(error),
    }
  }
  return Object.assign(Object.create(pool), { query, connect })
}

const vacuumed =
  'treatment_centers, center_categories, center_opening_hours, center_additional_info, search_words, import_rows'

/** Milliseconds: what hangs, not what is slow. */
const maxVacuum = 600_000

/**
 * After an import, and where no autovacuum runs: what is dead makes room, lists are read from indexes alone again,
 * and the planner knows what came. As the owner of the tables, on a connection that nobody has after it.
 */
export async function vacuum(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`set role ${ownerRoleName}; set statement_timeout = ${maxVacuum}`)
    const statement = { text: `vacuum (analyze) ${vacuumed}`, query_timeout: maxVacuum }
    await client.query(statement)
  } finally {
    client.release(true)
  }
}
