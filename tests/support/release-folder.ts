import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProjectRoot } from '#db/project-root.ts'
import { readRelease } from '#db/release.server.ts'

type Journal = { entries: { idx: number; tag: string; when: number }[] }

type Changes = {
  /** How many of the last migrations to leave out. An older release also has no function files. */
  leaveOut?: number
  /** The SQL of each further migration. */
  add?: string[]
  /** The SQL of functions by name: further ones, or others in their place. */
  functions?: Record<string, string>
  /** This version without one. */
  version?: string
}

/** Make another release: a folder with a copy of the migrations and functions, changed. */
export async function copyRelease({ leaveOut = 0, add = [], functions = {}, version }: Changes) {
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-release-'))
  const migrations = path.join(folder, 'migrations')
  await cp(path.join(findProjectRoot(), 'db/migrations'), migrations, { recursive: true })
  const file = path.join(migrations, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal
  const entries = journal.entries.slice(0, journal.entries.length - leaveOut)
  for (const [index, text] of add.entries()) {
    const tag = `${9000 + index}_added`
    await writeFile(path.join(migrations, `${tag}.sql`), text)
    entries.push({ idx: entries.length, tag, when: Date.now() })
  }
  await writeFile(file, JSON.stringify({ ...journal, entries }))
  const copied = path.join(folder, 'functions')
  if (leaveOut > 0) await mkdir(copied)
  else await cp(path.join(findProjectRoot(), 'db/functions'), copied, { recursive: true })
  for (const [name, text] of Object.entries(functions)) {
    await writeFile(path.join(copied, `${name}.sql`), text)
  }
  const remove = () => rm(folder, { recursive: true, force: true })
  return { folder, release: readRelease(folder, version), steps: entries.length, remove }
}
