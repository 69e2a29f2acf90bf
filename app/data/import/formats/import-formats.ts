/** The file types that an import reads, by extension. A packed one can't come as `.gz`, too. */
export const importFormats = {
  json: { name: 'JSON', isPacked: false },
  csv: { name: 'CSV', isPacked: false },
  xml: { name: 'XML', isPacked: false },
  tsv: { name: 'TSV', isPacked: false },
  ndjson: { name: 'NDJSON', isPacked: false },
  geojson: { name: 'GeoJSON', isPacked: false },
  xlsx: { name: 'Excel workbooks (.xlsx)', isPacked: true },
  zip: { name: 'HSDS packages (.zip)', isPacked: true },
} as const

export type ImportFormat = keyof typeof importFormats
type FormatThat<IsPacked extends boolean> = {
  [Format in ImportFormat]: (typeof importFormats)[Format]['isPacked'] extends IsPacked
    ? Format
    : never
}[ImportFormat]
export type TextFormat = FormatThat<false>
export type PackedFormat = FormatThat<true>

/** The formats that the specification's own message about other formats names. */
const firstFormats: readonly ImportFormat[] = ['json', 'csv', 'xml']

/** For the upload's `accept`: '.json,.csv,.xml,.tsv,.ndjson,.geojson,.xlsx,.zip,.gz' */
export const acceptedExtensions = [...Object.keys(importFormats), 'gz']
  .map((extension) => `.${extension}`)
  .join(',')

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
  const formats = (Object.keys(importFormats) as ImportFormat[]).filter(isListed)
  return new Intl.ListFormat('en-US', { type })
    .format(formats.map((format) => importFormats[format].name))
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
