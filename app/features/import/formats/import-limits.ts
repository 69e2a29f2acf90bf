export const importLimits = {
  /** Of a file as it is uploaded, and of what is packed in it. */
  megabytes: 50,
  expandedMegabytes: 250,
  /** Minutes for which a file may be on its way: 50 MB at half a megabit a second. */
  uploadMinutes: 15,
  records: 200_000,
  nesting: 20,
  /** Characters of one record. */
  recordLength: 4_000_000,
  /** Minutes for which whoever stores the records may wait for the reading of one file. */
  readingMinutes: 5,
}

const textFormats = ['json', 'csv', 'xml'] as const
type ImportFormat = (typeof textFormats)[number] | 'xlsx'

/**
 * Whether an import takes a file of this name: `'list.CSV'` → `'csv'`, `'list.json.gz'` → `'json'`,
 * `'list.txt'` → null. A workbook is packed already.
 */
export function findFormat(fileName: string): ImportFormat | null {
  const [, extension = '', packed] = /\.([a-z0-9]+)(\.gz)?$/i.exec(fileName.trim()) ?? []
  const format = extension.toLowerCase()
  if (format === 'xlsx') return packed ? null : 'xlsx'
  return textFormats.find((known) => known === format) ?? null
}
