import type { Language } from '#app/lib/language.ts'
import { formatMiles } from '#app/lib/miles.ts'

/** A bar of so many miles, in pixels. */
export type ScaleBar = { width: number; text: string }

const lengths = [50, 20, 10, 5, 2, 1, 0.5]
/** Pixels. */
const longest = 120

/** Choose the longest round number of miles that fits in a corner. */
export function chooseScale(pixelsOfMile: number, language: Language): ScaleBar {
  const miles = lengths.find((length) => length * pixelsOfMile <= longest) ?? 0.5
  return { width: miles * pixelsOfMile, text: formatMiles(miles, false, language) }
}
