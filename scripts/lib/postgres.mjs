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
 * Start the server whose programs are in a folder, by default Debian's newest. Returns null when
 * PostgreSQL isn't installed. The server ends with `stop`, or with this process.
 */
export async function startPostgres(programs = findPrograms()) {
  if (!programs) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'directory-postgres-'))
  const data = path.join(folder, 'data')
  const user = findUser()
  mkdirSync(data)
  chmodSync(folder, 0o755)
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid)
  const call = (program, args, options = {}) => {
    const result = spawnSync(path.join(programs, program), args, {
      encoding: 'utf8',
      cwd: folder,
      ...user,
      ...options,
    })
    if (result.status !== 0) fail(`${program} failed: ${result.stderr || result.error?.message}`)
  }
  const port = await findPort()
  const locale = ['-E', 'UTF8', '--locale=C.UTF-8']
  call('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', ...locale])
  // As in production, the login role is no superuser and owns no table, and row-level security
  // applies to it. `psql` isn't there everywhere.
  const login = 'directory_login'
  call('postgres', ['--single', '-D', data, 'postgres'], {
    input: `create role ${login} login createdb createrole\ncreate database directory owner ${login}\n`,
  })
  const stop = () => {
    if (!existsSync(folder)) return
    const args = ['-D', data, '-m', 'immediate', '-w', 'stop']
    spawnSync(path.join(programs, 'pg_ctl'), args, { ...user, cwd: folder, stdio: 'ignore' })
    rmSync(folder, { recursive: true, force: true })
  }
  // First: another handler may delete the programs.
  process.prependOnceListener('exit', stop)
  // Exit on a signal: the exit handler stops the server.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  const settings = `-p ${port} -k ${data} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`
  const log = ['-l', path.join(data, 'log')]
  call('pg_ctl', ['-D', data, '-w', ...log, '-o', settings, 'start'], { stdio: 'ignore' })
  return { url: `postgres://${login}@127.0.0.1:${port}/directory`, stop }
}

/** Return the folder of Debian's programs of a major version, by default the newest, or null. */
export function findPrograms(major = findNewest()) {
  const folder = path.join(versions, major, 'bin')
  return existsSync(path.join(folder, 'initdb')) ? folder : null
}

function findNewest() {
  if (!existsSync(versions)) return ''
  return (
    readdirSync(versions)
      .sort((a, b) => Number(a) - Number(b))
      .at(-1) ?? ''
  )
}

/** PostgreSQL refuses to run as root: use the user from Debian's package, or one without rights. */
function findUser() {
  if (process.getuid?.() !== 0) return {}
  const read = (flag, name) => spawnSync('id', [flag, name], { encoding: 'utf8' })
  const name = read('-u', 'postgres').status === 0 ? 'postgres' : 'nobody'
  return { uid: Number(read('-u', name).stdout), gid: Number(read('-g', name).stdout) }
}

function findPort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
