import { findListedDay } from '#app/data/sources/find-listed-day.ts'
import type { Source } from '#app/data/sources/source-run.server.ts'
import type { Result } from '#app/lib/form.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import type { RemoteAccess } from '#server/remote/remote-access.ts'
import { type FetchedFile, fetchFile } from './fetch-file.ts'
import { fetchLocator } from './fetch-locator.ts'

type Fetching = {
  /** Where to store the file. */
  path: string
  /** Where to keep the pages of a search until all are there. */
  pagesPath: string
  access: RemoteAccess
  /** Names the site to the host. */
  userAgent: string
  /** Between two pages of a search, in milliseconds. */
  pause?: number | undefined
  signal: AbortSignal
}

/** `listedOn`: the day of the list, like "2026-11-25". */
export type FetchedList = FetchedFile & { listedOn: string | null }

/** Fetch what a source says now. 'unchanged' if its host says that nothing is new. */
export async function fetchSource(
  source: Source,
  fetching: Fetching,
): Promise<Result<FetchedList | 'unchanged', string>> {
  const { address, parameters, etag, lastModified } = source
  if (address === null) throw new Error('A source of uploaded files has nothing to fetch')
  if (source.kind === 'locator') {
    const fetched = await fetchLocator({ ...fetching, address, parameters })
    if (!fetched.ok) return fetched
    const { read: _read, ...file } = fetched.value
    // A search answers with what the host knows today.
    return { ok: true, value: { ...file, listedOn: formatIsoDate(new Date()) } }
  }
  const fetched = await fetchFile({ ...fetching, address, validators: { etag, lastModified } })
  if (!fetched.ok || fetched.value === 'unchanged') return fetched as Result<'unchanged', string>
  const listedOn = findListedDay(fetched.value.fileName, fetched.value.lastModified)
  return { ok: true, value: { ...fetched.value, listedOn } }
}
