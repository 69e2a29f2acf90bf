import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { importLimits } from '#app/data/import/formats/records.ts'
import { fetchProblems } from '#app/data/sources/messages.ts'
import { isWebPage, nameFetchedFile } from '#app/data/sources/name-fetched-file.ts'
import type { Result } from '#app/lib/form.ts'
import { pipeToFile } from '#app/lib/pipe-to-file.server.ts'
import { describeNetworkFailure, followUrl } from '#server/remote/follow-url.ts'
import type { RemoteAccess } from '#server/remote/remote-access.ts'
import { type Deadline, startDeadline } from './deadline.ts'

/** The host's marks of the version that we fetched last, with which we ask only for a newer one. */
export type Validators = { etag: string | null; lastModified: string | null }

export type FetchedFile = Validators & {
  /** Its extension tells the format. */
  fileName: string
  /** SHA-256 in hexadecimal. */
  hash: string
  /** In bytes. */
  size: number
}

type Wanted = {
  address: string
  /** Where to store the file. */
  path: string
  validators: Validators
  access: RemoteAccess
  /** When aborted, `fetchFile` rejects. */
  signal: AbortSignal
  /** Replaces the limits of imports in tests. */
  limits?: Partial<FetchLimits>
}

export type FetchLimits = { maxBytes: number; minutes: number; stallSeconds: number }

export const fetchLimits: FetchLimits = {
  maxBytes: importLimits.megabytes * 1024 * 1024,
  minutes: importLimits.uploadMinutes,
  stallSeconds: 60,
}

/**
 * Fetch the file of a source and store it. 'unchanged' if the host says that it is the version of `validators`. A
 * file that it could not fetch is a failure in words for staff.
 */
export async function fetchFile(
  wanted: Wanted,
): Promise<Result<FetchedFile | 'unchanged', string>> {
  const limits = { ...fetchLimits, ...wanted.limits }
  const deadline = startDeadline(limits, wanted.signal)
  try {
    return await request(wanted, limits, deadline)
  } catch (error) {
    wanted.signal.throwIfAborted()
    return fail(deadline.explain() ?? explain(error))
  } finally {
    deadline.clear()
  }
}

const fail = (errors: string) => ({ ok: false as const, errors })

class TooLargeError extends Error {}

function explain(error: unknown): string {
  if (error instanceof TooLargeError) return fetchProblems.tooLarge
  const detail = describeNetworkFailure(error)
  return detail.startsWith('Z_') ? fetchProblems.damaged : fetchProblems.broken(detail)
}

async function request(
  { address, path, validators, access }: Wanted,
  { maxBytes }: FetchLimits,
  deadline: Deadline,
): Promise<Result<FetchedFile | 'unchanged', string>> {
  const { signal } = deadline
  const reached = await followUrl(address, { access, headers: askFor(validators), signal })
  if ('refused' in reached) return fail(fetchProblems[reached.refused])
  const { response, url } = reached
  const { statusCode = 0, headers } = response
  const giveUp = (problem: string) => {
    response.destroy()
    return fail(problem)
  }
  if (statusCode === 304 && (validators.etag || validators.lastModified)) {
    response.destroy()
    return { ok: true, value: 'unchanged' }
  }
  if (statusCode !== 200) return giveUp(fetchProblems.answered(statusCode))
  const contentType = headers['content-type'] ?? ''
  if (isWebPage(contentType)) return giveUp(fetchProblems.webPage)
  const encoding = headers['content-encoding']?.trim().toLowerCase() || 'identity'
  if (!['identity', 'gzip', 'x-gzip'].includes(encoding)) {
    return giveUp(fetchProblems.packed(encoding))
  }
  if (Number(headers['content-length'] ?? 0) > maxBytes) return giveUp(fetchProblems.tooLarge)

  const hash = createHash('sha256')
  let size = 0
  const received = countBytes(maxBytes, deadline.postpone)
  const unpack = encoding === 'identity' ? [] : [createGunzip()]
  const unpacked = countBytes(maxBytes, (chunk) => {
    size += chunk.length
    hash.update(chunk)
  })
  await pipeToFile([response, received, ...unpack, unpacked], path, { signal })
  if (size === 0) return fail(fetchProblems.empty)
  const disposition = headers['content-disposition'] ?? ''
  const head = await readHead(path)
  const fileName = nameFetchedFile({ url, contentType, disposition, head })
  if (!fileName) return fail(fetchProblems.unknownFormat)
  const etag = headers.etag ?? null
  const lastModified = headers['last-modified'] ?? null
  return { ok: true, value: { fileName, hash: hash.digest('hex'), size, etag, lastModified } }
}

function askFor({ etag, lastModified }: Validators): Record<string, string> {
  return {
    accept: 'text/csv, application/json, application/xml, */*;q=0.5',
    'accept-encoding': 'gzip, identity',
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  }
}

/** Pass chunks on, and fail after `maxBytes`: a small packed file can expand to any size. */
function countBytes(maxBytes: number, onChunk: (chunk: Buffer) => void): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > maxBytes) return done(new TooLargeError())
      onChunk(chunk)
      done(null, chunk)
    },
  })
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(4) })
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
