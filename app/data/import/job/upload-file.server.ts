import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import type { FileWork } from '#app/context.ts'
import { type FileSource, openFileSource } from '#app/data/import/formats/file-source.ts'
import { checkHsdsPackage } from '#app/data/import/formats/hsds-package.ts'
import { findFormat } from '#app/data/import/formats/import-formats.ts'
import {
  describeEmptyFile,
  ImportFileError,
  importLimits,
} from '#app/data/import/formats/records.ts'
import { fileProblems, importMessages, screenTexts } from '#app/data/import/messages.ts'
import type { DatabaseFailure } from '#app/lib/failure.ts'
import type { Result } from '#app/lib/form.ts'
import { pipeToFile } from '#app/lib/pipe-to-file.server.ts'
import type { Executor } from '#db/client.server.ts'
import { createImport, type UploadedFile } from './change-imports.server.ts'
import { type ImportFiles, openImportFiles } from './import-jobs.server.ts'
import { readFirstChoices } from './read-first-choices.server.ts'

export type UploadRefusal = { status: number; message: string }
type Upload = Result<UploadedFile, UploadRefusal>

function reject(
  message: string,
  status: UploadRefusal['status'] = 400,
): { ok: false; errors: UploadRefusal } {
  return { ok: false, errors: { status, message } }
}

const maxBytes = importLimits.megabytes * 1024 * 1024

export type TryWork = <Value>(
  work: (db: Executor) => Promise<Value>,
) => Promise<Result<Value, DatabaseFailure>>

/** Receive an uploaded file, start its preview and return the id of the import. */
export function takeUpload(
  request: Pick<Request, 'body' | 'headers'>,
  imports: FileWork,
  run: TryWork,
): Promise<Result<string, UploadRefusal>> {
  return receiveFile(request, imports, run, async (db, file) => {
    await createImport(db, file, await readFirstChoices(db))
    return { ok: true, value: file.id }
  })
}

/**
 * Receive the file of a form and do the work that stores what it is for. A file that was refused, or whose work
 * failed, is deleted.
 */
export async function receiveFile<Value>(
  { body, headers }: Pick<Request, 'body' | 'headers'>,
  { folder, uploadMinutes, wake }: FileWork,
  run: TryWork,
  store: (db: Executor, file: UploadedFile) => Promise<Result<Value, UploadRefusal>>,
): Promise<Result<Value, UploadRefusal>> {
  // Check the database first: without it, receiving the file is pointless.
  const reached = await run(async () => {})
  if (!reached.ok) return reject(screenTexts.rowsFailed(reached.errors.message), 503)
  const files = openImportFiles(folder)
  const type = headers.get('Content-Type') ?? ''
  const stream = body as ReadableStream<Uint8Array> | null
  const upload = await receiveUpload(stream, type, files, uploadMinutes)
  if (!upload.ok) return upload
  const file = upload.value
  const stored = await run((db) => store(db, file))
  if (stored.ok && stored.value.ok) {
    wake()
    return stored.value
  }
  await files.remove(file.id)
  return stored.ok ? stored.value : reject(screenTexts.rowsFailed(stored.errors.message), 503)
}

/**
 * Stream the form's file `file` from the request to disk, for at most `minutes`. A refusal has a
 * message for the person and leaves nothing on disk.
 */
async function receiveUpload(
  body: ReadableStream<Uint8Array> | null,
  contentType: string,
  files: ImportFiles,
  minutes = importLimits.uploadMinutes,
): Promise<Upload> {
  if (!body || !/^multipart\/form-data;.*boundary=/i.test(contentType)) {
    return reject(fileProblems.noFile)
  }
  await mkdir(files.folder, { recursive: true })
  const id = randomUUID()
  const path = files.pathOf(id)
  const headers = { 'content-type': contentType } as BusboyHeaders
  const form = new Busboy({
    headers,
    limits: { files: 1, fields: 10, fieldSize: 1000, fileSize: maxBytes + 1 },
  })
  const late = AbortSignal.timeout(minutes * 60_000)
  const broken = new AbortController()
  let storing: Promise<Upload> | undefined
  form.on('file', (field, stream, name) => {
    if (field === 'file' && name) storing = store(stream, { id, name, path }, broken.signal)
    else stream.resume()
  })
  try {
    await pipeline(Readable.fromWeb(body), form, { signal: late })
    return (await storing) ?? reject(fileProblems.noFile)
  } catch (error) {
    // A form that breaks off never ends its file stream, so abort the stream here.
    broken.abort()
    await Promise.allSettled([storing])
    await rm(path, { force: true })
    if (late.aborted) return reject(fileProblems.late(minutes), 408)
    // The person left or the connection broke, so nobody will see this message.
    if (isBrokenOff(error)) return reject(fileProblems.brokenOff)
    throw error
  }
}

async function store(
  stream: Readable,
  { id, name, path }: { id: string; name: string; path: string },
  signal: AbortSignal,
): Promise<Upload> {
  if (!findFormat(name)) {
    stream.resume()
    return reject(importMessages.unsupportedFormat)
  }
  const hash = createHash('sha256')
  let size = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeToFile([stream, count], path, { flags: 'wx', signal })
  if (size === 0 || size > maxBytes) {
    await rm(path, { force: true })
    const tooLarge = importMessages.parsingError(fileProblems.tooLarge(importLimits.megabytes))
    return reject(size === 0 ? describeEmptyFile(name) : tooLarge)
  }
  const problem = await findProblem(openFileSource(path, name, size))
  if (problem) {
    await rm(path, { force: true })
    return reject(problem)
  }
  return { ok: true, value: { id, name: baseName(name), hash: hash.digest('hex'), size } }
}

/** A package's list of tables is quick to read; all else is found by the preview. */
async function findProblem(source: FileSource): Promise<string | null> {
  if (findFormat(source.name) !== 'zip') return null
  try {
    await checkHsdsPackage(source)
    return null
  } catch (error) {
    if (error instanceof ImportFileError) return error.message
    throw error
  }
}

/** Old browsers send the full path. */
function baseName(name: string): string {
  return name.split(/[\\/]/).at(-1)?.slice(-200) ?? name
}

function isBrokenOff(error: unknown): boolean {
  const { code, name, message } = error as { code?: string; name?: string; message?: string }
  return (
    name === 'AbortError' ||
    code === 'ECONNRESET' ||
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    /Unexpected end of multipart data/.test(message ?? '')
  )
}
