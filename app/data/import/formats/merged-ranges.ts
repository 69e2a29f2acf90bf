import { fileProblems } from '#app/data/import/messages.ts'
import { importLimits, parsingFailed } from './records.ts'
import type { ZipPart } from './zip-parts.ts'

/** A range of a sheet that is merged downward: its first column, from 0, and its last row, from 1. */
export type MergedRange = { column: number; lastRow: number }

const element =
  /<(?:\w{1,20}:)?mergeCell\s[^<>]{0,100}?ref\s*=\s*["']([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})["']/g
/** In characters; longer than the tag of a range. */
const longestTag = 200

/**
 * Find the ranges of a sheet that are merged downward, by their first row. A sheet names them below its rows, so it is
 * searched before it is read. Throws `ImportFileError` above `importLimits.mergedRanges`.
 */
export async function findMergedRanges(sheet: ZipPart): Promise<Map<number, MergedRange[]>> {
  const ranges = new Map<number, MergedRange[]>()
  let count = 0
  let rest = ''
  for await (const chunk of sheet.open()) {
    // The tags have no other characters than ASCII.
    const text = rest + Buffer.from(chunk).toString('latin1')
    let end = 0
    if (text.includes('mergeCell')) {
      for (const found of text.matchAll(element)) {
        const [tag, letters = '', first, last] = found
        end = found.index + tag.length
        const [firstRow, lastRow] = [Number(first), Number(last)]
        if (lastRow <= firstRow) continue
        if (++count > importLimits.mergedRanges) {
          throw parsingFailed(fileProblems.tooManyRanges(importLimits.mergedRanges))
        }
        const known = ranges.get(firstRow)
        const range = { column: findColumn(letters), lastRow }
        if (known) known.push(range)
        else ranges.set(firstRow, [range])
      }
    }
    rest = text.slice(Math.max(end, text.length - longestTag))
  }
  return ranges
}

/** "C7" → 2, "AA1" → 26. */
export function findColumn(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
