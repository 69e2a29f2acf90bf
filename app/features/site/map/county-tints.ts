import { formatNumber, type Language } from '#app/lib/language.ts'

/** 0 is none; 1 to 3 grow with the number of centers. */
export type Tint = 0 | 1 | 2 | 3

type CountyTints = {
  tintOf: (count: number) => Tint
  /** What each tint in use stands for: "1", "2–5", "6–40". */
  legend: { tint: Tint; label: string }[]
}

/**
 * Splits the counties' different counts into three groups of near equal size (quantiles), so that
 * the map says as much with thousands of centers as with twenty.
 */
export function scaleTints(counts: readonly number[], language: Language = 'en'): CountyTints {
  const print = (count: number) => formatNumber(count, language)
  const distinct = [...new Set(counts.filter((count) => count > 0))].sort((a, b) => a - b)
  const tints: Tint[] = distinct.length === 1 ? [2] : distinct.length === 2 ? [1, 3] : [1, 2, 3]
  const groups = tints
    .map((tint, index) => ({
      tint,
      values: distinct.slice(
        Math.round((index * distinct.length) / tints.length),
        Math.round(((index + 1) * distinct.length) / tints.length),
      ),
    }))
    .filter(({ values }) => values.length > 0)
    .map(({ tint, values }) => ({ tint, low: Math.min(...values), high: Math.max(...values) }))
  return {
    tintOf: (count) => (count > 0 ? (groups.findLast(({ low }) => count >= low)?.tint ?? 1) : 0),
    legend: groups.map(({ tint, low, high }) => ({
      tint,
      label: low === high ? print(low) : `${print(low)}–${print(high)}`,
    })),
  }
}
