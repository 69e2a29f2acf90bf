import { access, mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Where the files of imports lie until their import is over: one a file, named by its id. */
export type ImportFiles = {
  folder: string
  pathOf(id: string): string
  has(id: string): Promise<boolean>
  remove(id: string): Promise<void>
}

export function openImportFiles(folder: string): ImportFiles {
  const pathOf = (id: string) => path.join(folder, id)
  return {
    folder,
    pathOf,
    has: (id) =>
      access(pathOf(id)).then(
        () => true,
        () => false,
      ),
    remove: (id) => rm(pathOf(id), { force: true }),
  }
}

const daysKept = 7

/** Takes away what uploads that broke off left behind, and files that waited for a week. */
export async function sweepImportFiles({ folder }: ImportFiles, now = Date.now()): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file)
    if (now - mtimeMs > daysKept * 24 * 3600 * 1000) await rm(file, { force: true })
  }
}
