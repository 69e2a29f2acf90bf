type FormatRow = {
  name: string
  /** A packed one can't come as `.gz`, too. */
  isPacked: boolean
  /** What hosts send it as, in lower case. */
  contentTypes: readonly string[]
}

/** The file types that an import reads, by extension. */
export const importFormats = {
  json: { name: 'JSON', isPacked: false, contentTypes: ['application/json'] },
  csv: { name: 'CSV', isPacked: false, contentTypes: ['text/csv', 'application/csv'] },
  xml: { name: 'XML', isPacked: false, contentTypes: ['application/xml', 'text/xml'] },
  tsv: { name: 'TSV', isPacked: false, contentTypes: ['text/tab-separated-values'] },
  ndjson: { name: 'NDJSON', isPacked: false, contentTypes: ['application/x-ndjson'] },
  geojson: { name: 'GeoJSON', isPacked: false, contentTypes: ['application/geo+json'] },
  xlsx: {
    name: 'Excel workbooks (.xlsx)',
    isPacked: true,
    contentTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
  xls: {
    name: 'tables of web pages (.xls)',
    isPacked: false,
    contentTypes: ['application/vnd.ms-excel', 'text/html'],
  },
  zip: { name: 'HSDS packages (.zip)', isPacked: true, contentTypes: ['application/zip'] },
} as const satisfies Record<string, FormatRow>

export type ImportFormat = keyof typeof importFormats
type FormatThat<IsPacked extends boolean> = {
  [Format in ImportFormat]: (typeof importFormats)[Format]['isPacked'] extends IsPacked
    ? Format
    : never
}[ImportFormat]
export type TextFormat = FormatThat<false>
export type PackedFormat = FormatThat<true>

const formats = Object.keys(importFormats) as ImportFormat[]

/** The formats that the specification's own message about other formats names. */
const firstFormats: readonly ImportFormat[] = ['json', 'csv', 'xml']

/** For the upload's `accept`: '.json,.csv,.xml,.tsv,.ndjson,.geojson,.xlsx,.zip,.gz' */
export const acceptedExtensions = [...formats, 'gz'].map((extension) => `.${extension}`).join(',')

/** 'JSON, CSV, XML, TSV, NDJSON, GeoJSON, Excel workbooks (.xlsx) or HSDS packages (.zip)' */
export const formatNames = listNames('disjunction', () => true)

/** 'TSV, NDJSON, GeoJSON, Excel workbooks (.xlsx) and HSDS packages (.zip)' */
export const furtherFormatNames = listNames(
  'conjunction',
  (format) => !firstFormats.includes(format),
)

function listNames(
  type: 'conjunction' | 'disjunction',
  isListed: (format: ImportFormat) => boolean,
): string {
  return new Intl.ListFormat('en-US', { type })
    .format(formats.filter(isListed).map((format) => importFormats[format].name))
    .replace(/, (and|or) /, ' $1 ')
}

export function isPacked(format: ImportFormat): format is PackedFormat {
  return importFormats[format].isPacked
}

/**
 * Return a file's format by its name, or null if we don't import it: `'list.CSV'` → `'csv'`,
 * `'list.json.gz'` → `'json'`, `'list.txt'` → null. Not `.xlsx.gz`: a workbook is already packed.
 */
export function findFormat(fileName: string): ImportFormat | null {
  const [, extension = '', packed] = /\.([a-z0-9]+)(\.gz)?$/i.exec(fileName.trim()) ?? []
  const format = extension.toLowerCase()
  if (!Object.hasOwn(importFormats, format)) return null
  const known = format as ImportFormat
  return packed && isPacked(known) ? null : known
}

/** Return the format of a content type; null if we don't import it: `'text/csv; charset=utf-8'` → `'csv'`. */
export function findFormatOfType(contentType: string): ImportFormat | null {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  const found = formats.find((format) => {
    const { contentTypes }: FormatRow = importFormats[format]
    return contentTypes.includes(type)
  })
  return found ?? (type.endsWith('+json') ? 'json' : null)
}
