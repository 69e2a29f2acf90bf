import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { createImport } from './change-imports.server.ts'
import { toStored, type WorkPlace } from './do-import.server.ts'
import type { ImportFiles } from './import-files.server.ts'
import { doWork } from './import-jobs.server.ts'
import type { ImportChoices } from './import-outcome.ts'
import { claimWork } from './import-work.server.ts'
import type { FileContents } from './parse-centers.ts'
import { readInWorker } from './read-in-worker.server.ts'

/** A file that was read to its end once: it can be imported. */
export type CheckedFile = {
  path: string
  name: string
  /** In bytes. */
  size: number
  rows: number
  contents: FileContents
  mapping: Record<string, string>
}

/** Reads a file to its end, so that none is begun that cannot be finished. Throws `ImportFileError`. */
export async function checkFile(
  file: Pick<CheckedFile, 'path' | 'name' | 'size' | 'mapping'>,
): Promise<CheckedFile> {
  const { path, name: fileName, size: fileSize, mapping } = file
  const reading = readInWorker({ path, fileName, fileSize, mapping, after: 0 })
  let rows = 0
  for (;;) {
    const step = await reading.next()
    if (step.done) return { ...file, rows, contents: step.value }
    rows += step.value.items.length
  }
}

/** Stores an import of the command line's own, ready to be looked at or to be run. */
export async function storeCheckedFile(
  database: Database,
  files: ImportFiles,
  file: CheckedFile,
  choices: ImportChoices,
  isPreview: boolean,
): Promise<string> {
  const id = randomUUID()
  await mkdir(files.folder, { recursive: true })
  await copyFile(file.path, files.pathOf(id))
  const upload = { id, name: path.basename(file.name), hash: await hashFile(file.path) }
  await asOperator(database, async (tx) => {
    await createImport(tx, { ...upload, size: file.size }, choices)
    const stored = JSON.stringify(toStored(file.contents))
    await tx.execute(sql`
      update imports set mapping = mapping || ${JSON.stringify(file.mapping)}::jsonb,
        contents = ${stored}::jsonb, rows_total = ${file.rows},
        state = ${isPreview ? 'uploaded' : 'queued'}
      where id = ${id}`)
  })
  return id
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

type Alone = {
  database: Database
  files: ImportFiles
  signal: AbortSignal
  onProgress?: WorkPlace['onProgress']
  /** Told once when another import is being worked on, which this one waits for. */
  onWait(): void
}

/** Does what waits for one import, in this process. Rejects with why it failed. */
export async function workAlone(id: string, alone: Alone): Promise<void> {
  const { database, files, signal, onProgress, onWait } = alone
  const holder = randomUUID()
  for (let tries = 0; !signal.aborted; tries++) {
    const work = await claimWork(database, { holder, only: id, hasFile: files.has })
    if (work) return doWork(work, { database, files, signal, onProgress })
    if (!(await isWaiting(database, id))) throw new Error('Nothing is to be done for this import.')
    if (tries === 0) onWait()
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

async function isWaiting(database: Database, id: string): Promise<boolean> {
  const rows = await asOperator(database, (tx) =>
    readRows(
      tx,
      sql`select id from imports where id = ${id}
        and state in ('uploaded', 'previewing', 'queued', 'running', 'undoing')`,
    ),
  )
  return rows.length > 0
}

/** Takes a tried import away: it leaves nothing behind. */
export async function forgetImport(database: Database, files: ImportFiles, id: string) {
  await files.remove(id)
  await asOperator(database, (tx) => tx.execute(sql`delete from imports where id = ${id}`))
}
