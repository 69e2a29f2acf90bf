import type { RawRecord } from '#app/data/import/formats/records.ts'
import { recordWarnings } from '#app/data/import/messages.ts'
import { decodeEntities } from '#app/lib/decode-entities.ts'

/** Refers to the row above. A program can't know how much of that row is meant. */
const sameAsAbove =
  /^(?:["“”〃]|(?:the )?same(?: as)? (?:above|before)|same|ditto|see above|as above|do\.)$/i

/** In characters. Descriptions may hold markup on purpose. */
const longestTidied = 1_000

/**
 * Decode HTML entities in a record's texts, and remove texts that only refer to the row above. Returns a warning for
 * each removed text.
 */
export function tidyRecord(record: RawRecord, labels: ReadonlyMap<string, string>): string[] {
  const warnings: string[] = []
  for (const [key, value] of record) {
    if (typeof value !== 'string' || value.length > longestTidied) continue
    if (value.includes('&')) record.set(key, decodeEntities(value))
    else if (value.length < 20 && sameAsAbove.test(value.trim())) {
      record.delete(key)
      warnings.push(recordWarnings.sameAsAbove(labels.get(key) ?? key, value.trim()))
    }
  }
  return warnings
}
