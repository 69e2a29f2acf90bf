import type pg from 'pg'

/**
 * A connection that is lost is replaced, and whoever asks on it hears why. It says so besides as an event,
 * idle or in the midst of a transaction, which would end the process if nobody listened.
 */
export function outliveConnections(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}
