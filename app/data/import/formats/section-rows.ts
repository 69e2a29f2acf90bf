import { isKnownTown } from '#app/center/places/known-towns.server.ts'
import { counties } from '#site/places.ts'
import { stateCode } from '#site/state.ts'

/** In characters. Longer texts are notes, or names that we can't judge. */
const maxPlaceHeading = 80

const countiesByKey = new Map(counties.map((county) => [county.toLowerCase(), county] as const))

/** "ATLANTIC COUNTY", "Atlantic Co. (continued)", "County of Atlantic: 12 facilities". */
const placeHeading =
  /^(?:(county|city|town|township|borough)(?: of)?:? )?([\p{L}][\p{L}.' -]*?)( county| parish| co\.?)?(?: ?[(:,–—].*)?$/iu

/** Return which of the state's counties a heading names, as the table of places spells it; null for other headings. */
export function findCountyHeading(heading: string): string | null {
  const { kind, name } = readPlaceHeading(heading)
  return kind === 'county' || kind === null ? (countiesByKey.get(name) ?? null) : null
}

/** Whether a heading only counts pages or continues the section above: "Page 3 of 12", "Continued". */
export function isPageMark(heading: string): boolean {
  return /^(?:page|pg\.?) ?\d|^\(?cont(?:inued|\.|'d)|^\d{1,4}$/i.test(heading)
}

function readPlaceHeading(heading: string): { kind: string | null; name: string } {
  if (heading.length > maxPlaceHeading) return { kind: null, name: '' }
  const [, before, name = '', after] = placeHeading.exec(heading.replace(/\s+/g, ' ')) ?? []
  const kind = after ? 'county' : (before?.toLowerCase() ?? null)
  return { kind, name: name.trim().toLowerCase() }
}

function isPlaceHeading(heading: string): boolean {
  const { kind, name } = readPlaceHeading(heading)
  if (name === '') return false
  return kind !== null || countiesByKey.has(name) || isKnownTown(name, stateCode)
}

/** How many headings a note quotes. */
const maxQuoted = 5

/**
 * Tell the headings between the rows of a table from its records: "ATLANTIC COUNTY" alone in its row, in the first
 * column. A place or a page's number is a heading if most other rows have two values or more; any other text, if nine
 * of ten rows have three or more. So a list of names stays one.
 */
export function createSectionRows(firstColumn: number) {
  /** Rows below the header by their number of values, without places and page numbers. */
  const rows = { single: 0, pair: 0, wide: 0 }
  const quoted = new Set<string>()
  let count = 0
  const isHeading = (text: string) => {
    const several = rows.pair + rows.wide
    if (isPageMark(text) || isPlaceHeading(text)) return several > 0 && several >= rows.single
    return /\p{L}/u.test(text) && rows.wide >= 9 * (rows.single + rows.pair)
  }
  return {
    /** Count a row before it is read. The first rows of a table are all counted before one is read. */
    count(cells: readonly string[]): void {
      const only = findOnlyValue(cells)
      if (only === null) rows[isPair(cells) ? 'pair' : 'wide']++
      else if (!isPageMark(only.text) && !isPlaceHeading(only.text)) rows.single++
    },
    /** Return a row's text if it is a heading. */
    findHeading(cells: readonly string[]): string | null {
      const only = findOnlyValue(cells)
      if (only === null || only.column > firstColumn || !isHeading(only.text)) return null
      count++
      if (quoted.size < maxQuoted) quoted.add(only.text.slice(0, maxPlaceHeading))
      return only.text
    },
    /** The headings that were found: how many, and some of their texts. */
    found: () => ({ count, quoted: [...quoted] }),
  }
}

/** The value of a row that has one alone, or the same in each of three or more cells, as merged cells are exported. */
function findOnlyValue(cells: readonly string[]): { text: string; column: number } | null {
  let only: { text: string; column: number } | null = null
  let repeats = 1
  for (const [column, cell] of cells.entries()) {
    const text = cell.trim()
    if (text === '') continue
    if (only === null) only = { text, column }
    else if (text === only.text) repeats++
    else return null
  }
  return repeats === 2 ? null : only
}

/** Whether a row has two values. */
function isPair(cells: readonly string[]): boolean {
  let filled = 0
  for (const cell of cells) {
    if (cell.trim() !== '' && ++filled > 2) return false
  }
  return filled === 2
}
