import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import type { ParsedItem } from '#app/data/import/centers/parse-centers.ts'
import { createFileMemory } from '#app/data/import/job/find-original.server.ts'
import { importBatch } from '#app/data/import/job/import-batch.server.ts'
import {
  addUp,
  createCounts,
  defaultChoices,
  type ImportOutcome,
} from '#app/data/import/job/import-record.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { ImportChoices, ImportCounts } from '#db/schema/imports.ts'
import { parseBytes } from './import-files.ts'
import { describeWithDatabase } from './test-database.ts'

type Run = <Result>(work: (db: Executor) => Promise<Result>) => Promise<Result>
type ItemOptions = Partial<ImportChoices> & { isPreview?: boolean; batchSize?: number }

/** Imports or previews items in batches, one transaction each, like the real jobs. */
export async function importItems(
  run: Run,
  items: readonly ParsedItem[],
  { isPreview = false, batchSize = 500, ...choices }: ItemOptions = {},
): Promise<{ counts: ImportCounts; outcomes: ImportOutcome[] }> {
  const order = { id: randomUUID(), choices: { ...defaultChoices, ...choices } }
  const memory = isPreview ? createFileMemory({ isWholeFile: true }) : null
  const outcomes: ImportOutcome[] = []
  for (let start = 0; start < items.length; start += batchSize) {
    const batch = items.slice(start, start + batchSize)
    outcomes.push(...(await run((db) => importBatch(db, batch, order, memory))))
  }
  return { counts: addUp(createCounts(), outcomes), outcomes }
}

/** Parses these records as a JSON file. */
export async function parseRecords(records: readonly object[]): Promise<ParsedItem[]> {
  return (await parseBytes('a.json', JSON.stringify(records))).items
}

/**
 * `describeWithDatabase` with import functions; deletes all centers before each test.
 */
export function describeImports(title: string, tests: (imports: ReturnType<typeof open>) => void) {
  describeWithDatabase(title, (database) => {
    const imports = open(database)
    beforeEach(() =>
      imports.run(async (db) => {
        await db.execute(sql`delete from treatment_centers`)
        await db.execute(sql`alter table treatment_centers drop constraint if exists test_refusal`)
      }),
    )
    tests(imports)
  })
}

function open(database: Parameters<Parameters<typeof describeWithDatabase>[1]>[0]) {
  const run = <Result>(work: (db: Executor) => Promise<Result>) => asOperator(database(), work)
  const read = <Row>(statement: SQL) => run((db) => readRows<Row>(db, statement))
  return {
    database,
    run,
    read,
    /** Import records; `short` lists the outcomes like "duplicate same-name". */
    async importRecords(records: readonly object[], options: ItemOptions = {}) {
      const result = await importItems(run, await parseRecords(records), options)
      const short = result.outcomes.map(({ outcome, rule }) =>
        rule ? `${outcome} ${rule}` : outcome,
      )
      return { ...result, short }
    },
    listCenters: () =>
      read<Record<string, unknown>>(
        sql`select * from treatment_centers order by created_at, name, address`,
      ),
    /**
     * Return the row counts of centers, categories, hours and additional information: "2 1 0 3".
     */
    countAll: () =>
      read<{ tables: string }>(sql`
        select concat_ws(' ', (select count(*) from treatment_centers),
          (select count(*) from center_categories), (select count(*) from center_opening_hours),
          (select count(*) from center_additional_info)) as tables`),
  }
}
