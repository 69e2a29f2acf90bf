import { fileProblems } from '#app/data/import/messages.ts'
import { importLimits, parsingFailed } from './records.ts'

/** The value of a merged cell in a row below its first one. */
export type MergedValue = { column: number; text: string; firstRow: number }

type Range = { text: string; firstRow: number; lastRow: number }

/**
 * Follow the cells that are merged downward while the rows of a table are read in order. Throws `ImportFileError` if they
 * cover more than `importLimits.mergedCells` cells, or repeat too much text.
 */
export function createMergedCells() {
  const open = new Map<number, Range>()
  let cells = 0
  let length = 0
  return {
    /** Begin a range with the text of its first cell. It replaces an open one in the same column. */
    start(column: number, range: Range): void {
      open.set(column, range)
    },
    /** End all ranges with their table. */
    clear: () => open.clear(),
    /** Whether a range from an earlier row covers this column. */
    covers: (column: number) => open.has(column),
    /** Begin a row. Returns the values of the ranges that reach it, and ends the others. */
    startRow(row: number): MergedValue[] {
      if (open.size === 0) return []
      const values: MergedValue[] = []
      for (const [column, { text, firstRow, lastRow }] of open) {
        if (row > lastRow) open.delete(column)
        else if (text !== '') values.push({ column, text, firstRow })
        length += text.length
      }
      cells += open.size
      if (cells > importLimits.mergedCells) {
        throw parsingFailed(fileProblems.tooManyMerged(importLimits.mergedCells))
      }
      if (length > importLimits.expandedMegabytes * 1024 * 1024) {
        throw parsingFailed(fileProblems.expandsTooFar(importLimits.expandedMegabytes))
      }
      return values
    },
  }
}

/** A row, with the values of merged cells above that reach it. */
type MergedRow = { cells: readonly string[]; merged: readonly MergedValue[] }

/** Fill the blank cells of a row with merged values. Those of the header and the rows above it name columns. */
export function fillMerged(
  { cells, merged }: MergedRow,
  { headerRow, columns }: { headerRow: number; columns: readonly unknown[] },
): readonly string[] {
  if (merged.length === 0) return cells
  const values = merged.filter(
    ({ column, firstRow }) => firstRow > headerRow && column < columns.length,
  )
  if (values.length === 0) return cells
  const filled = [...cells]
  for (const { column, text } of values) {
    while (filled.length <= column) filled.push('')
    if (filled[column]?.trim() === '') filled[column] = text
  }
  return filled
}
