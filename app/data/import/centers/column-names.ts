import { findHeading } from './headings.ts'
import { ownAdapter } from './own-adapter.ts'
import { samhsaFields } from './samhsa-adapter.ts'

/** Whether our own format has a column. */
export const isOwnColumn = (key: string) => ownAdapter.isKnownField(key, null, new Map())

/** Whether a column of a table is one that some adapter reads. */
export function isColumnName(key: string): boolean {
  return samhsaFields.has(key) || isOwnColumn(key) || findHeading(key) !== null
}
