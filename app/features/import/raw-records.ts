import { type RawRecord, toFieldKey } from './field-names.ts'

export const importLimits = {
  /** Of a file as it is uploaded, and of what is packed in it. */
  megabytes: 50,
  expandedMegabytes: 250,
  /** Minutes for which a file may be on its way: 50 MB at half a megabit a second. */
  uploadMinutes: 15,
  records: 200_000,
  nesting: 20,
  /** Characters of one record. */
  recordLength: 4_000_000,
  /** Minutes for which whoever stores the records may wait for the reading of one file. */
  readingMinutes: 5,
}

/** A record, or why a row of the file cannot be one. */
export type ReadRecord = RawRecord | { problem: string }

/** What a reading learns of its file besides the records. */
export type FileNotes = {
  /** Each field's name as the file first writes it, by its key. */
  fieldLabels: Map<string, string>
  notes: string[]
}

export function noteLabel({ fieldLabels }: FileNotes, name: string): void {
  const key = toFieldKey(name)
  if (!fieldLabels.has(key)) fieldLabels.set(key, name.trim())
}
