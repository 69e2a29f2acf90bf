import { getTableColumns, gt, sql } from 'drizzle-orm'
import { serializeCsv, serializeCsvRows } from '#app/lib/serialize-csv.ts'
import { centerLists } from '#db/center-lists.server.ts'
import type { Executor } from '#db/client.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { toHsdsService } from './hsds-service.ts'

/** The files that centers can be had as, by the end of their name. */
export const exportFiles = {
  'centers.csv': { type: 'text/csv; charset=utf-8', write: writeCsvExport },
  'centers.json': { type: 'application/json; charset=utf-8', write: writeJsonExport },
  'centers.hsds.json': { type: 'application/json; charset=utf-8', write: writeHsdsExport },
} as const

export type ExportFile = keyof typeof exportFiles

const {
  facets,
  openMinutes,
  placeLatitude,
  placeLongitude,
  point,
  searchTerms,
  searchVector,
  locationKeys,
  isClosed,
  isOutOfState,
  phoneReportedAt,
  unreachable,
  ...stored
} = getTableColumns(treatmentCenters)

const { id, slug, name, description } = stored
const first = { id, slug, name, description }

/** All that the import reads again, and what it leaves to the directory. */
const columns = {
  ...first,
  ...stored,
  ...centerLists,
  evidence: sql<{ field: string; how: string; at: string }[]>`coalesce((
    select json_agg(json_build_object('field', field, 'how', how, 'at', checked_at) order by field)
    from center_evidence where center_id = treatment_centers.id), '[]')`,
}

/** A center as a file holds it. */
export type ExportedCenter = Awaited<ReturnType<typeof readExportPage>>[number]

const pageSize = 500

/** Centers as files hold them. */
export function selectCenters(db: Executor) {
  return db.select(columns).from(treatmentCenters).$dynamic()
}

/** The centers after the one of this id, 500 at most, in the order of their ids, with all that hangs on them. */
export function readExportPage(db: Executor, afterId: string | null) {
  return selectCenters(db)
    .where(afterId === null ? undefined : gt(treatmentCenters.id, afterId))
    .orderBy(treatmentCenters.id)
    .limit(pageSize)
}

/** `readExportPage`, with the rights of whoever exports. */
type ReadPage = (afterId: string | null) => Promise<ExportedCenter[]>

async function* readAll(read: ReadPage): AsyncGenerator<ExportedCenter[]> {
  for (let page = await read(null); page.length > 0; page = await read(page.at(-1)?.id ?? null)) {
    yield page
  }
}

const fields = Object.keys(columns) as (keyof ExportedCenter)[]

/** Centers as a table; lists are JSON in their cell. */
export function serializeCenters(centers: readonly ExportedCenter[]): string {
  return serializeCsv(fields, centers.map(toCells))
}

function toCells(center: ExportedCenter) {
  return fields.map((field) => {
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
  yield* writeItems(read, (center) => center)
  yield '\n]\n'
}

/** HSDS 3: a list of services in full, one for each center. */
async function* writeHsdsExport(read: ReadPage): AsyncGenerator<string> {
  let count = 0
  yield '{"contents":['
  yield* writeItems(read, (center) => {
    count++
    return toHsdsService(center)
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
