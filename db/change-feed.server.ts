import pg from 'pg'

/** The channel that the triggers of `0009_page_cache.sql` write to. */
export const changeChannel = 'directory_changed'

/** What a listener is told: 'all', a center's id, or that it may have missed something. */
export type ChangeListener = {
  changed(what: string): void
  /** The connection is lost: nothing is received until `connected`. */
  disconnected(): void
  /** Connected again; what happened in between is not known. */
  connected(): void
}

type ChangeFeed = {
  /** Notifies `listener` for as long as the process lives. Returns what stops it. */
  watch(listener: ChangeListener): () => Promise<void>
  close(): Promise<void>
}

/** One connection for all listeners of a process, open while there are any. */
export function openChangeFeed(databaseUrl: string): ChangeFeed {
  const listeners = new Set<ChangeListener>()
  let isConnected = false
  let disconnect: (() => Promise<void>) | undefined

  const connect = () =>
    keepListening(databaseUrl, {
      changed: (what) => {
        for (const listener of listeners) listener.changed(what)
      },
      disconnected: () => {
        isConnected = false
        for (const listener of listeners) listener.disconnected()
      },
      connected: () => {
        isConnected = true
        for (const listener of listeners) listener.connected()
      },
    })
  const close = async () => {
    const stop = disconnect
    disconnect = undefined
    isConnected = false
    await stop?.()
  }
  return {
    watch: (listener) => {
      listeners.add(listener)
      if (isConnected) listener.connected()
      disconnect ??= connect()
      return async () => {
        listeners.delete(listener)
        if (!listeners.size) await close()
      }
    },
    close,
  }
}

const minRetryMs = 250
const maxRetryMs = 10_000
/** A connection that says nothing may be lost: it is queried this often, and given as long to answer. */
const heartbeatMs = 5_000

/** A connection that is lost is made anew, after 250 ms, doubling, to 10 s. Returns what stops it. */
function keepListening(databaseUrl: string, listener: ChangeListener): () => Promise<void> {
  let stopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let failures = 0

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'directory-changes',
      keepAlive: true,
      connectionTimeoutMillis: heartbeatMs,
      query_timeout: heartbeatMs,
    })
    client = fresh
    let isLost = false
    const retry = () => {
      if (isLost || stopped) return
      isLost = true
      listener.disconnected()
      clearTimeout(timer)
      // It is lost already; what closing it says adds nothing.
      fresh.end().catch(() => {})
      timer = setTimeout(connect, Math.min(minRetryMs * 2 ** failures++, maxRetryMs))
      timer.unref()
    }
    const beat = async () => {
      try {
        await fresh.query('select 1')
      } catch {
        return retry()
      }
      if (isLost || stopped) return
      timer = setTimeout(beat, heartbeatMs)
      timer.unref()
    }
    fresh.on('error', retry)
    fresh.on('end', retry)
    fresh.on('notification', ({ payload }) => {
      if (!isLost && !stopped) listener.changed(payload ?? 'all')
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${changeChannel}`)
    } catch {
      // The listener is told that it is disconnected, and the next attempt follows.
      return retry()
    }
    if (isLost || stopped) return
    failures = 0
    listener.connected()
    await beat()
  }
  void connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    // A connection that cannot be closed properly is closed by the server.
    await client?.end().catch(() => {})
  }
}
