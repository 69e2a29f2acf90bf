import { hourChoiceNames } from '#app/center/hours/hour-windows.ts'
import type { DirectorySearch } from './search-input.ts'

/** Return whether the published hours decide, besides "open now". */
export function filtersByHours({ offers, at }: DirectorySearch): boolean {
  const names: readonly string[] = hourChoiceNames
  return at !== null || offers.some((offering) => names.includes(offering))
}
