import { execFile } from 'node:child_process'
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findFreePort } from './free-port.ts'

const run = promisify(execFile)

/** A PostgreSQL server of the test's own, which may be mistreated. */
export type OwnPostgres = {
  /** Of the database "directory", as a login role that is no superuser. */
  url: string
  /** As its superuser. */
  ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>
  start(): Promise<void>
  /** All its processes at once, with -9. */
  kill(): Promise<void>
  /** From here on it takes connections and statements, and answers none; until `thaw`. */
  freeze(): Promise<void>
  thaw(): Promise<void>
}

export type PostgresPair = {
  primary: OwnPostgres
  standby: OwnPostgres
  remove(): Promise<void>
}

/** Where PostgreSQL's programs are; undefined on a machine without them. */
export async function findPostgres(): Promise<string | undefined> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1)
  return newest && path.join('/usr/lib/postgresql', newest, 'bin')
}

/** A new primary and its streaming standby in a folder of their own, on free ports. Takes some seconds. */
export async function startPostgresPair(bin: string): Promise<PostgresPair> {
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-postgres-'))
  const owner = await findOwner()
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid)
  const call = (program: string, args: string[]) =>
    run(path.join(bin, program), args, { ...owner, cwd: folder, env: { LC_ALL: 'C.UTF-8' } })

  const open = async (name: string): Promise<OwnPostgres & { port: number }> => {
    const data = path.join(folder, name)
    const port = await findFreePort()
    const ask = async <Row extends pg.QueryResultRow>(
      statement: string,
      database = 'directory',
    ) => {
      const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database })
      await client.connect()
      try {
        return (await client.query<Row>(statement)).rows
      } finally {
        await client.end()
      }
    }
    const signal = async (what: NodeJS.Signals) => {
      const [main = ''] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n')
      const pids = [Number(main), ...(await listChildren(Number(main)))]
      for (const pid of pids) {
        try {
          process.kill(pid, what)
        } catch (error) {
          // One that has just ended by itself.
          if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
        }
      }
      return pids
    }
    return {
      port,
      url: `postgres://directory_login@127.0.0.1:${port}/directory`,
      ask,
      start: async () => {
        const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`
        await call('pg_ctl', ['-D', data, '-w', '-l', `${data}.log`, '-o', options, 'start'])
      },
      kill: async () => {
        const pids = await signal('SIGKILL')
        while (await isAnyAlive(pids)) await new Promise((resolve) => setTimeout(resolve, 20))
        // Whoever has ended and was not cleared away yet would pass for a running server.
        await rm(path.join(data, 'postmaster.pid'), { force: true })
        await rm(path.join(folder, `.s.PGSQL.${port}.lock`), { force: true })
      },
      freeze: () => signal('SIGSTOP').then(() => {}),
      thaw: () => signal('SIGCONT').then(() => {}),
    }
  }
  const primary = await open('primary')
  const standby = await open('standby')
  const remove = async () => {
    for (const server of [standby, primary]) await server.kill().catch(() => {})
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const initial = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N']
    await call('initdb', ['-D', path.join(folder, 'primary'), ...initial])
    await primary.start()
    const login = new pg.Client({ host: '127.0.0.1', port: primary.port, user: 'postgres' })
    await login.connect()
    await login.query('create role directory_login login createdb createrole')
    await login.query('create database directory owner directory_login')
    await login.end()
    await call('pg_basebackup', [
      ...['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres'],
      ...['-D', path.join(folder, 'standby'), '-R', '-c', 'fast', '-X', 'stream'],
    ])
    await standby.start()
  } catch (error) {
    await remove()
    throw error
  }
  return { primary, standby, remove }
}

/** PostgreSQL does not run as root: there, as the user that its package made. */
async function findOwner(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((l) => /^postgres:/.test(l))
  if (!line) throw new Error('there is no user postgres')
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

async function listChildren(parent: number): Promise<number[]> {
  return (await listProcesses()).filter((one) => one.parent === parent).map(({ pid }) => pid)
}

/** One that has ended and was not yet cleared away has the state Z. */
async function isAnyAlive(pids: number[]): Promise<boolean> {
  return (await listProcesses()).some(({ pid, state }) => pids.includes(pid) && state !== 'Z')
}

async function listProcesses(): Promise<{ pid: number; state: string; parent: number }[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    names.map(async (name) => {
      // One that has just ended has no file any more.
      const line = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
      const [, state = '', parent] = /.*\) (\S) (\d+)/s.exec(line) ?? []
      return { pid: Number(name), state, parent: Number(parent) }
    }),
  )
  return found.filter(({ state }) => state)
}
