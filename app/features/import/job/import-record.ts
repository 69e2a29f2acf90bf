import type { importStates } from '#db/schema/imports.ts'
import type { ImportChoices, ImportCounts } from './import-outcome.ts'

export type ImportState = (typeof importStates)[number]

/** What a file holds, as it is kept with its import: each tally with its largest counts first. */
export type StoredContents = {
  formats: [string, number][]
  unknownFields: [string, number][]
  unknownCodes: [string, number][]
  notes: string[]
}

/** One import as its page shows it. Times are in milliseconds since 1970. */
export type ImportRecord = {
  id: string
  createdAt: number
  /** Who brought the file; null for the command line. */
  createdBy: string | null
  fileName: string
  fileHash: string
  fileSize: number
  state: ImportState
  choices: ImportChoices
  mapping: Record<string, string>
  counts: ImportCounts | null
  contents: StoredContents | null
  rowsTotal: number | null
  rowsDone: number
  finishedAt: number | null
  undoneAt: number | null
  error: string | null
  progress: ImportProgress
}

/** How far the present work is. */
export type ImportProgress = {
  state: ImportState
  /** From 0 to 1. */
  share: number
  rowsDone: number
  rowsTotal: number | null
  /** Since it was last taken up; null while it waits. */
  rowsPerSecond: number | null
  /** Until the end of this work, at that rate; null where it is unknown. */
  secondsLeft: number | null
  /** How many imports are worked on before it. */
  ahead: number
}

/** Whether any of it was stored: its counts and rows are then what was done, not a preview. */
export function wasRun({ state, rowsDone, rowsTotal }: ImportRecord): boolean {
  return state !== 'previewed' && rowsDone > 0 && rowsTotal !== null
}

/** States in which the site itself works on it, or will. */
export function isWorking(state: ImportState): boolean {
  return ['uploaded', 'previewing', 'queued', 'running', 'undoing'].includes(state)
}
