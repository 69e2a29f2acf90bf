import type pg from 'pg'
import { outliveConnections } from './outlive-connections.ts'

/** What a replica is doing, for the log and the metrics. */
export type ReplicaState = {
  /** "host:port", never a login. */
  name: string
  /** Whether it answered when it was last asked. */
  isServing: boolean
  /** Bytes of the write-ahead log that it had not replayed at the last look; null while it does not say. */
  missingBytes: number | null
}

/** It came back, or it went and why. */
export type TellReplica = (state: { name: string; isServing: boolean; reason?: unknown }) => void

/** `failure` is null where the replica was left alone, or shows too little yet. */
export type Asked = { ok: true; result: pg.QueryResult } | { ok: false; failure: unknown }

export type ReadReplica = {
  /** Whether it shows all that was told, as far as is known. */
  isUsable(): boolean
  isResting(): boolean
  /** `mayBeOld` asks it whatever it shows: for when there is nobody else to ask. */
  ask(config: pg.QueryConfig, values: unknown[], mayBeOld?: boolean): Promise<Asked>
  /** It failed where the primary did not: it is left alone until it answers a question again. */
  rest(reason: unknown): void
  describe(): ReplicaState
  close(): Promise<void>
}

type ReplicaOptions = {
  pool: pg.Pool
  name: string
  /** What `readIdentity` says of the primary. */
  identity: string
  /** Up to where the log must have been replayed; null where no standby may be asked. */
  readPosition: () => string | null
  tell: TellReplica
}

/** Milliseconds. */
const firstRest = 250
const longestRest = 30_000
const calmAfter = 60_000
const behindPause = 100
const proofLasts = 5_000

/** Which server and database this is: the same on the primary and its standbys, and nowhere else. */
const identityOf = `(select system_identifier from pg_control_system()) || '/' ||
  (select oid from pg_database where datname = current_database())`

export async function readIdentity(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ identity: string }>(`select ${identityOf} as identity`)
  return rows[0]?.identity ?? ''
}

type Look = { identity: string; standby: boolean; missing: string | null }

/**
 * One standby, asked only on connections that have just shown that they see enough. Each connection is
 * looked at by itself and not the address: behind one there may be several servers, and a server that
 * was restarted may have gone back.
 */
export function openReadReplica(options: ReplicaOptions): ReadReplica {
  const { pool, name, identity, readPosition, tell } = options
  const proofs = new WeakMap<pg.PoolClient, { position: string; until: number }>()
  let isResting = true
  let behindUntil = 0
  let failures = 0
  let failedAt = 0
  let missingBytes: number | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let told: boolean | null = null

  outliveConnections(pool)

  /** Whether this connection shows all up to `position`. Throws where it is none of the primary's standbys. */
  const look = async (client: pg.PoolClient, position: string | null): Promise<boolean> => {
    const { rows } = await client.query<Look>(
      `select ${identityOf} as identity, pg_is_in_recovery() as standby,
        pg_wal_lsn_diff($1, pg_last_wal_replay_lsn()) as missing`,
      [position],
    )
    const seen = rows[0]
    if (seen?.identity !== identity) throw new Error('it is not of this database')
    if (!seen.standby) throw new Error('it is not a standby: it may be written to')
    if (position === null || seen.missing === null) return false
    missingBytes = Math.max(0, Number(seen.missing))
    return missingBytes === 0
  }
  const shows = async (client: pg.PoolClient, position: string): Promise<boolean> => {
    const proof = proofs.get(client)
    if (proof?.position === position && Date.now() < proof.until) return true
    if (!(await look(client, position))) {
      behindUntil = Date.now() + behindPause
      return false
    }
    proofs.set(client, { position, until: Date.now() + proofLasts })
    return true
  }
  const say = (isServing: boolean, reason?: unknown) => {
    if (isClosed || told === isServing) return
    told = isServing
    tell({ name, isServing, reason })
  }
  const probe = async () => {
    let client: pg.PoolClient | undefined
    try {
      client = await pool.connect()
      await look(client, readPosition())
      client.release()
      isResting = false
      say(true)
    } catch (reason) {
      client?.release(true)
      waitLonger(reason)
    }
  }
  const waitLonger = (reason: unknown) => {
    if (isClosed) return
    const now = Date.now()
    failures = now - failedAt > calmAfter + longestRest ? 1 : failures + 1
    failedAt = now
    missingBytes = null
    say(false, reason)
    timer = setTimeout(probe, Math.min(firstRest * 2 ** (failures - 1), longestRest))
    timer.unref()
  }
  void probe()

  return {
    isUsable: () => !isResting && readPosition() !== null && Date.now() >= behindUntil,
    isResting: () => isResting,
    async ask(config, values, mayBeOld = false) {
      if (isResting) return { ok: false, failure: null }
      let client: pg.PoolClient | undefined
      try {
        client = await pool.connect()
        const position = readPosition()
        if (mayBeOld) await look(client, position)
        else if (position === null || !(await shows(client, position))) {
          client.release()
          return { ok: false, failure: null }
        }
        const result = await client.query(config, values)
        client.release()
        return { ok: true, result }
      } catch (failure) {
        client?.release(true)
        return { ok: false, failure }
      }
    },
    rest(reason) {
      if (isResting) return
      isResting = true
      waitLonger(reason)
    },
    describe: () => ({ name, isServing: !isResting && !missingBytes, missingBytes }),
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await pool.end()
    },
  }
}
