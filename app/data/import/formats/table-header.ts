import { createHash } from 'node:crypto'
import type { TableHeader } from '#db/schema/imports.ts'
import { isNestedName } from './nested-columns.ts'
import { recordLimits } from './record-limits.ts'
import { toFieldKey } from './records.ts'

/** How to find a table's header. Without options it is guessed. */
export type TableOptions = {
  /** The row that a person chose, as a spreadsheet counts; 'first' for the first one that isn't blank. */
  headerRow?: number | 'first' | null
  /** The shape (`shapeOf`) of a known file: the row with just these names is the header. */
  headerShape?: string | null
  /** Whether a column's key (`toFieldKey`) is one that lists of centers have. */
  isHeading?: (key: string) => boolean
}

/** A row at the top of a table that isn't blank, with its number as a spreadsheet counts. */
export type TopRow = { row: number; cells: readonly string[] }

/** Where a header may be. */
export const headerSearch = {
  rows: 30,
  /** Cells of all these rows, and characters. */
  values: recordLimits.values,
  length: recordLimits.length,
}

/** In characters. Longer names are cut, because every row processes the names again. */
const maxColumnName = 300

/** In characters. Longer texts are notes. */
const maxHeading = 60

const isFilled = (cell: string) => cell.trim() !== ''

/** Find the header among the first rows of a table; -1 if a person chose a row that isn't there. */
export function findHeader(rows: readonly TopRow[], options: TableOptions): number {
  const { headerRow = null, headerShape = null, isHeading = () => false } = options
  if (headerRow === 'first') return 0
  if (headerRow !== null) return rows.findIndex(({ row }) => row === headerRow)
  if (headerShape !== null) {
    const known = rows.findIndex((_, index) => shapeOf(rows, index, isHeading) === headerShape)
    if (known >= 0) return known
  }
  const scores = rows.map(({ cells }) => countHeadings(cells, isHeading))
  const [first = 0] = scores
  const best = Math.max(...scores)
  // A row of values hardly ever repeats two of the names that we know.
  if (best >= 2 && best > first) return scores.indexOf(best)
  return first > 0 ? 0 : findFirstWide(rows)
}

export function countHeadings(
  cells: readonly string[],
  isHeading: (key: string) => boolean,
): number {
  const keys = cells.filter((cell) => cell.length <= maxHeading).map(toFieldKey)
  return new Set(keys.filter(isHeading)).size
}

/** Titles and notes fill one or two cells; a header has a name for most columns. */
function findFirstWide(rows: readonly TopRow[]): number {
  const widths = rows.map(({ cells }) => cells.filter(isFilled).length)
  const widest = Math.max(...widths)
  const isWide = (index: number) => (widths[index] ?? 0) * 2 >= widest
  if (isWide(0)) return 0
  const found = rows.findIndex(
    ({ cells }, index) => isWide(index) && !cells.some((cell) => /^[\d.,$-]+$/.test(cell.trim())),
  )
  return Math.max(found, 0)
}

/**
 * Name the columns of a table by its header. Columns with the same name get the group above them ("Main Phone", "Intake
 * Phone"), or else a number ("Phone 2"). A column without a name has ''.
 */
export function nameColumns(rows: readonly TopRow[], index: number): string[] {
  const plain = (rows[index]?.cells ?? []).map((name) => name.trim().slice(0, maxColumnName))
  const places = new Map<string, number[]>()
  for (const [column, name] of plain.entries()) {
    const key = toFieldKey(name)
    const known = places.get(key)
    if (known) known.push(column)
    else places.set(key, [column])
  }
  if (places.size === plain.length) return plain
  const groups = [rows[index - 1], rows[index - 2]].map((above) =>
    fillGroups(above?.cells ?? [], plain.length),
  )
  const named = [...plain]
  for (const [key, columns] of places) {
    if (key === '' || columns.length === 1) continue
    // A title spans all columns, so it doesn't help.
    const group = groups.find((texts) => new Set(columns.map((at) => texts[at])).size > 1)
    for (const at of columns) {
      named[at] = `${group?.[at] ?? ''} ${plain[at]}`.trim().slice(0, maxColumnName)
    }
  }
  return numberShared(named)
}

/** A merged cell has its text in its first column only. */
function fillGroups(cells: readonly string[], length: number): readonly string[] {
  let group = ''
  return Array.from({ length }, (_, column) => {
    group = cells[column]?.trim() || group
    return group
  })
}

function numberShared(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return names.map((name) => {
    const key = toFieldKey(name)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return key === '' || count === 1 ? name : `${name} ${count}`
  })
}

type IsHeading = TableOptions['isHeading']

/** Hash the columns that a row names as a header, in any order. */
export function shapeOf(rows: readonly TopRow[], index: number, isHeading?: IsHeading): string {
  const keys = nameColumns(rows, index).map((name) => toFieldKey(nameRoot(name, isHeading)))
  return hashShape([...new Set(keys)].filter(Boolean).sort())
}

/** Return the field that a column is a part of: "location/lat" → "location". */
export function nameRoot(name: string, isHeading?: IsHeading): string {
  return isNestedName(name, isHeading) ? (name.split('/')[0] ?? '') : name
}

/** How many of a file's columns are stored (`ImportContents`), and how many characters of each key. */
export const storedColumns = { count: 500, length: 100 }

/** `columns` are keys (`toFieldKey`), sorted. */
export function hashShape(columns: readonly string[]): string {
  const stored = columns.filter((key) => key.length <= storedColumns.length)
  const text = stored.slice(0, storedColumns.count).join('\n')
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** In characters. Longer rows are cut on screen. */
const maxShown = 120

/** Describe the first rows, so that a person can choose another header. */
export function describeTop(
  rows: readonly TopRow[],
  header: number,
  isHeading?: IsHeading,
): TableHeader {
  return {
    row: rows[header]?.row ?? 1,
    top: rows.map(({ row, cells }, index) => {
      const filled = cells.slice(0, 50).filter(isFilled)
      const text = filled.join(', ').slice(0, 1_000).replace(/\s+/g, ' ').trim()
      return {
        row,
        text: text.length > maxShown ? `${text.slice(0, maxShown)}…` : text,
        shape: shapeOf(rows, index, isHeading),
      }
    }),
  }
}
