import type { RawRecord } from '#app/data/import/formats/records.ts'
import { recordWarnings } from '#app/data/import/messages.ts'
import { decodeEntities } from '#app/lib/decode-entities.ts'

/** A person reads the row above; a program can't know how much of it is meant. */
const sameAsAbove =
  /^(?:["“”〃]|(?:the )?same(?: as)? (?:above|before)|same|ditto|see above|as above|do\.)$/i

/** In characters. Descriptions may hold markup on purpose. */
const longestTidied = 1_000

/**
 * Replace entities of HTML in a record's texts, and take out what only refers to the row above. Returns a warning for
 * each text that was taken out.
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
