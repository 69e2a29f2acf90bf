import type pg from 'pg'

/**
 * The same pool for Drizzle, which forgets a connection for good where its first word on it, `begin`, fails:
 * as the connections of a pool are lost, the pool would dry up. As much of a pool as Drizzle asks for.
 */
export function lendTo(pool: pg.Pool): pg.Pool {
  return new LendingPool(pool) as unknown as pg.Pool
}

/** The same, whose statements and transactions run as `role`, and no longer than that: it is local to each. */
export function actAs(role: string, pool: pg.Pool): pg.Pool {
  return new RolePool(pool, role) as unknown as pg.Pool
}

/** Drizzle takes for a pool what has the word in its name. */
class LendingPool {
  protected readonly pool: pg.Pool
  protected readonly afterBegin: string

  constructor(pool: pg.Pool, afterBegin = '') {
    this.pool = pool
    this.afterBegin = afterBegin
  }

  query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    return this.pool.query(statement, values)
  }

  /** For a transaction: Drizzle's first word to what it gets is `begin`, and its last `release`. */
  async connect(): Promise<Pick<pg.PoolClient, 'query' | 'release'>> {
    const client = await this.pool.connect()
    const begin = async (statement: string) => {
      try {
        return await client.query(statement + this.afterBegin)
      } catch (error) {
        client.release(true)
        throw error
      }
    }
    const query = (statement: pg.QueryConfig, values?: unknown[]) =>
      /^begin\b/.test(statement.text) ? begin(statement.text) : client.query(statement, values)
    return { query: query as pg.PoolClient['query'], release: (error) => client.release(error) }
  }
}

class RolePool extends LendingPool {
  constructor(pool: pg.Pool, role: string) {
    super(pool, `; set local role ${role}`)
  }

  override async query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await this.pool.connect()
    try {
      await client.query(`begin${this.afterBegin}`)
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
}
