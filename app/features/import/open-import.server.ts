import type { Transaction } from '#db/client.server.ts'
import type { ImportRecord } from './import-record.ts'
import { countKept, findSameFile, listImportRows, readImport } from './read-imports.server.ts'
import { type RowFilter, rowsPerPage, type ShownRow } from './shown-rows.ts'

/** All that an import's page shows. */
export type OpenedImport = {
  record: ImportRecord
  sameFile: { id: string; finishedAt: number } | null
  rows: ShownRow[]
  kept: number
  filter: RowFilter
  page: number
}

/** Null where there is no import of this id. */
export async function openImport(
  tx: Transaction,
  id: string,
  { filter, page }: { filter: RowFilter; page: number },
): Promise<OpenedImport | null> {
  const record = await readImport(tx, id)
  if (!record) return null
  const isPreview = record.state === 'previewed'
  return {
    record,
    sameFile: isPreview ? await findSameFile(tx, record) : null,
    rows: await listImportRows(tx, id, { filter, page, pageSize: rowsPerPage }),
    kept: record.state === 'undone' ? await countKept(tx, id) : 0,
    filter,
    page,
  }
}
