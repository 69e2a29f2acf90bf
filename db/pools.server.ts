import pg from 'pg'
import { ownerRoleName } from './roles.ts'

/**
 * Open a pool that replaces lost connections. Statements on a lost connection reject with the
 * reason. A lost connection also emits an event, which would end the process without a listener.
 */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * Adapt the pool to Drizzle, which never releases a connection if `begin` fails, so lost
 * connections would drain the pool. With `role`, each statement and each transaction runs as that
 * role.
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
      // The next user of the connection first rolls back an unfinished transaction.
      client.release(true)
      throw error
    }
  }

  /** For transactions: Drizzle starts them with `begin` and ends them with `release`. */
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

const vacuumed = [
  'treatment_centers',
  'center_categories',
  'center_opening_hours',
  'center_additional_info',
  'search_words',
  'import_rows',
  'center_changes',
]

/** Milliseconds: stops a vacuum that hangs, not one that is slow. */
const maxVacuum = 600_000

/**
 * Vacuum after an import, and regularly where there is no autovacuum: free dead rows, allow
 * index-only scans, and update statistics. Runs as the tables' owner, on connections that are
 * closed afterward: a separate one for each statement, so that requests that wait for the embedded
 * engine's only connection get a turn in between.
 */
export async function vacuum(pool: pg.Pool): Promise<void> {
  const steps = vacuumed.flatMap((table) => [`vacuum ${table}`, `analyze ${table}`])
  for (const step of steps) {
    const client = await pool.connect()
    try {
      await client.query(`set role ${ownerRoleName}; set statement_timeout = ${maxVacuum}`)
      const statement = { text: step, query_timeout: maxVacuum }
      await client.query(statement)
    } finally {
      client.release(true)
    }
  }
}
