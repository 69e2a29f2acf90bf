import type { FileWork } from '#app/context.ts'
import {
  receiveFile,
  type TryWork,
  type UploadRefusal,
} from '#app/data/import/job/upload-file.server.ts'
import type { Result } from '#app/lib/form.ts'
import { requestRun } from './change-sources.server.ts'

/** Receive a newer file of a source, and ask the worker to compare it. Returns the run's id. */
export function receiveSourceFile(
  request: Pick<Request, 'body' | 'headers'>,
  work: FileWork,
  sourceId: string,
  run: TryWork,
): Promise<Result<string, UploadRefusal>> {
  return receiveFile(request, work, run, async (db, file) => {
    const started = await requestRun(db, sourceId, file)
    if (started.ok) return started
    const { status = 422, title, text } = started.errors
    return { ok: false, errors: { status, message: text ?? title } }
  })
}
