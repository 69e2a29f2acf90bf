import { namedLanguages, offeringBits, offerings } from '#app/center/offerings/offerings.ts'

type Row = Record<string, unknown>

/**
 * Intended changes by migrations, by table: turns a row as a release wrote it into the row after the
 * upgrade. `after` is the row that was found with its id. The upgrade test fails for any other change of a value.
 */
export const changes: Record<string, (row: Row, after: Row) => Row> = {
  treatment_centers: addChoicesOf14,
}

/** The choices that came with 1.4. */
const added: ReadonlySet<string> = new Set(
  [...offeringBits].filter(([, bit]) => bit >= 42).map(([name]) => name),
)

/** A center gets choices that came with 1.4; "other languages" goes where they name it. */
function addChoicesOf14(row: Row, after: Row): Row {
  const before = row.offerings as string[]
  const found = (after.offerings ?? []) as string[]
  const names = new Set(found.filter((name) => added.has(name) && !before.includes(name)))
  if (names.size === 0) return row
  const isNamed = namedLanguages.some((name) => names.has(name))
  const kept = before.filter(
    (name) => name !== 'other-language' || !isNamed || found.includes(name),
  )
  const wanted = new Set<string>([...kept, ...names])
  return {
    ...row,
    offerings: offerings.filter((name) => wanted.has(name)),
    updated_at: after.updated_at,
  }
}
