import { type SQL, sql } from 'drizzle-orm'
import { findHidingTime, hidesPhone } from '#app/center/fields/reported-phone.ts'
import { hourChoiceNames } from '#app/center/hours/hour-windows.ts'
import { toFacetBits } from '#app/center/offerings/facets.ts'
import { readNear } from '#app/center/places/find-place.server.ts'
import { servesSamples } from '#app/data/samples/serves-samples.ts'
import type { Point } from '#app/lib/miles.ts'
import { orderByMiles, plainOrder } from '#app/search/center-order.ts'
import { filtersByHours } from '#app/search/filters-by-hours.ts'
import {
  getPoint,
  isNoSample,
  matchFound,
  type SearchScope,
  where,
} from '#app/search/match-search.server.ts'
import { parseSearchUrl } from '#app/search/parse-search.server.ts'
import { resolveSearch } from '#app/search/resolve-search.server.ts'
import { matchWithin, measureFrom } from '#app/search/search-conditions.server.ts'
import type { DirectorySearch } from '#app/search/search-input.ts'
import { matchFacets } from '#db/center-facets.ts'
import type { Executor } from '#db/client.server.ts'
import { hasOwnHoursSql } from '#db/is-on-google.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { careTaxonomy, careTerms } from './care-taxonomy.ts'
import type { HsdsOptions } from './hsds-service.ts'
import { metersPerMile, usualProximity } from './open-data-limits.ts'
import { toTime } from './to-time.ts'

/** Which services a program asks for; all parts are joined by AND. */
export type ServiceFilters = {
  search?: string | undefined
  taxonomy_term_id?: string | undefined
  taxonomy_id?: string | undefined
  organization_id?: string | undefined
  modified_after?: string | undefined
  postcode?: string | undefined
  /** Meters. */
  proximity?: number | undefined
}

/** Conditions on `treatment_centers`, and an order. */
export type MatchedServices = { matching: SQL[]; order: SQL }

/** Find the conditions and the order of the services that a program asks for: the nearest first, else by name. */
export async function matchServices(
  db: Executor,
  filters: ServiceFilters,
  options: HsdsOptions,
): Promise<MatchedServices> {
  const searched = await matchSearch(db, filters.search?.trim() ?? '', options)
  const around = matchPostcode(filters)
  const from = around.point ?? searched.point
  return {
    matching: [
      ...matchVisible(options),
      ...searched.matching,
      ...around.matching,
      ...matchTerm(filters.taxonomy_term_id),
      ...matchTaxonomy(filters.taxonomy_id),
      ...matchOrganization(filters.organization_id),
      ...(await matchModified(db, filters.modified_after, options.now)),
    ],
    order: from ? orderByMiles(measureFrom(from)) : plainOrder,
  }
}

export function matchVisible({ site }: Pick<HsdsOptions, 'site'>): SQL[] {
  return servesSamples(site) ? [] : [isNoSample]
}

type Matched = { matching: SQL[]; point: Point | null }

/** Read people's words as the site's search does: filters, a place, names, corrected spelling. */
async function matchSearch(
  db: Executor,
  text: string,
  { now, site }: HsdsOptions,
): Promise<Matched> {
  if (text === '') return { matching: [], point: null }
  // "Open now" doesn't filter: the hours may be Google's, which are not for other programs.
  const match = (search: DirectorySearch, scope: SearchScope) =>
    matchFound(
      { ...search, open: null },
      {
        ...scope,
        leavesOutSamples: !servesSamples(site),
        leavesOutGoogleHours: filtersByHours(search),
      },
    )
  const parsed = parseSearchUrl(new URLSearchParams({ q: text }))
  const { understanding, scope } = await resolveSearch(db, parsed, now, (search, scope) =>
    readRow<{ total: number }>(
      db,
      sql`select count(*)::integer as total from ${center} ${where(match(search, scope))}`,
    ),
  )
  return { matching: match(understanding.search, scope), point: getPoint(scope.near) }
}

function matchPostcode({ postcode, proximity = usualProximity.meters }: ServiceFilters): Matched {
  if (postcode === undefined) return { matching: [], point: null }
  const point = getPoint(readNear(postcode))
  // A ZIP code that we don't know is nowhere near.
  if (!point) return { matching: [sql`false`], point: null }
  return { matching: matchWithin(point, proximity / metersPerMile), point }
}

function matchTerm(id: string | undefined): SQL[] {
  if (id === undefined) return []
  const wanted = id.toLowerCase()
  return [matchCodes(careTerms.en.filter((term) => [term.id, term.parent_id].includes(wanted)))]
}

function matchTaxonomy(id: string | undefined): SQL[] {
  if (id === undefined) return []
  return [id.toLowerCase() === careTaxonomy.id ? matchCodes(careTerms.en) : sql`false`]
}

/** Match centers with any of these terms. */
function matchCodes(terms: readonly { code: string }[]): SQL {
  const codes = new Set(terms.map(({ code }) => code))
  const names = new Set<string>(hourChoiceNames)
  const byHours = new Set([...codes].filter((code) => names.has(code)))
  const others = matchFacets(toFacetBits(new Set([...codes].filter((code) => !names.has(code)))))
  if (byHours.size === 0) return others
  return sql`(${others} or ${hasOwnHoursSql} and ${matchFacets(toFacetBits(byHours))})`
}

/** Match the centers of an organization, or the one that is its own. */
export function matchOrganization(id: string | undefined): SQL[] {
  if (id === undefined) return []
  return [
    sql`(${center.organizationId} = ${id}::uuid
      or (${center.id} = ${id}::uuid and ${center.organizationId} is null))`,
  ]
}

/** The same as `findChangeTime() >= after`, which would be computed for each center. */
async function matchModified(db: Executor, after: string | undefined, now: Date): Promise<SQL[]> {
  if (after === undefined) return []
  const time = toTime(after)
  const hidden = await listHiddenSince(db, after, now)
  return [
    sql`(greatest(${center.updatedAt}, ${center.verifiedAt}, ${center.phoneReportedAt}) >= ${time}
      or ${center.id} = any (${sql.param(hidden)}::uuid[])
      or exists (select from bed_availability where center_id = ${center.id} and reported_at >= ${time})
      or exists (select from center_evidence where center_id = ${center.id} and checked_at >= ${time}))`,
  ]
}

/**
 * List the centers whose reported number was hidden since then. SQL can't count working days, and few
 * numbers are reported at a time.
 */
async function listHiddenSince(db: Executor, after: string, now: Date): Promise<string[]> {
  const since = new Date(Date.parse(after))
  const reported = await readRows<{ id: string; phone: string | null; phoneReportedAt: Date }>(
    db,
    sql`select id, phone, phone_reported_at as "phoneReportedAt" from ${center}
      where phone_reported_at is not null`,
  )
  return reported
    .filter((row) => hidesPhone(row, now) && findHidingTime(row.phoneReportedAt) >= since)
    .map(({ id }) => id)
}
