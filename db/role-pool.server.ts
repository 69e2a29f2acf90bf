import type pg from 'pg'

/**
 * The connections of another pool, each of whose statements and transactions runs as `role`, and no
 * longer than that: the role is local to a transaction. As much of a pool as Drizzle asks for.
 */
export function actAs(role: string, pool: pg.Pool): pg.Pool {
  return new RolePool(pool, role) as unknown as pg.Pool
}

/** Drizzle takes for a pool what has the word in its name. */
class RolePool {
  readonly #pool: pg.Pool
  readonly #begin: string

  constructor(pool: pg.Pool, role: string) {
    this.#pool = pool
    this.#begin = `begin; set local role ${role}`
  }

  async query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await this.#pool.connect()
    try {
      await client.query(this.#begin)
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

  /** For a transaction: Drizzle's first word to what it gets is `begin`. */
  async connect(): Promise<Pick<pg.PoolClient, 'query' | 'release'>> {
    const client = await this.#pool.connect()
    const query = (statement: pg.QueryConfig, values?: unknown[]) =>
      /^begin\b/.test(statement.text) ? client.query(this.#begin) : client.query(statement, values)
    return { query: query as pg.PoolClient['query'], release: (error) => client.release(error) }
  }
}
