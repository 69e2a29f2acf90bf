import { getTableColumns, gt, sql } from 'drizzle-orm'
import { centerLists } from '#db/center-lists.server.ts'
import type { Executor } from '#db/client.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'

const {
  facets,
  moreFacets,
  openMinutes,
  placeLatitude,
  placeLongitude,
  point,
  shownLatitude,
  shownLongitude,
  shownPoint,
  searchTerms,
  searchVector,
  locationKeys,
  isClosed,
  isOutOfState,
  phoneReportedAt,
  unreachable,
  recentlyVerified,
  ...stored
} = getTableColumns(treatmentCenters)

function readOrganization(column: 'name' | 'website') {
  return sql<string | null>`(select ${sql.identifier(column)} from organizations
    where organizations.id = treatment_centers.organization_id)`
}

const { id, slug, name, description } = stored
const first = { id, slug, name, description }

/** All that the import reads again, and what it leaves to the directory. */
const columns = {
  ...first,
  ...stored,
  ...centerLists,
  organization: readOrganization('name'),
  organizationWebsite: readOrganization('website'),
  evidence: sql<{ field: string; how: string; at: string }[]>`coalesce((
    select json_agg(json_build_object('field', field, 'how', how, 'at', checked_at) order by field)
    from center_evidence where center_id = treatment_centers.id), '[]')`,
}

/** A center as our own files hold it. */
export type ExportedCenter = Awaited<ReturnType<typeof readExportPage>>[number]

const pageSize = 500

/** Centers as files hold them. */
export function selectCenters(db: Executor) {
  return db.select(columns).from(treatmentCenters).$dynamic()
}

/** The centers after the one of this id, 500 at most, in the order of their ids, with all that hangs on them. */
export function readExportPage(db: Executor, afterId: string | null) {
  return selectCenters(db)
    .where(afterId === null ? undefined : gt(treatmentCenters.id, afterId))
    .orderBy(treatmentCenters.id)
    .limit(pageSize)
}

export const exportedFields = Object.keys(columns) as (keyof typeof columns)[]
