// Installs and builds when the sources have changed. Has no dependencies and runs on a fresh clone.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const installStamp = path.join(root, 'node_modules/.directory-install')
const buildStamp = path.join(root, 'build/.directory-build')
const buildSources = [
  'scripts/lib',
  'site',
  'app',
  'server',
  'db',
  'public',
  'package-lock.json',
  'package.json',
  'vite.config.ts',
  'vite.enhance.config.ts',
  'vite.list.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
]

/** End the process with one line if Node is too old. */
function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 20)) {
    fail(`Node 20.20 or later is needed; this is ${process.version}.`)
  }
}

export function ensureInstalled() {
  requireNode()
  const wanted = hashFiles(['package-lock.json', 'package.json'])
  if (readStamp(installStamp) === wanted) return
  say('Installing packages …')
  run('npm', [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--include=dev',
    '--loglevel=error',
  ])
  writeFileSync(installStamp, wanted)
}

export function ensureBuilt() {
  const wanted = hashFiles(buildSources)
  if (readStamp(buildStamp) === wanted) return
  say('Building …')
  rmSync(path.join(root, 'build'), { recursive: true, force: true })
  build(['node_modules/@react-router/dev/bin.js', 'build'])
  for (const config of ['vite.enhance.config.ts', 'vite.list.config.ts']) {
    build(['node_modules/vite/bin/vite.js', 'build', '--config', config])
  }
  compressFolder(path.join(root, 'build/client'))
  writeFileSync(buildStamp, wanted)
}

/** React Router still passes this option to Vite, and users can't change that. */
const knownWarning = /The `envFile` option is deprecated/

/** Run a build and show its warnings, except the known one. Ends the process on failure. */
function build(args) {
  const { status, stderr } = spawnSync(process.execPath, [...args, '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  for (const line of (stderr ?? '').split('\n')) {
    if (line && !knownWarning.test(line)) say(line)
  }
  if (status !== 0) process.exit(status ?? 1)
}

const worthIt = /\.(js|css|svg|json|html|txt|webmanifest)$/
const smallest = 1024

/**
 * Compress a folder's files once, as small as possible: the server doesn't compress them per
 * request.
 */
function compressFolder(folder) {
  for (const entry of readdirSync(folder, { recursive: true })) {
    const file = path.join(folder, entry)
    if (!worthIt.test(file) || !statSync(file).isFile()) continue
    const bytes = readFileSync(file)
    if (bytes.length < smallest) continue
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/** Run a program in the project's folder and show its output. Ends the process on failure. */
export function run(command, args, env = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (result.error) fail(`${command} could not be run: ${result.error.message}`)
  if (result.status !== 0) process.exit(result.status ?? 1)
}

export function say(line) {
  process.stderr.write(`${line}\n`)
}

export function fail(line) {
  say(line)
  process.exit(1)
}

// Errors whose message tells the operator in one line what to do.
const forOperator = new Set([
  'SettingsError',
  'DataFolderError',
  'DatabaseLockedError',
  'VersionError',
  'UnfinishedMoveError',
  'UnreachableDatabaseError',
  'DatabaseRightsError',
  'PlacesTableError',
])

/** End the process after a failed start, with just one line if that says enough. */
export function stopWith(error) {
  if (error.code === 'EADDRINUSE') fail(`Port ${error.port} is taken. Set PORT to another one.`)
  if (forOperator.has(error.name)) fail(error.message)
  throw error
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function hashFiles(names) {
  const hash = createHash('sha256').update(process.version.split('.')[0])
  const visit = (name) => {
    const file = path.join(root, name)
    if (!existsSync(file)) return
    const entries = listFolder(file)
    if (entries) for (const entry of entries) visit(path.join(name, entry))
    else hash.update(name).update('\0').update(readFileSync(file))
  }
  for (const name of names) visit(name)
  return hash.digest('hex')
}

function listFolder(file) {
  try {
    return readdirSync(file).sort()
  } catch (error) {
    if (error.code === 'ENOTDIR') return null
    throw error
  }
}
