import type { ImportState } from '#app/features/import/job/import-record.ts'

/** What the screens of an import say. The messages of section 8 are in `messages.ts`. */
export const screenTexts = {
  title: 'Bulk Import',
  lead: 'Add many treatment centers at once from a file. Before anything changes you see what would.',
  chooseFile: 'Choose a file, or drop it here',
  fileHint: 'JSON, CSV, XML or Excel (.xlsx), also packed as .gz; up to 50 MB and 200,000 records.',
  upload: 'Upload and preview',
  uploading: 'Uploading…',
  guidanceTitle: 'What the file needs',
  required: 'Required fields: title/name, address, city, state.',
  guidance: [
    'A record without a name or title is skipped. Whatever else is missing is left blank.',
    'Field names may be written as in placeId, place_id or Place ID.',
    'CSV and Excel: a header row, then one row for each center. XML: elements named item or center.',
    'Exports of Google Maps scrapers and SAMHSA’s lists (FindTreatment.gov, opioid treatment programs) are read as they come.',
  ],
  exportTitle: 'Export all centers',
  exportLead: 'As a file that imports back unchanged, or for other directories.',
  latest: 'Latest imports',
  none: 'Nothing has been imported yet.',
  another: 'Import Another File',
  listHint:
    'Visitors read it: “Listed from FindTreatment.gov, 2025; not checked yet”. Empty is unknown.',
  dayHint: 'The list’s own day. Where you know only its year, the first of January.',
  cancel: 'Cancel',
  report: 'Download report (CSV)',
  undo: 'Undo this import',
  resume: 'Go on with it',
  notThere: 'This import is not there (any more).',
  rejected:
    'That is not possible any more: the import has gone on meanwhile. Here is how it stands now.',
  rowsFailed: (message: string) => `Error loading the import: ${message}`,
} as const

export const stateNames: Record<ImportState, string> = {
  uploaded: 'Waiting to be read',
  previewing: 'Reading the file',
  previewed: 'Ready to import',
  queued: 'Waiting to be imported',
  running: 'Importing',
  done: 'Imported',
  failed: 'Failed',
  cancelled: 'Cancelled',
  undoing: 'Undoing',
  undone: 'Undone',
}

const sameNames = { duplicate: 'Duplicate', skipped: 'Skipped', failed: 'Failed' }

/** What became of a record, or in a preview: what would. */
export const outcomeNames = {
  preview: {
    inserted: 'New',
    merged: 'Would be merged',
    filled: 'Would be filled',
    ...sameNames,
  },
  done: { inserted: 'Added', merged: 'Merged', filled: 'Filled', ...sameNames },
} as const

export const formatCount = (count: number) => count.toLocaleString('en-US')

export function countRecords(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'record' : 'records'}`
}

export function countCenters(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'center' : 'centers'}`
}

/** "1.6 MB", "12 kB": of bytes. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** "about 2 minutes left", "a few seconds left". */
export function formatTimeLeft(seconds: number): string {
  if (seconds < 8) return 'a few seconds left'
  if (seconds < 55) return `about ${Math.ceil(seconds / 5) * 5} seconds left`
  const minutes = Math.round(seconds / 60)
  return minutes <= 1 ? 'about a minute left' : `about ${minutes} minutes left`
}
