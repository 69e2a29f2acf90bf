import { type CenterFacts, isFacts } from '#app/lib/kept-list.ts'
import { factRanges, factsPath } from './fact-ranges.ts'

/**
 * The current facts of the wanted centers. All ranges are fetched whatever is wanted, in the same order, so
 * that nobody can tell from the requests which centers are on a list. Throws where one cannot be had.
 */
export async function fetchFacts(
  wanted: ReadonlySet<string>,
  onProgress: (fraction: number) => void,
): Promise<Map<string, CenterFacts>> {
  const found = new Map<string, CenterFacts>()
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
