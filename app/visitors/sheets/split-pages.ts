import { findAdmissionNumber } from '#app/center/admission/admission-number.ts'
import type { SavedCenter } from '#app/center/saved/saved-center.ts'

/** A center on paper. */
export type PaperEntry = {
  center: SavedCenter
  /** From the searched place. */
  miles: number | null
  /** What the visitor wrote down about a call. */
  note?: string
}

/** One page of paper: centers to call, and then those without a number, in a line each. */
type Page = { numbered: PaperEntry[]; others: PaperEntry[] }

const numberedPerPage = 8
const rowsPerPage = numberedPerPage / 2
/** In lines of `PaperLine`: a Letter page of nothing else, a row of two centers, and their heading. */
const linesPerPage = 40
const linesPerRow = 8
const headingLines = 2
/** In characters; a longer text takes a second line. */
const lineLength = 95

/** Divide centers into pages, in their order; those without a number come last. */
export function splitPages(entries: readonly PaperEntry[]): Page[] {
  const numbered = entries.filter(canBeCalled)
  let others = entries.filter((entry) => !canBeCalled(entry))
  const pages: Page[] = []
  for (let start = 0; start < numbered.length; start += numberedPerPage) {
    pages.push({ numbered: numbered.slice(start, start + numberedPerPage), others: [] })
  }
  const last = pages.at(-1)
  if (last) {
    const freeRows = rowsPerPage - Math.ceil(last.numbered.length / 2)
    last.others = takeLines(others, freeRows * linesPerRow - headingLines)
    others = others.slice(last.others.length)
  }
  while (others.length > 0) {
    const part = takeLines(others, linesPerPage - headingLines)
    pages.push({ numbered: [], others: part })
    others = others.slice(part.length)
  }
  return pages.length > 0 ? pages : [{ numbered: [], others: [] }]
}

function canBeCalled({ center }: PaperEntry): boolean {
  return center.status !== 'Permanently Closed' && findAdmissionNumber(center) !== null
}

/** Take the first entries that fit this many lines. */
function takeLines(entries: readonly PaperEntry[], room: number): PaperEntry[] {
  let used = 0
  const end = entries.findIndex(({ center: { name, address } }) => {
    used += name.length + (address?.length ?? 0) > lineLength ? 2 : 1
    return used > room
  })
  return entries.slice(0, end === -1 ? undefined : end)
}
