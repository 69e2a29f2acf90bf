import { copyFile, mkdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { cancelImport } from '#app/data/import/job/change-imports.server.ts'
import type { ImportFiles } from '#app/data/import/job/import-jobs.server.ts'
import { readImport } from '#app/data/import/job/read-imports.server.ts'
import { screenTexts } from '#app/data/import/messages.ts'
import type { FormErrors, Result } from '#app/lib/form.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { addImportedSource, requestRun } from './change-sources.server.ts'
import { findKnownList } from './find-known-list.server.ts'
import { readImportedList } from './imported-list.server.ts'
import { sourceRefusals } from './messages.ts'

type Move = {
  importId: string
  /** The known list on the button. An import's list becomes a source. */
  knownId: string
  /** The date of the list, if somebody typed one. */
  listedOn: string | null
  from: ImportFiles
  to: ImportFiles
}

/**
 * Hand the file of a previewed import to the source of a known list as its next file, and drop the import. Returns the
 * source's id. The import's file stays for the caller to delete: if the transaction fails, the import needs it.
 */
export async function moveToSource(
  db: Executor,
  { importId, knownId, listedOn, from, to }: Move,
): Promise<Result<string, FormErrors>> {
  // The second press of a button waits here, and finds the import dropped.
  await readRows(db, sql`select from imports where id = ${importId} for update`)
  const record = await readImport(db, importId)
  const known = record?.state === 'previewed' ? await findKnownList(db, record) : null
  if (!record || known?.id !== knownId) {
    return { ok: false, errors: { status: 409, title: screenTexts.rejected } }
  }
  if (!from.has(importId)) return { ok: false, errors: sourceRefusals.fileElsewhere }
  const list = known.kind === 'import' ? await readImportedList(db, knownId) : null
  const sourceId = list ? await addImportedSource(db, list) : knownId
  const { fileName: name, fileHash: hash, fileSize: size } = record
  const file = { id: importId, name, hash, size }
  const started = await requestRun(db, sourceId, file, listedOn ?? undefined)
  if (!started.ok) return started
  await mkdir(to.folder, { recursive: true })
  await copyFile(from.pathOf(importId), to.pathOf(importId))
  await cancelImport(db, importId)
  return { ok: true, value: sourceId }
}
