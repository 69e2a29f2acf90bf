const textFormats = ['json', 'csv', 'xml'] as const
export type ImportFormat = (typeof textFormats)[number] | 'xlsx'

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
