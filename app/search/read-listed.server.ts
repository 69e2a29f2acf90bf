import { sql } from 'drizzle-orm'
import type { CenterSummary } from '#app/center/center-model.ts'
import { readOpenMoment } from '#app/center/hours/open-week.ts'
import type { FacetBits } from '#app/center/offerings/facets.ts'
import { findOnlyPeople, type OnlyPeople } from '#app/center/offerings/only-people.ts'
import { summarizeCenter } from '#app/center/summarize-center.ts'
import type { Language } from '#app/lib/language.ts'
import { measureMiles } from '#app/lib/miles.ts'
import { facetSet } from '#db/center-facets.ts'
import type { Executor } from '#db/client.server.ts'
import { summaryColumns } from '#db/schema/center-summary.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import type { IsOpenNow } from './count-choices.ts'
import { describeHoursThen } from './describe-hours-then.ts'
import { isOpenAt } from './is-open-at.server.ts'
import { getPoint, type SearchScope } from './match-search.server.ts'
import { readNotOffered } from './read-not-offered.server.ts'

export type ListedCenter = CenterSummary & {
  /** Distance from the searched place; null without one, or if the center's location is unknown. */
  miles: number | null
  /** That place as a URL text; null for a position, which must not appear in further URLs. */
  searchedNear: string | null
  /** Degrees; null if not even its ZIP code or town is known. */
  latitude: number | null
  longitude: number | null
  /** Whether the location is only the center of its ZIP code or town. */
  isApproximate: boolean
  facets: FacetBits
  /** By its published hours; a closed center is never open. */
  isOpenNow: IsOpenNow
  only: OnlyPeople | null
  /** Its hours of the time that the search asks about: "Sun 9 AM to 1 PM". */
  hoursThen: string | null
}

type ReadOptions = { now: Date; language: Language; at?: string | null }

/** Read the cards of the centers with these ids, in that order. */
export async function readListedCenters(
  db: Executor,
  ids: string[],
  { near }: SearchScope,
  { now, language, at = null }: ReadOptions,
): Promise<ListedCenter[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      ...summaryColumns,
      facets: facetSet,
      isOpenNow: sql<IsOpenNow>`case when ${center.isClosed} then false
        else ${isOpenAt(readOpenMoment(now))} end`,
    })
    .from(center)
    .where(sql`${center.id} = any (${sql.param(ids)}::uuid[])`)
    .orderBy(sql`array_position(${sql.param(ids)}::uuid[], ${center.id})`)
  const from = getPoint(near)
  const denials = await readNotOffered(db, listServing(rows), ['women', 'men'])
  const searchedNear = near?.kind === 'zip' || near?.kind === 'town' ? near.near : null
  return rows.map((row) => {
    const there = row.shownPoint
    return {
      ...summarizeCenter(row, now, language),
      latitude: there?.latitude ?? null,
      longitude: there?.longitude ?? null,
      isApproximate: !there?.isExact,
      facets: row.facets,
      isOpenNow: row.isOpenNow,
      only: findOnlyPeople(row.offerings, denials.get(row.id) ?? []),
      miles: from && there && measureMiles(from, there),
      searchedNear,
      hoursThen: at && describeHoursThen(at, row, now, language),
    }
  })
}

/** List the ids of those that serve men or women, and may take nobody else. */
function listServing(rows: readonly { id: string; offerings: string[] }[]): string[] {
  return rows
    .filter(({ offerings }) => offerings.includes('men') !== offerings.includes('women'))
    .map(({ id }) => id)
}
