import { inArray } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { isUuid } from './change-centers.server.ts'

type NamedCenter = { id: string; name: string }

/** The centers that there are among these ids, by name. */
export function readNames(tx: Transaction, ids: readonly string[]): Promise<NamedCenter[]> {
  return tx
    .select({ id: center.id, name: center.name })
    .from(center)
    .where(inArray(center.id, ids.filter(isUuid)))
    .orderBy(center.name)
}
