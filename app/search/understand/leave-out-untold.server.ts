import { sql } from 'drizzle-orm'
import { facets, toFacetBits } from '#app/center/offerings/facets.ts'
import { matchFacets } from '#db/center-facets.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import type { Choice } from './meanings.ts'
import type { Reading } from './reading.ts'

/** What a whole directory may not know: public lists have neither hours nor walk-ins. */
const mayBeUntold: ReadonlySet<string> = new Set(['access', 'accreditation', 'language'])

const isOptional = (choice: Choice) =>
  facets.some(({ name, group }) => name === choice && mayBeUntold.has(group))

/** The wishes of a reading that no center of the directory has told anything about. */
export type Untold = { choices: Choice[]; hours: boolean }

export const nothingUntold: Untold = { choices: [], hours: false }

/**
 * Leave out wishes that no center at all is known to meet: they would only make an empty list. The
 * page says so, and to ask.
 */
export async function leaveOutUntold(
  db: Executor,
  reading: Reading,
): Promise<{ reading: Reading; untold: Untold }> {
  const optional = reading.choices.filter(isOptional)
  if (optional.length === 0 && reading.at === null) {
    return { reading, untold: nothingUntold }
  }
  const told = optional.map(
    (choice) =>
      sql`exists (select from ${center} where ${matchFacets(toFacetBits(new Set([choice])))})`,
  )
  const hasHours = sql`exists (select from ${center} where ${center.openMinutes} is not null)`
  const known = await readRow<{ told: boolean[]; hours: boolean }>(
    db,
    sql`select array[${sql.join(told, sql`, `)}]::boolean[] as told, ${hasHours} as hours`,
  )
  const untold = optional.filter((_, index) => !known.told[index])
  return {
    reading: {
      ...reading,
      choices: reading.choices.filter((choice) => !untold.includes(choice)),
      at: known.hours ? reading.at : null,
    },
    untold: { choices: untold, hours: reading.at !== null && !known.hours },
  }
}
