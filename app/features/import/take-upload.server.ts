import type { ReadableStream } from 'node:stream/web'
import type { ImportDesk } from '#app/context.ts'
import type { Transaction } from '#db/client.server.ts'
import { createImport } from './change-imports.server.ts'
import { openImportFiles } from './import-files.server.ts'
import { defaultChoices } from './import-outcome.ts'
import { screenTexts } from './screen-texts.ts'
import { receiveUpload } from './upload-file.server.ts'

type Try = <Result>(
  work: (tx: Transaction) => Promise<Result>,
) => Promise<{ ok: true; value: Result } | { ok: false; message: string }>

export type TakenUpload =
  | { ok: true; id: string }
  | { ok: false; status: 400 | 408 | 503; message: string }

/** Takes the file of a multipart form and has it looked at. */
export async function takeUpload(
  request: Pick<Request, 'body' | 'headers'>,
  desk: ImportDesk,
  run: Try,
): Promise<TakenUpload> {
  // No file is taken of whom nobody can tell, or that could not be stored.
  const reached = await run(async () => {})
  if (!reached.ok) {
    return { ok: false, status: 503, message: screenTexts.rowsFailed(reached.message) }
  }
  const files = openImportFiles(desk.folder)
  const type = request.headers.get('Content-Type') ?? ''
  const body = request.body as ReadableStream<Uint8Array> | null
  const upload = await receiveUpload(body, type, files, desk.uploadMinutes)
  if (!upload.ok) return upload
  const { file } = upload
  const stored = await run((tx) => createImport(tx, file, defaultChoices))
  if (!stored.ok) {
    await files.remove(file.id)
    return { ok: false, status: 503, message: screenTexts.rowsFailed(stored.message) }
  }
  desk.wake()
  return { ok: true, id: file.id }
}
