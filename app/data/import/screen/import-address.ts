import { countAll, countDuplicates } from '#app/data/import/job/import-record.ts'
import { recordProblems } from '#app/data/import/messages.ts'
import { readChoice, readPageNumber, serializeQuery } from '#app/lib/list-query.ts'
import type { ImportCounts } from '#db/schema/imports.ts'

/** The groups of an import's records that a page shows, with the texts of their links. */
export const rowFilters = {
  all: 'All',
  new: 'New',
  duplicate: 'Duplicates',
  merged: 'Merged',
  filled: 'Filled',
  outside: recordProblems.outside,
  skipped: 'Skipped',
  failed: 'Failed',
  warned: 'With warnings',
  kept: 'Kept at undo',
} as const
export type RowFilter = keyof typeof rowFilters
export const rowFilterNames = Object.keys(rowFilters) as [RowFilter, ...RowFilter[]]

export const rowsPerPage = 25

/** How many records each of them shows. */
export function countRows(counts: ImportCounts): Record<RowFilter, number> {
  const { inserted, merged, filled, skipped, failed, warned, outside = 0, kept = 0 } = counts
  return {
    all: countAll(counts),
    new: inserted,
    duplicate: countDuplicates(counts),
    merged,
    filled,
    outside,
    skipped,
    failed,
    warned,
    kept,
  }
}

/** "?show=duplicate&page=2", or "": what is shown by default is left out. */
export function serializeRowQuery(
  filter: RowFilter,
  page: number,
  record: number | null = null,
): string {
  return serializeQuery({ show: filter === 'all' ? '' : filter, page, record })
}

export type RowQuery = {
  filter: RowFilter
  page: number
  /** The record whose values are opened. */
  record: number | null
}

export function readRowQuery(search: URLSearchParams): RowQuery {
  const record = Number(search.get('record'))
  return {
    filter: readChoice(search, 'show', rowFilterNames),
    page: readPageNumber(search),
    record: Number.isSafeInteger(record) && record > 0 ? record : null,
  }
}

export const importsPath = '/admin/import'
export const pathOfImport = (id: string) => `${importsPath}/${id}`
