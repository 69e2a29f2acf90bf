import { randomUUID } from 'node:crypto'
import type { CenterDraft } from '#app/features/bulk-import/center-draft.ts'
import type { ParsedItem } from '#app/features/bulk-import/parse-centers.ts'
import { refreshStatistics } from '#app/features/bulk-import/refresh-statistics.server.ts'
import { importItems } from '#app/features/bulk-import/test-items.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { type Database, openDatabase } from '#db/client.server.ts'
import {
  centerAdditionalInfo,
  centerCategories,
  centerOpeningHours,
  treatmentCenters,
} from '#db/schema/centers.ts'
import { printTable } from './statistics.ts'

const batchSize = 500

/** Imports into `database`, then inserts the same rows plainly into an empty one beside it. */
export async function benchImport(database: Database, items: readonly ParsedItem[]): Promise<void> {
  const started = performance.now()
  const { counts } = await importItems((work) => asOperator(database, work), items, {
    sameName: 'import',
  })
  const seconds = (performance.now() - started) / 1000
  await asOperator(database, refreshStatistics)

  const drafts = items.flatMap((item) => (item.ok ? [item.draft] : []))
  const plainSeconds = await insertPlainly(drafts)
  const rate = items.length / seconds
  const plainRate = drafts.length / plainSeconds
  console.log(`\nImport, ${items.length} rows, ${counts.inserted} inserted (${database.engine})`)
  printTable([
    ['', 'rows/s', 'ratio'],
    ['plain multi-row insert', plainRate, 1],
    ['import', rate, rate / plainRate],
  ])
}

/** The reference: no duplicates looked for, slugs by counting, Drizzle's multi-row insert. */
async function insertPlainly(drafts: readonly CenterDraft[]): Promise<number> {
  const database = await openDatabase({ dataDir: 'memory://' })
  try {
    const started = performance.now()
    for (let start = 0; start < drafts.length; start += batchSize) {
      const batch = drafts
        .slice(start, start + batchSize)
        .map((draft, index) => ({ id: randomUUID(), slug: `center-${start + index}`, draft }))
      await asOperator(database, async (tx) => {
        await tx.insert(treatmentCenters).values(
          batch.map(({ id, slug, draft }) => {
            const {
              warnings,
              mergesPrograms,
              categories,
              openingHours,
              additionalInfo,
              ...columns
            } = draft
            return { ...columns, id, slug, source: 'import' as const }
          }),
        )
        const categories = batch.flatMap(({ id, draft }) =>
          draft.categories.map((category) => ({ centerId: id, category })),
        )
        const hours = batch.flatMap(({ id, draft }) =>
          draft.openingHours.map((row) => ({ centerId: id, ...row })),
        )
        const info = batch.flatMap(({ id, draft }) =>
          draft.additionalInfo.map((row) => ({ centerId: id, ...row })),
        )
        if (categories.length) await tx.insert(centerCategories).values(categories)
        if (hours.length) await tx.insert(centerOpeningHours).values(hours)
        if (info.length) await tx.insert(centerAdditionalInfo).values(info)
      })
    }
    return (performance.now() - started) / 1000
  } finally {
    await database.close()
  }
}
