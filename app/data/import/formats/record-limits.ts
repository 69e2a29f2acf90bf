import { recordProblems } from '#app/data/import/messages.ts'

/**
 * Limits of one record, in every format. A packed file of half a megabyte can hold twenty million
 * empty values, so readers count while they read, before a record is whole.
 */
export const recordLimits = {
  /** Cells, elements, attributes, fields and items of lists, at any depth. */
  values: 100_000,
  /** A record with more than `values` is skipped; one with more than this stops the import. */
  valuesPassedOver: 1_000_000,
  /** In characters, with the names of fields. */
  length: 4_000_000,
  nesting: 20,
  /**
   * One HSDS object becomes a record for each service and location, and each repeats what they
   * share. These limits apply to all its records together.
   */
  unfoldedRecords: 10_000,
  unfoldedValues: 2_000_000,
  unfoldedLength: 50_000_000,
}

/** Adds up the size of a record. Readers check it after each value. */
export type RecordSize = {
  add(values: number, length: number): void
  /** Why the record can't be read, or null. */
  findProblem(): string | null
  /** Whether a record is too long even to skip. */
  isEndless(): boolean
  reset(): void
}

export function createRecordSize(): RecordSize {
  let values = 0
  let length = 0
  return {
    add(moreValues, moreLength) {
      values += moreValues
      length += moreLength
    },
    findProblem() {
      if (values > recordLimits.values) return recordProblems.tooMuch(recordLimits.values)
      return length > recordLimits.length ? recordProblems.tooLong(recordLimits.length) : null
    },
    isEndless: () => values > recordLimits.valuesPassedOver,
    reset() {
      values = 0
      length = 0
    },
  }
}

export type Allowance = { values: number; length: number }

/** Subtract a value, with everything in it, from an allowance. Returns false if it doesn't fit. */
export function takeFrom(left: Allowance, value: unknown): boolean {
  left.values--
  if (typeof value === 'string') left.length -= value.length
  if (left.values < 0 || left.length < 0) return false
  if (typeof value !== 'object' || value === null) return true
  for (const inner of value instanceof Map ? value.values() : Object.values(value)) {
    if (!takeFrom(left, inner)) return false
  }
  return true
}

/** In characters, of all texts in a value. */
export function measureLength(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  let length = 0
  for (const inner of Object.values(value)) length += measureLength(inner)
  return length
}
