import type { Site } from '#app/context.ts'
import { readHsdsPage } from '#app/data/hsds/hsds-center.server.ts'
import { toHsdsService } from '#app/data/hsds/hsds-service.ts'
import { serializeCsv, serializeCsvRows } from '#app/lib/serialize-csv.ts'
import type { Executor } from '#db/client.server.ts'
import { type ExportedCenter, exportedFields, readExportPage } from './exported-center.server.ts'

/** The files that centers can be had as, by the end of their name. */
export const exportFiles = {
  'centers.csv': { type: 'text/csv; charset=utf-8', write: writeCsvExport },
  'centers.json': { type: 'application/json; charset=utf-8', write: writeJsonExport },
  'centers.hsds.json': { type: 'application/json; charset=utf-8', write: writeHsdsExport },
} as const

export type ExportFile = keyof typeof exportFiles

/** Runs a reading with the exporting person's rights. */
export type RunReading = <Center>(read: (db: Executor) => Promise<Center[]>) => Promise<Center[]>

async function* readAll<Center extends { id: string }>(
  run: RunReading,
  readPage: (db: Executor, afterId: string | null) => Promise<Center[]>,
): AsyncGenerator<Center[]> {
  let after: string | null = null
  for (;;) {
    const from: string | null = after
    const page: Center[] = await run((db) => readPage(db, from))
    if (page.length === 0) return
    yield page
    after = page.at(-1)?.id ?? null
  }
}

/** Centers as a table; lists are JSON in their cell. */
export function serializeCenters(centers: readonly ExportedCenter[]): string {
  return serializeCsv(exportedFields, centers.map(toCells))
}

function toCells(center: ExportedCenter) {
  return exportedFields.map((field) => {
    const value = center[field]
    if (value instanceof Date) return value.toISOString()
    return Array.isArray(value) ? JSON.stringify(value) : value
  })
}

async function* writeCsvExport(run: RunReading): AsyncGenerator<string> {
  yield serializeCenters([])
  for await (const page of readAll(run, readExportPage)) yield serializeCsvRows(page.map(toCells))
}

async function* writeJsonExport(run: RunReading): AsyncGenerator<string> {
  yield '['
  yield* writeItems(readAll(run, readExportPage), (center) => center)
  yield '\n]\n'
}

/** HSDS 3: a page of all services, whole. */
async function* writeHsdsExport(
  run: RunReading,
  site: Pick<Site, 'url' | 'dataLicense'>,
): AsyncGenerator<string> {
  const now = new Date()
  let count = 0
  yield '{"contents":['
  yield* writeItems(readAll(run, readHsdsPage), (center) => {
    count++
    return toHsdsService(center, { now, site, language: 'en' })
  })
  const whole = { total_items: count, total_pages: 1, page_number: 1, size: count }
  const end = JSON.stringify({ ...whole, first_page: true, last_page: true, empty: count === 0 })
  yield `\n],${end.slice(1)}\n`
}

async function* writeItems<Center>(
  pages: AsyncIterable<Center[]>,
  toItem: (center: Center) => object,
) {
  let separator = '\n'
  for await (const page of pages) {
    yield separator + page.map((center) => JSON.stringify(toItem(center))).join(',\n')
    separator = ',\n'
  }
}
