import pg from 'pg'

/** The channel that the triggers of `0011_page_changes.sql` write to. */
export const changeChannel = 'directory_changed'

/** What a listener is told: 'all', a center's id, or that it may have missed something. */
export type ChangeListener = {
  changed(what: string): void
  /** From here on nothing is heard, until `heard`. */
  lost(): void
  /** Heard again; what happened in between is not known. */
  heard(): void
}

const firstRetry = 250
const longestRetry = 10_000

/**
 * Listens on a connection of its own for as long as the process lives; a connection that is lost is
 * made anew, after 250 ms, doubling, to 10 s. Returns what stops it.
 */
export function listenToPostgres(
  databaseUrl: string,
  listener: ChangeListener,
): () => Promise<void> {
  let stopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let failures = 0

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    client = fresh
    let gone = false
    const retry = () => {
      if (gone || stopped) return
      gone = true
      listener.lost()
      fresh.end().catch(() => {})
      timer = setTimeout(connect, Math.min(firstRetry * 2 ** failures++, longestRetry))
      timer.unref()
    }
    fresh.on('error', retry)
    fresh.on('end', retry)
    fresh.on('notification', ({ payload }) => listener.changed(payload ?? 'all'))
    try {
      await fresh.connect()
      await fresh.query(`listen ${changeChannel}`)
      failures = 0
      if (!gone && !stopped) listener.heard()
    } catch {
      // The listener hears of it, and the next attempt follows.
      retry()
    }
  }
  void connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end().catch(() => {})
  }
}
