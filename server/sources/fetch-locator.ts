import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fetchProblems } from '#app/data/sources/messages.ts'
import { type LocatorPage, readLocatorPage } from '#app/data/sources/read-locator-page.ts'
import type { Result } from '#app/lib/form.ts'
import { describeNetworkFailure, followUrl } from '#server/remote/follow-url.ts'
import type { RemoteAccess } from '#server/remote/remote-access.ts'
import { startDeadline } from './deadline.ts'
import { type FetchedFile, type FetchLimits, fetchLimits } from './fetch-file.ts'

const maxPages = 500
const maxPageBytes = 20 * 1024 * 1024
const millisecondsBetweenPages = 1_000
export const locatorFileName = 'findtreatment.json'

type Wanted = {
  address: string
  /** The search: sType, sAddr, limitType, limitValue, pageSize. */
  parameters: Record<string, string>
  /** Where to store the file. */
  path: string
  access: RemoteAccess
  /** When aborted, `fetchLocator` rejects. */
  signal: AbortSignal
  pause?: number
  limits?: Partial<FetchLimits>
}

class LocatorProblem extends Error {}

/**
 * Fetch all pages of a search of FindTreatment.gov's locator and store them as one JSON file of the same form. Fails
 * if the pages contradict each other: half a list would look as if the other half had closed.
 */
export async function fetchLocator(wanted: Wanted): Promise<Result<FetchedFile, string>> {
  const limits = { ...fetchLimits, ...wanted.limits }
  const deadline = startDeadline(limits, wanted.signal)
  const file = await open(wanted.path, 'w')
  try {
    const written = await writePages(file, limits.maxBytes, (page) =>
      fetchPage(wanted, page, deadline.signal, deadline.postpone),
    )
    return {
      ok: true,
      value: { ...written, fileName: locatorFileName, etag: null, lastModified: null },
    }
  } catch (error) {
    wanted.signal.throwIfAborted()
    if (error instanceof LocatorProblem) return { ok: false, errors: error.message }
    const broken = fetchProblems.broken(describeNetworkFailure(error))
    return { ok: false, errors: deadline.explain() ?? broken }
  } finally {
    deadline.clear()
    await file.close()
  }
}

async function writePages(
  file: FileHandle,
  maxBytes: number,
  fetchNext: (page: number) => Promise<LocatorPage>,
) {
  const hash = createHash('sha256')
  let size = 0
  const write = async (text: string) => {
    const bytes = Buffer.from(text)
    size += bytes.length
    if (size > maxBytes) throw new LocatorProblem(fetchProblems.tooLarge)
    hash.update(bytes)
    await file.write(bytes)
  }
  const first = await fetchNext(1)
  const { totalPages, recordCount } = first
  if (recordCount === 0) throw new LocatorProblem(fetchProblems.noRecords)
  if (totalPages > maxPages) throw new LocatorProblem(fetchProblems.tooManyPages(maxPages))
  await write(`{"page":1,"totalPages":1,"recordCount":${recordCount},"rows":[`)
  let rows = 0
  let recordsBefore = ''
  for (let number = 1; number <= Math.max(totalPages, 1); number += 1) {
    const page = number === 1 ? first : await fetchNext(number)
    const isSameList =
      page.page === number && page.totalPages === totalPages && page.recordCount === recordCount
    if (!isSameList) throw new LocatorProblem(fetchProblems.pagesDiffer(number))
    if (page.rows.length === 0) throw new LocatorProblem(fetchProblems.pageMissing(number))
    const records = page.rows.map((row) => JSON.stringify(row)).join(',')
    // A host that ignores the page's number sends the same page again.
    if (records === recordsBefore) throw new LocatorProblem(fetchProblems.pagesDiffer(number))
    recordsBefore = records
    await write(rows > 0 ? `,${records}` : records)
    rows += page.rows.length
  }
  if (rows !== recordCount) throw new LocatorProblem(fetchProblems.rowsMissing(rows, recordCount))
  await write(']}')
  return { hash: hash.digest('hex'), size }
}

async function fetchPage(
  { address, parameters, access, pause = millisecondsBetweenPages }: Wanted,
  page: number,
  signal: AbortSignal,
  onProgress: () => void,
): Promise<LocatorPage> {
  if (page > 1) await wait(pause, undefined, { signal })
  const url = URL.parse(address)
  if (!url) throw new LocatorProblem(fetchProblems['not an https address'])
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  url.searchParams.set('page', String(page))
  const headers = { accept: 'application/json', 'accept-encoding': 'identity' }
  const reached = await followUrl(url.href, { access, headers, signal })
  if ('refused' in reached) throw new LocatorProblem(fetchProblems[reached.refused])
  const { response } = reached
  const giveUp = (problem: string): never => {
    response.destroy()
    throw new LocatorProblem(problem)
  }
  if (response.statusCode === 404 && page > 1) giveUp(fetchProblems.pageMissing(page))
  if (response.statusCode !== 200) giveUp(fetchProblems.answered(response.statusCode ?? 0))
  const encoding = response.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') giveUp(fetchProblems.packed(encoding))
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    onProgress()
    size += chunk.length
    if (size > maxPageBytes) giveUp(fetchProblems.tooLarge)
    chunks.push(chunk)
  }
  return parsePage(chunks)
}

async function parsePage(chunks: readonly Buffer[]): Promise<LocatorPage> {
  const page = await readLocatorPage(chunks)
  if (!page.ok) throw new LocatorProblem(page.errors)
  return page.value
}
