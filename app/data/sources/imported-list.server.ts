import { and, eq, sql } from 'drizzle-orm'
import { readImport } from '#app/data/import/job/read-imports.server.ts'
import type { Executor } from '#db/client.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { importRows } from '#db/schema/imports.ts'
import type { SourceReading } from '#db/schema/sources.ts'
import { makeRecordKey } from './read-records.server.ts'
import type { Source } from './source-run.server.ts'

/** What a source needs to read the list of an import again. `listedIn` is null if nobody named it. */
export type ImportedList = Pick<Source, 'name' | 'listedIn' | 'sameName' | 'outside'> & {
  importId: string
  reading: SourceReading
}

/** Null if there is no such import, or it isn't done. */
export async function readImportedList(db: Executor, id: string): Promise<ImportedList | null> {
  const record = await readImport(db, id)
  if (record?.state !== 'done') return null
  const { choices, contents, mapping, fileName } = record
  const {
    skipRules,
    keepRules = [],
    constants = [],
    sameName,
    outside = 'keep',
    listedIn,
  } = choices
  return {
    importId: id,
    name: (listedIn ?? fileName.replace(/\.\w+(\.gz)?$/i, '')).slice(0, 100),
    listedIn,
    sameName,
    outside,
    reading: { skipRules, keepRules, constants, mapping, headerColumns: contents?.columns ?? null },
  }
}

/**
 * Make the centers that an import read the known ones of a new source. Its first run then finds which of them its file
 * no longer lists, and is held if they are many.
 */
export async function takeOverCenters(
  db: Executor,
  sourceId: string,
  importId: string,
): Promise<void> {
  const { id, placeId, name, street, address, postalCode } = treatmentCenters
  const centers = await db
    .selectDistinct({ id, placeId, name, street, address, postalCode })
    .from(importRows)
    .innerJoin(treatmentCenters, eq(id, importRows.centerId))
    // Another place of the same name is not the center of the record.
    .where(
      and(
        eq(importRows.importId, importId),
        sql`outcome in ('inserted', 'merged', 'filled', 'duplicate')`,
        sql`(outcome = 'inserted' or rule is null or rule not in ('same-name', 'same-name-no-address'))`,
      ),
    )
  const records = centers.map((center) => ({ key: makeRecordKey(center), centerId: center.id }))
  // No run read them: the import's id only tells it apart from the runs.
  await db.execute(sql`insert into source_records (source_id, key, center_id, last_run_id, said)
    select ${sourceId}, key, "centerId", ${importId}, '[]'
    from jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb) as record (key text, "centerId" uuid)
    on conflict do nothing`)
}
