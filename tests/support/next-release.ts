import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProjectRoot } from '#db/project-root.ts'
import { copyRelease } from './release-folder.ts'

/** Copied, because a link would lead the running code back to this release's own folder. */
const copied = [
  'build',
  'public',
  'site',
  'db/embedded-thread.mjs',
  'app/search/danger-model.bin',
  'app/search/danger-examples',
  'app/search/understand/common-words.br',
]

/**
 * Make a folder with the built server as its next minor release, whose only changes are further
 * migrations and other functions. Returns its version and its start script, which neither installs
 * nor builds.
 */
export async function makeNextRelease(changes: {
  add?: string[]
  functions?: Record<string, string>
}) {
  const root = findProjectRoot()
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-release-'))
  const database = await copyRelease(changes)
  await cp(database.folder, path.join(folder, 'db'), { recursive: true })
  await database.remove()
  for (const name of copied) {
    await cp(path.join(root, name), path.join(folder, name), { recursive: true })
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
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
