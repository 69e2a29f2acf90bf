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

export type ChangeFeed = {
  /** Tells `listener` for as long as the process lives. Returns what stops it. */
  watch(listener: ChangeListener): () => Promise<void>
  /**
   * A place in the write-ahead log that lies behind every change that was told: a standby that has come
   * as far shows them all. Null while it is not known, and while nothing is heard.
   */
  readPosition(): string | null
  isHeard(): boolean
  close(): Promise<void>
}

type FeedOptions = {
  /** Whether anybody asks for the position. */
  locates?: boolean
}

/**
 * One connection for all listeners of a process, open while there are any. The position becomes unknown
 * before a listener is told, so that none reads what is older than what it has just heard of.
 */
export function openChangeFeed(databaseUrl: string, options: FeedOptions = {}): ChangeFeed {
  const listeners = new Set<ChangeListener>()
  let position: string | null = null
  let isHeard = false
  let disconnect: (() => Promise<void>) | undefined

  const connect = () =>
    keepListening(databaseUrl, options.locates ?? false, {
      changed: (what) => {
        position = null
        for (const listener of listeners) listener.changed(what)
      },
      lost: () => {
        position = null
        isHeard = false
        for (const listener of listeners) listener.lost()
      },
      heard: () => {
        isHeard = true
        for (const listener of listeners) listener.heard()
      },
      located: (found) => {
        position ??= found
      },
    })
  const close = async () => {
    const stop = disconnect
    disconnect = undefined
    position = null
    isHeard = false
    await stop?.()
  }
  return {
    watch: (listener) => {
      listeners.add(listener)
      if (isHeard) listener.heard()
      disconnect ??= connect()
      return async () => {
        listeners.delete(listener)
        if (!listeners.size) await close()
      }
    },
    readPosition: () => position,
    isHeard: () => isHeard,
    close,
  }
}

const firstRetry = 250
const longestRetry = 10_000
/** A connection that says nothing may be gone: it is asked this often, and given as long to answer. */
const beatEvery = 5_000

/** Of the write-ahead log as it is written, so that a change that is not yet on the disk lies before it. */
const whereIsTheLog = 'select pg_current_wal_insert_lsn()::text as position'

type Told = ChangeListener & { located(position: string): void }

/** A connection that is lost is made anew, after 250 ms, doubling, to 10 s. Returns what stops it. */
function keepListening(databaseUrl: string, locates: boolean, told: Told): () => Promise<void> {
  let stopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let failures = 0

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'directory-changes',
      keepAlive: true,
      connectionTimeoutMillis: beatEvery,
      query_timeout: beatEvery,
    })
    client = fresh
    let gone = false
    let isAsking = false
    let isOld = false
    const retry = () => {
      if (gone || stopped) return
      gone = true
      told.lost()
      clearTimeout(timer)
      fresh.end().catch(() => {})
      timer = setTimeout(connect, Math.min(firstRetry * 2 ** failures++, longestRetry))
      timer.unref()
    }
    const ask = async () => {
      // What comes while the answer is under way may lie behind it.
      isOld = true
      if (isAsking) return
      isAsking = true
      clearTimeout(timer)
      let position = ''
      while (isOld) {
        isOld = false
        const { rows } = await fresh.query<{ position: string }>(whereIsTheLog)
        position = rows[0]?.position ?? ''
      }
      isAsking = false
      if (gone || stopped) return
      told.located(position)
      timer = setTimeout(() => void ask().catch(retry), beatEvery)
      timer.unref()
    }
    fresh.on('error', retry)
    fresh.on('end', retry)
    fresh.on('notification', ({ payload }) => {
      if (gone || stopped) return
      told.changed(payload ?? 'all')
      if (locates) ask().catch(retry)
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${changeChannel}`)
      if (gone || stopped) return
      failures = 0
      told.heard()
      await ask()
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
