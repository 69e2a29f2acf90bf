import { useEffect, useState } from 'react'
import { factRanges, factsPath, isFacts, type SavedCenter } from '#app/lib/kept-list.ts'

/** Bytes that a center takes in the ranges of facts, compressed: measured on real listings. */
const bytesPerCenter = 80
/** Bytes that are fetched without being asked for. */
const smallDownload = 300_000

/** A number is the fraction that has come. */
type State = 'waiting' | 'done' | 'failed' | number

/**
 * Downloads the current facts of the centers with these ids: when the page opens with some where that is small
 * and the browser does not save data, else when `load` is called.
 */
export function useFacts(
  ids: readonly string[],
  centersInDirectory: number,
  onFound: (found: ReadonlyMap<string, SavedCenter>) => void,
): { state: State; load: () => void } {
  const [state, setState] = useState<State>('waiting')
  const load = async () => {
    setState(0)
    try {
      onFound(await fetchFacts(new Set(ids), setState))
      setState('done')
    } catch {
      // No connection, or no database behind it: the page says so, with the way to try again.
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
 * The current facts of the wanted centers. All ranges are fetched whatever is wanted, in the same order, so
 * that nobody can tell from the requests which centers are on a list. Throws where one cannot be had.
 */
async function fetchFacts(
  wanted: ReadonlySet<string>,
  onProgress: (fraction: number) => void,
): Promise<Map<string, SavedCenter>> {
  const found = new Map<string, SavedCenter>()
  for (const [index, range] of factRanges.entries()) {
    // A member's session stays out of it, as for everyone.
    const response = await fetch(factsPath(range), { credentials: 'omit' })
    if (!response.ok) throw new Error(`${response.status}`)
    const centers: unknown = await response.json()
    for (const facts of Array.isArray(centers) ? centers : []) {
      if (isFacts(facts) && wanted.has(facts.id)) found.set(facts.id, facts)
    }
    onProgress((index + 1) / factRanges.length)
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
