import { toFieldKey } from './records.ts'

/**
 * Whether a column's name is a path: "location/lat", "categories/0", "openingHours/0/day". "City/Town" and what
 * `isHeading` knows are names.
 */
export function isNestedName(name: string, isHeading?: (key: string) => boolean): boolean {
  if (/^location\/|\/\d+(\/|$)/.test(name)) return true
  return /^[a-z]\w*\//.test(name) && !isHeading?.(toFieldKey(name))
}

type Nested = { [name: string]: string | Nested }

/**
 * Rebuild nested values from the columns in `nested`, whose names are paths. List positions become keys such as "0".
 * Other columns stay as they are.
 */
export function nestColumns(
  cells: readonly (readonly [string, string])[],
  nested: ReadonlySet<string>,
): [string, unknown][] {
  const root: Nested = Object.create(null)
  for (const [name, value] of cells) {
    const path = nested.has(name) ? splitPath(name) : [name]
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

/** In "additionalInfo/Section/0/Label", section and label are free text and may contain slashes. */
function splitPath(name: string): string[] {
  const [root = '', ...rest] = name.split('/')
  if (toFieldKey(root) !== 'additionalinfo') return [root, ...rest]
  const position = rest.findIndex((step) => /^\d+$/.test(step))
  if (position < 1) return [root, ...rest]
  const section = rest.slice(0, position).join('/')
  const label = rest.slice(position + 1).join('/')
  return [root, section, rest[position] ?? '', label]
}
