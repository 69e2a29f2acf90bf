import { serializeCsv, serializeCsvRows } from '#app/lib/serialize-csv.ts'
import { type ExportedCenter, exportedFields } from './exported-center.server.ts'
import { toHsdsService } from './hsds-service.ts'

/** The files that centers can be had as, by the end of their name. */
export const exportFiles = {
  'centers.csv': { type: 'text/csv; charset=utf-8', write: writeCsvExport },
  'centers.json': { type: 'application/json; charset=utf-8', write: writeJsonExport },
  'centers.hsds.json': { type: 'application/json; charset=utf-8', write: writeHsdsExport },
} as const

export type ExportFile = keyof typeof exportFiles

/** `readExportPage` with the exporting person's rights. */
type ReadPage = (afterId: string | null) => Promise<ExportedCenter[]>

async function* readAll(read: ReadPage): AsyncGenerator<ExportedCenter[]> {
  for (let page = await read(null); page.length > 0; page = await read(page.at(-1)?.id ?? null)) {
    yield page
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

async function* writeCsvExport(read: ReadPage): AsyncGenerator<string> {
  yield serializeCenters([])
  for await (const page of readAll(read)) yield serializeCsvRows(page.map(toCells))
}

async function* writeJsonExport(read: ReadPage): AsyncGenerator<string> {
  yield '['
  yield* writeItems(read, ({ beds, phoneReportedAt, ...center }) => center)
  yield '\n]\n'
}

/** HSDS 3: a list of services in full, one for each center. */
async function* writeHsdsExport(read: ReadPage): AsyncGenerator<string> {
  const now = new Date()
  let count = 0
  yield '{"contents":['
  yield* writeItems(read, (center) => {
    count++
    return toHsdsService(center, now)
  })
  const whole = { total_items: count, total_pages: 1, page_number: 1, size: count }
  const end = JSON.stringify({ ...whole, first_page: true, last_page: true, empty: count === 0 })
  yield `\n],${end.slice(1)}\n`
}

async function* writeItems(read: ReadPage, toItem: (center: ExportedCenter) => object) {
  let separator = '\n'
  for await (const page of readAll(read)) {
    yield separator + page.map((center) => JSON.stringify(toItem(center))).join(',\n')
    separator = ',\n'
  }
}
