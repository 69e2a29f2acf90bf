import { useEffect, useState } from 'react'
import {
  centerRanges,
  getCentersPath,
  isSavedCenter,
  type SavedCenter,
} from '#app/center/saved/saved-center.ts'

/** Compressed bytes per center, measured on real listings. */
const bytesPerCenter = 80
/** Bytes that the page may fetch without asking. */
const smallDownload = 300_000

/** A number is the fraction downloaded. */
type State = 'waiting' | 'done' | 'failed' | number

/**
 * Download current data of the centers with these ids: on opening the page if the download is small and the
 * browser doesn't save data, otherwise when `load` is called.
 */
export function useSavedCenters(
  ids: readonly string[],
  centersInDirectory: number,
  onFound: (found: ReadonlyMap<string, SavedCenter>) => void,
): { state: State; load: () => void } {
  const [state, setState] = useState<State>('waiting')
  const load = async () => {
    setState(0)
    try {
      onFound(await fetchCenters(new Set(ids), setState))
      setState('done')
    } catch {
      // No connection or no database: the page says so and offers to try again.
      setState('failed')
    }
  }
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const bytes = centersInDirectory * bytesPerCenter
  const isWanted = ids.length > 0 && bytes > 0 && bytes <= smallDownload && !connection?.saveData
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    if (isWanted) void load()
  }, [])
  return { state, load }
}

/**
 * Fetch current data of the wanted centers. Always fetches all files in the same order: the requests must not
 * reveal which centers are on a list. Throws if a file can't be read.
 */
async function fetchCenters(
  wanted: ReadonlySet<string>,
  onProgress: (fraction: number) => void,
): Promise<Map<string, SavedCenter>> {
  const found = new Map<string, SavedCenter>()
  for (const [index, range] of centerRanges.entries()) {
    // No cookie: a member's request looks like anybody's.
    const response = await fetch(getCentersPath(range), { credentials: 'omit' })
    if (!response.ok) throw new Error(`${response.status}`)
    const centers: unknown = await response.json()
    for (const center of Array.isArray(centers) ? centers : []) {
      if (isSavedCenter(center) && wanted.has(center.id)) found.set(center.id, center)
    }
    onProgress((index + 1) / centerRanges.length)
  }
  return found
}

/** "260 kB", "1.8 MB" */
export function describeDownload(centers: number): string {
  const bytes = centers * bytesPerCenter
  return bytes < 950_000
    ? `${Math.max(10, Math.round(bytes / 10_000) * 10)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
