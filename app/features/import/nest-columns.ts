import { toFieldKey } from './field-names.ts'

type Nested = { [name: string]: string | Nested }

/**
 * Spreadsheet columns that name a path ("location/lat", "categories/0", "openingHours/0/day") as the
 * nested value they came from; list positions become number-like keys. A name that is no path stays.
 */
export function nestColumns(cells: readonly (readonly [string, string])[]): [string, unknown][] {
  const root: Nested = Object.create(null)
  for (const [name, value] of cells) {
    const path = splitPath(name)
    let place = root
    for (const step of path.slice(0, -1)) {
      const next = place[step]
      if (typeof next === 'object') {
        place = next
      } else {
        const made: Nested = Object.create(null)
        place[step] = made
        place = made
      }
    }
    const last = path.at(-1) ?? name
    if (place[last] === undefined) place[last] = value
  }
  return Object.entries(root)
}

/** "additionalInfo/Section/0/Label": section and label are free text and may hold slashes themselves. */
function splitPath(name: string): string[] {
  const [root = '', ...rest] = name.split('/')
  if (toFieldKey(root) !== 'additionalinfo') return [root, ...rest]
  const position = rest.findIndex((step) => /^\d+$/.test(step))
  if (position < 1) return [root, ...rest]
  const section = rest.slice(0, position).join('/')
  const label = rest.slice(position + 1).join('/')
  return [root, section, rest[position] ?? '', label]
}
