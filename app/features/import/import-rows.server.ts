import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import type { ImportOutcome } from './import-outcome.ts'

/** Writes down what became of a batch's records: one statement. */
export async function insertImportRows(
  tx: Transaction,
  importId: string,
  outcomes: readonly ImportOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return
  const rows = outcomes.map(({ message, ...row }) => row)
  await tx.execute(sql`
    insert into import_rows (import_id, number, outcome, rule, name, place, reason, warnings,
      center_id, original_number, changes)
    select ${importId}, number, outcome, rule, name, place, reason, warnings, "centerId",
      "originalNumber", nullif(changes, 'null')
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as incoming (
      number integer, outcome text, rule text, name text, place text, reason text, warnings jsonb,
      "centerId" uuid, "originalNumber" integer, changes jsonb)`)
}

/** Takes away what a preview foretold. */
export async function deleteImportRows(tx: Transaction, importId: string): Promise<void> {
  await tx.execute(sql`delete from import_rows where import_id = ${importId}`)
}
