import pg from 'pg'

/** The triggers in `0009_page_cache.sql` notify this channel. */
export const changeChannel = 'directory_changed'

/** Receives 'all', a center's id, or changes of the connection. */
export type ChangeListener = {
  changed(what: string): void
  /** The connection is lost: no changes arrive until `connected`. */
  disconnected(): void
  /** Connected again; changes since `disconnected` may be lost. */
  connected(): void
}

type ChangeFeed = {
  /** Notify `listener` until the returned function is called. */
  watch(listener: ChangeListener): () => Promise<void>
  close(): Promise<void>
}

/** Open one connection for all listeners of a process, and close it when there are none. */
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
/**
 * A silent connection may be dead: milliseconds between test queries, and the limit for an answer.
 */
const heartbeatMs = 5_000

/** Reconnect after 250 ms, doubling to 10 s. Returns a function that stops it. */
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
      // The connection is already lost, so errors on closing it don't matter.
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
      // `retry` tells the listener that it is disconnected.
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
    // The server closes a connection that fails to close.
    await client?.end().catch(() => {})
  }
}
