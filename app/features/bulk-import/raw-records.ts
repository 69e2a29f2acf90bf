import type { RawRecord } from './field-names.ts'

export const importLimits = { megabytes: 50, records: 200_000, nesting: 20 }

/** A record, or why a row of the file cannot be one. */
export type ReadRecord = RawRecord | { problem: string }

export type ReadRecords = {
  ok: true
  records: ReadRecord[]
  /** Each field's name as the file first writes it, by its key. */
  fieldLabels: Map<string, string>
  notes: string[]
}

/** The message is ready to be shown. */
export type ReadFailure = { ok: false; message: string }
