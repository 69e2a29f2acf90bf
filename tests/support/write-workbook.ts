import { crc32, deflateRawSync } from 'node:zlib'

type Cell =
  | string
  | number
  | boolean
  | null
  | { shared: string }
  | { error: string }
  | { runs: string[] }

export type Sheet = Cell[][]

const escapeText = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)

const toColumn = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : toColumn(Math.floor(index / 26) - 1) + toColumn(index % 26)

type Options = {
  names?: string[]
  /** The first sheet's unpacked size according to the archive's index, in bytes; may be false. */
  claimedSize?: number
  /** The first cell's reference, such as "XFD1". */
  firstCell?: string
  /** Ranges of the first sheet, such as "A2:A11". */
  merged?: readonly string[]
}

/** Builds an .xlsx file. */
export function writeWorkbook(
  sheets: Sheet[],
  { names = [], claimedSize, firstCell, merged = [] }: Options = {},
) {
  const shared: string[] = []
  const places = new Map<string, number>()
  const share = (xml: string) => {
    const place = places.get(xml) ?? shared.push(xml) - 1
    places.set(xml, place)
    return place
  }
  const serializeCell = (cell: Cell, at: string): string => {
    if (cell === null) return ''
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
    if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`
    if (typeof cell === 'string') {
      return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escapeText(cell)}</t></is></c>`
    }
    if ('error' in cell) return `<c r="${at}" t="e"><v>${cell.error}</v></c>`
    const xml =
      'shared' in cell
        ? `<t>${escapeText(cell.shared)}</t>`
        : cell.runs.map((run) => `<r><rPr><b/></rPr><t>${escapeText(run)}</t></r>`).join('')
    return `<c r="${at}" t="s"><v>${share(xml)}</v></c>`
  }
  const files: Record<string, string> = {}
  for (const [index, rows] of sheets.entries()) {
    const body = rows.map((cells, row) => {
      const written = cells.map((cell, column) =>
        serializeCell(cell, (row + column === 0 && firstCell) || `${toColumn(column)}${row + 1}`),
      )
      return `<row r="${row + 1}">${written.join('')}</row>`
    })
    const ranges = (index === 0 ? merged : []).map((range) => `<mergeCell ref="${range}"/>`)
    const cells = ranges.length > 0 ? `<mergeCells>${ranges.join('')}</mergeCells>` : ''
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `<?xml version="1.0"?><worksheet xmlns="x"><sheetData>${body.join('')}</sheetData>${cells}</worksheet>`
  }
  files['xl/workbook.xml'] =
    `<workbook xmlns:r="r"><sheets>${sheets.map((_, index) => `<sheet name="${names[index] ?? `S${index}`}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`
  files['xl/_rels/workbook.xml.rels'] =
    `<Relationships>${sheets.map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`
  files['xl/sharedStrings.xml'] = `<sst>${shared.map((xml) => `<si>${xml}</si>`).join('')}</sst>`
  return writeZip(
    files,
    claimedSize === undefined ? {} : { 'xl/worksheets/sheet1.xml': claimedSize },
  )
}

/** Builds a zip archive. `claimed` replaces the unpacked sizes in its index. */
export function writeZip(
  files: Record<string, string | Buffer>,
  claimed: Record<string, number> = {},
): Uint8Array {
  const bodies: Buffer[] = []
  const index: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const content = typeof text === 'string' ? Buffer.from(text) : text
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claimed[name] ?? content.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    index.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02'),
        Buffer.from([20, 0]),
        common,
        rest,
        Buffer.from(name),
      ]),
    )
    bodies.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(index)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(index.length, 4)
  end.writeUInt16LE(index.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...bodies, directory, Buffer.from('PK\x05\x06'), end])
}
