import { importantFields, mainProblems } from '#app/data/import/messages.ts'
import type { ImportContents } from '#db/schema/imports.ts'

/**
 * Return the one thing that is wrong with a file as a whole: no column is the name, or something that a directory needs
 * most is in none of its rows though it has columns that are not read. Null if nothing is.
 */
export function findMainProblem({ found, unknownFields }: ImportContents): string | null {
  if (!found || unknownFields.length === 0) return null
  const isFound = (field: string) => found.some(([name]) => name === field)
  if (!isFound('name')) return mainProblems.noName
  const missing = importantFields.filter((field) => !isFound(field))
  const columns = unknownFields.map(([name]) => name)
  return missing.length > 0 ? mainProblems.notFound(missing, columns) : null
}
