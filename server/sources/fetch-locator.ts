import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fetchProblems } from '#app/data/sources/messages.ts'
import type { LocatorPage } from '#app/data/sources/read-locator-page.ts'
import type { Result } from '#app/lib/form.ts'
import { describeNetworkFailure } from '#server/remote/follow-url.ts'
import type { RemoteAccess } from '#server/remote/remote-access.ts'
import {
  askLocator,
  LocatorContradiction,
  LocatorProblem,
  type LocatorSearch,
} from './ask-locator.ts'
import { startDeadline } from './deadline.ts'
import { type FetchedFile, type FetchLimits, fetchLimits } from './fetch-file.ts'
import { openStoredPages, type StoredPages } from './stored-pages.ts'

const maxPages = 500
const millisecondsBetweenPages = 2_000
/** The pauses of 500 pages alone are 17 minutes. */
const locatorLimits: FetchLimits = { ...fetchLimits, minutes: 60 }
export const locatorFileName = 'findtreatment.json'

type Wanted = LocatorSearch & {
  /** Where to store the file. */
  path: string
  /** Where to keep pages until all are there: the next fetch of the same search goes on after them. */
  pagesPath: string
  access: RemoteAccess
  /** Names the site to the host. */
  userAgent: string
  /** When aborted, `fetchLocator` rejects. The pages are kept. */
  signal: AbortSignal
  /** A page was read: how many of how many, and all their records so far. */
  onPage?: (done: number, total: number, records: number) => void
  /** Between two pages, in milliseconds. */
  pause?: number | undefined
  limits?: Partial<FetchLimits>
}

export type FetchedLocator = FetchedFile & {
  /** Records of the whole search. */
  read: number
}

/**
 * Fetch all pages of a search of FindTreatment.gov's locator and store their records as one JSON file of the same
 * form. Fails if the pages contradict each other: half a list would look as if the other half had closed.
 */
export async function fetchLocator(wanted: Wanted): Promise<Result<FetchedLocator, string>> {
  const limits = { ...locatorLimits, ...wanted.limits }
  const deadline = startDeadline(limits, wanted.signal)
  const { address, parameters, signal } = wanted
  const pages = await openStoredPages(
    wanted.pagesPath,
    JSON.stringify([address, Object.entries(parameters).sort()]),
  )
  try {
    await collectPages(pages, wanted, limits, (page) =>
      askLocator(wanted, page, {
        ...wanted,
        signal: deadline.signal,
        onProgress: deadline.postpone,
      }),
    )
    const list = await writeList(wanted.path, pages)
    await pages.forget()
    const file = { fileName: locatorFileName, etag: null, lastModified: null }
    return { ok: true, value: { ...file, ...list } }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof LocatorContradiction) {
      await pages.forget()
      return { ok: false, errors: error.message }
    }
    const problem =
      error instanceof LocatorProblem
        ? error.message
        : (deadline.explain() ?? fetchProblems.broken(describeNetworkFailure(error)))
    const kept = pages.count()
    const total = pages.head()?.totalPages ?? 0
    const isKept = kept > 0 && kept < total
    return {
      ok: false,
      errors: isKept ? `${problem} ${fetchProblems.pagesKept(kept, total)}` : problem,
    }
  } finally {
    deadline.clear()
  }
}

/** Ask for the pages that are missing, one after the other. */
async function collectPages(
  pages: StoredPages,
  { pause = millisecondsBetweenPages, signal, onPage }: Wanted,
  { maxBytes }: FetchLimits,
  ask: (page: number) => Promise<LocatorPage>,
): Promise<void> {
  // Only the first answer after an interruption can show that the list changed since.
  let mayBeginAgain = pages.count() > 0
  let isFirst = true
  for (;;) {
    const head = pages.head()
    if (head && pages.count() >= head.totalPages) break
    if (!isFirst) await wait(pause, undefined, { signal })
    isFirst = false
    const number = pages.count() + 1
    const page = await ask(number)
    if (!head) checkFirst(page)
    else if (!isSameList(page, head)) {
      if (!mayBeginAgain) throw new LocatorContradiction(fetchProblems.pagesDiffer(number))
      await pages.forget()
      mayBeginAgain = false
      continue
    }
    mayBeginAgain = false
    // A host that ignores the page's number sends the same page again.
    if (page.page !== number || pages.repeatsLast(page.rows)) {
      throw new LocatorContradiction(fetchProblems.pagesDiffer(number))
    }
    if (page.rows.length === 0) {
      throw new LocatorContradiction(fetchProblems.pageMissing(number))
    }
    await pages.add(page)
    if (pages.bytes() > maxBytes) throw new LocatorContradiction(fetchProblems.tooLarge)
    onPage?.(number, Math.max(page.totalPages, 1), pages.rows())
  }
  const announced = pages.head()?.recordCount ?? 0
  if (pages.rows() !== announced) {
    throw new LocatorContradiction(fetchProblems.rowsMissing(pages.rows(), announced))
  }
}

function checkFirst({ recordCount, totalPages }: LocatorPage): void {
  if (recordCount === 0) throw new LocatorProblem(fetchProblems.noRecords)
  if (totalPages > maxPages) throw new LocatorProblem(fetchProblems.tooManyPages(maxPages))
}

type ListSize = Pick<LocatorPage, 'totalPages' | 'recordCount'>

function isSameList(page: ListSize, first: ListSize): boolean {
  return page.totalPages === first.totalPages && page.recordCount === first.recordCount
}

/** Write the records of all pages as one page. */
async function writeList(path: string, pages: StoredPages) {
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'w')
  const write = async (text: string) => {
    const bytes = Buffer.from(text)
    size += bytes.length
    hash.update(bytes)
    await file.write(bytes)
  }
  try {
    await write('{"rows":[')
    let isFirst = true
    for await (const rows of pages.read()) {
      await write((isFirst ? '' : ',') + rows.map((row) => JSON.stringify(row)).join(','))
      isFirst = false
    }
    await write(`],"page":1,"totalPages":1,"recordCount":${pages.rows()}}`)
  } finally {
    await file.close()
  }
  return { hash: hash.digest('hex'), size, read: pages.rows() }
}
