import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProjectRoot } from '#db/project-root.ts'
import { copyMigrations } from './migration-folder.ts'

/** Copied, because a link would lead the running code back to this release's own folder. */
const copied = ['build', 'public', 'db/embedded-thread.mjs']

/**
 * Make a folder with the built server as its next minor release, whose only change is one more
 * migration. Returns the folder and its start script, which neither installs nor builds.
 */
export async function makeNextRelease(migration: string) {
  const root = findProjectRoot()
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-release-'))
  await mkdir(path.join(folder, 'db'))
  for (const name of copied) {
    await cp(path.join(root, name), path.join(folder, name), { recursive: true })
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const migrations = await copyMigrations({ add: [migration] })
  await rename(migrations.folder, path.join(folder, 'db', 'migrations'))
  const text = await readFile(path.join(root, 'package.json'), 'utf8')
  const [major = 0, minor = 0] = JSON.parse(text).version.split('.').map(Number)
  const version = `${major}.${minor + 1}.0`
  await writeFile(
    path.join(folder, 'package.json'),
    text.replace(/"version": "[^"]+"/, `"version": "${version}"`),
  )
  const start = path.join(folder, 'start.mjs')
  await writeFile(
    start,
    `process.env.NODE_ENV = 'production'
process.chdir(import.meta.dirname)
const { start } = await import('./build/server/index.js')
await start()
`,
  )
  return { version, start, remove: () => rm(folder, { recursive: true, force: true }) }
}
