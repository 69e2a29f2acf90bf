// Starts a PostgreSQL for the tests, on a free port and in a temporary folder. It ends with this
// process.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fail } from './prepare.mjs'

/** Debian's folder for the programs of each version. */
const versions = '/usr/lib/postgresql'

/**
 * Returns the URL of a server that ends with this process; null when PostgreSQL isn't installed.
 */
export async function startPostgres() {
  const programs = findPrograms()
  if (!programs) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'directory-postgres-'))
  const data = path.join(folder, 'data')
  const user = findUser()
  mkdirSync(data)
  chmodSync(folder, 0o755)
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid)
  const call = (program, args, options = {}) => {
    const result = spawnSync(path.join(programs, program), args, { encoding: 'utf8', ...options })
    if (result.status !== 0) fail(`${program} failed: ${result.stderr || result.error?.message}`)
  }
  const port = await findPort()
  const locale = ['-E', 'UTF8', '--locale=C.UTF-8']
  call('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', ...locale], user)
  process.once('exit', () => {
    const stop = ['-D', data, '-m', 'immediate', '-w', 'stop']
    spawnSync(path.join(programs, 'pg_ctl'), stop, { ...user, stdio: 'ignore' })
    rmSync(folder, { recursive: true, force: true })
  })
  // Exit on a signal: the exit handler stops the server.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  const settings = `-p ${port} -k ${data} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`
  const log = ['-l', path.join(data, 'log')]
  call('pg_ctl', ['-D', data, '-w', ...log, '-o', settings, 'start'], { ...user, stdio: 'ignore' })
  // As in production, the login role is no superuser and owns no table, and row-level security
  // applies to it.
  const login = 'directory_login'
  call('psql', [
    ...['-q', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'],
    ...['-c', `create role ${login} login createdb createrole`],
    ...['-c', `create database directory owner ${login}`],
  ])
  return `postgres://${login}@127.0.0.1:${port}/directory`
}

function findPrograms() {
  if (!existsSync(versions)) return null
  const newest = readdirSync(versions)
    .sort((a, b) => Number(a) - Number(b))
    .at(-1)
  const folder = path.join(versions, newest ?? '', 'bin')
  return newest && existsSync(path.join(folder, 'initdb')) ? folder : null
}

/** PostgreSQL refuses to run as root: use the user from Debian's package. */
function findUser() {
  if (process.getuid?.() !== 0) return {}
  const read = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: read('-u'), gid: read('-g') }
}

function findPort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
