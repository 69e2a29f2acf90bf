import { sql } from 'drizzle-orm'
import { listDenied, type StatedInfo } from '#app/center/offerings/derive-offerings.ts'
import type { FacetBits } from '#app/center/offerings/facets.ts'
import { isOffering, type Offering } from '#app/center/offerings/offerings.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { centerAdditionalInfo as info } from '#db/schema/center-details.ts'
import type { DirectorySearch } from './search-input.ts'

/** Read by center id which of the chosen offerings a center states that it doesn't offer, if any. */
export async function readNotOffered(
  db: Executor,
  ids: string[],
  chosen: Offering[],
): Promise<Map<string, Offering[]>> {
  if (ids.length === 0 || chosen.length === 0) return new Map()
  const rows = await readRows<{ id: string; stated: StatedInfo[] }>(
    db,
    sql`select ${info.centerId} as id, json_agg(json_build_object(
        'category', category, 'infoKey', info_key, 'infoValue', info_value)) as stated
      from ${info} where ${info.centerId} = any (${sql.param(ids)}::uuid[]) group by 1`,
  )
  return new Map(
    rows
      .map(({ id, stated }) => [id, listDenied(stated, chosen)] as const)
      .filter(([, denied]) => denied.length > 0),
  )
}

/** Add which of a search's choices a center says that it doesn't offer. */
export function addDenied(
  { facets, additionalInfo }: { facets: FacetBits; additionalInfo: readonly StatedInfo[] },
  search: DirectorySearch,
) {
  const chosen = [...search.types, ...search.offers].filter(isOffering)
  return { facets, notOffered: listDenied(additionalInfo, chosen) }
}
