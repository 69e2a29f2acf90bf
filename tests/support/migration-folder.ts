import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProjectRoot } from '#db/project-root.ts'

type Journal = { entries: { idx: number; tag: string; when: number }[] }

/**
 * Copy the migrations to a folder of their own, without the last `leaveOut`, and with those of
 * `add`: the SQL of each. Returns the number of `steps` in the folder.
 */
export async function copyMigrations({ leaveOut = 0, add = [] as string[] }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-migrations-'))
  await cp(path.join(findProjectRoot(), 'db', 'migrations'), folder, { recursive: true })
  const file = path.join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal
  const entries = journal.entries.slice(0, journal.entries.length - leaveOut)
  for (const [index, text] of add.entries()) {
    const tag = `${9000 + index}_added`
    await writeFile(path.join(folder, `${tag}.sql`), text)
    entries.push({ idx: entries.length, tag, when: Date.now() })
  }
  await writeFile(file, JSON.stringify({ ...journal, entries }))
  const remove = () => rm(folder, { recursive: true, force: true })
  return { folder, steps: entries.length, remove }
}
