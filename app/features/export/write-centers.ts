import { writeCsv, writeCsvRows } from '#app/lib/write-csv.ts'
import type { ExportedCenter, ReadCenters } from './exported-center.ts'
import { toHsdsService } from './hsds-service.ts'

/** The files that centers can be had as, by the end of their name. */
export const exportFiles = {
  'centers.csv': { type: 'text/csv; charset=utf-8', write: writeCsvExport },
  'centers.json': { type: 'application/json; charset=utf-8', write: writeJsonExport },
  'centers.hsds.json': { type: 'application/json; charset=utf-8', write: writeHsdsExport },
} as const

export type ExportFile = keyof typeof exportFiles

/** `'all.hsds.json'` → `'centers.hsds.json'`; null for a name that no format ends in. */
export function findExport(fileName: string): ExportFile | null {
  const names = Object.keys(exportFiles) as ExportFile[]
  const ending = (name: ExportFile) => name.slice('centers'.length)
  return (
    names
      .sort((one, other) => other.length - one.length)
      .find((name) => fileName.toLowerCase().endsWith(ending(name))) ?? null
  )
}

async function* readAll(read: ReadCenters): AsyncGenerator<ExportedCenter[]> {
  let last: string | null = null
  for (;;) {
    const page: ExportedCenter[] = await read(last)
    if (page.length === 0) return
    last = page.at(-1)?.id ?? null
    yield page
  }
}

const columns = [
  ...['id', 'slug', 'name', 'description', 'address', 'street', 'neighborhood', 'city', 'state'],
  ...['postalCode', 'county', 'countryCode', 'latitude', 'longitude', 'phone', 'phoneUnformatted'],
  ...['website', 'imageUrl', 'imagesCount', 'googleMapsUrl', 'placeId', 'price', 'totalScore'],
  ...['reviewsCount', 'categoryName', 'permanentlyClosed', 'temporarilyClosed', 'pinned', 'source'],
  ...['listedIn', 'listedOn', 'createdAt', 'updatedAt', 'verifiedAt', 'verifiedBy'],
  ...['treatmentTypes', 'offerings', 'categories', 'openingHours', 'additionalInfo'],
] as (keyof ExportedCenter)[]

/** All centers as a table; lists are JSON in their cell. */
async function* writeCsvExport(read: ReadCenters): AsyncGenerator<string> {
  yield writeCsv(columns, [])
  for await (const page of readAll(read)) {
    yield writeCsvRows(
      page.map((center) =>
        columns.map((name) => {
          const value = center[name]
          return Array.isArray(value) ? JSON.stringify(value) : value
        }),
      ),
    )
  }
}

async function* writeJsonExport(read: ReadCenters): AsyncGenerator<string> {
  yield* writeList(read, '[', ']\n', (center) => center)
}

/** HSDS 3: a list of services in full, one for each center. */
async function* writeHsdsExport(read: ReadCenters): AsyncGenerator<string> {
  let count = 0
  yield* writeList(
    read,
    '{"contents":[',
    () =>
      `],"total_items":${count},"total_pages":1,"page_number":1,"size":${count},"first_page":true,"last_page":true,"empty":${count === 0}}\n`,
    (center) => {
      count++
      return toHsdsService(center)
    },
  )
}

async function* writeList(
  read: ReadCenters,
  start: string,
  end: string | (() => string),
  toItem: (center: ExportedCenter) => object,
): AsyncGenerator<string> {
  let separator = '\n'
  yield start
  for await (const page of readAll(read)) {
    let text = ''
    for (const center of page) {
      text += separator + JSON.stringify(toItem(center))
      separator = ',\n'
    }
    yield text
  }
  yield `\n${typeof end === 'string' ? end : end()}`
}
