import { countAll, countDuplicates } from '#app/features/import/job/import-record.ts'
import type { ImportCounts } from '#db/schema/imports.ts'

/** What of an import's records a page shows, with what its link says. */
export const rowFilters = {
  all: 'All',
  new: 'New',
  duplicate: 'Duplicates',
  merged: 'Merged',
  filled: 'Filled',
  skipped: 'Skipped',
  failed: 'Failed',
  warned: 'With warnings',
  kept: 'Kept at undo',
} as const
export type RowFilter = keyof typeof rowFilters

export const rowsPerPage = 25

/** How many records each of them shows. */
export function countRows(counts: ImportCounts): Record<RowFilter, number> {
  const { inserted, merged, filled, skipped, failed, warned, kept = 0 } = counts
  return {
    all: countAll(counts),
    new: inserted,
    duplicate: countDuplicates(counts),
    merged,
    filled,
    skipped,
    failed,
    warned,
    kept,
  }
}

/** "?show=duplicate&page=2", or "": what is shown by default is left out. */
export function serializeRowQuery(filter: RowFilter, page: number): string {
  const search = new URLSearchParams()
  if (filter !== 'all') search.set('show', filter)
  if (page > 1) search.set('page', String(page))
  return search.size ? `?${search}` : ''
}

export function readRowQuery(search: URLSearchParams): { filter: RowFilter; page: number } {
  const show = search.get('show') ?? ''
  const filter = Object.hasOwn(rowFilters, show) ? (show as RowFilter) : 'all'
  const page = Number(search.get('page'))
  return { filter, page: Number.isSafeInteger(page) && page > 0 ? page : 1 }
}

export const importsPath = '/admin/import'
export const pathOfImport = (id: string) => `${importsPath}/${id}`

export function isImportId(id: string | undefined): id is string {
  return id !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
}
