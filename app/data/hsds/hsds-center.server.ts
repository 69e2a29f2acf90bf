import { gt, type SQL, sql } from 'drizzle-orm'
import { admissionFields } from '#app/center/admission/admission-fields.ts'
import type { EvidenceField, EvidenceMethod } from '#app/center/fields/checked-fields.ts'
import { centerLists } from '#db/center-lists.server.ts'
import type { Executor } from '#db/client.server.ts'
import { hasGooglePlace, publishedOfferings } from '#db/is-on-google.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { shownPoint } from '#db/schema/shown-point.ts'
import { type StoredBeds, storedBeds } from '#db/stored-beds.ts'

type AdmissionColumn = keyof typeof admissionFields

const admission = Object.fromEntries(
  Object.keys(admissionFields).map((name) => [name, center[name as AdmissionColumn]]),
) as Pick<typeof center, AdmissionColumn>

/** Beds are out of date within a day, and a closed center has none. */
const reportedBeds = sql`bed_availability where center_id = treatment_centers.id
  and reported_at > now() - interval '24 hours' and not permanently_closed and not temporarily_closed`

type StoredEvidence = { field: EvidenceField; how: EvidenceMethod; at: string }

const columns = {
  id: center.id,
  slug: center.slug,
  source: center.source,
  name: center.name,
  description: center.description,
  descriptionSpanish: center.descriptionSpanish,
  phone: center.phone,
  phoneReportedAt: center.phoneReportedAt,
  website: center.website,
  permanentlyClosed: center.permanentlyClosed,
  temporarilyClosed: center.temporarilyClosed,
  unreachable: center.unreachable,
  shownPoint,
  address: center.address,
  street: center.street,
  city: center.city,
  state: center.state,
  postalCode: center.postalCode,
  county: center.county,
  countryCode: center.countryCode,
  treatmentTypes: center.treatmentTypes,
  listedIn: center.listedIn,
  listedOn: center.listedOn,
  specialHours: center.specialHours,
  verifiedAt: center.verifiedAt,
  verifiedBy: center.verifiedBy,
  organizationId: center.organizationId,
  ...admission,
  ...centerLists,
  organization: sql<string | null>`(select name from organizations
    where organizations.id = treatment_centers.organization_id)`,
  organizationWebsite: sql<string | null>`(select website from organizations
    where organizations.id = treatment_centers.organization_id)`,
  evidence: sql<StoredEvidence[]>`coalesce((
    select json_agg(json_build_object('field', field, 'how', how, 'at', checked_at) order by field)
    from center_evidence where center_id = treatment_centers.id), '[]')`,
  beds: sql<StoredBeds | null>`(select ${storedBeds} from ${reportedBeds})`,
  /** The latest write or check. */
  writtenAt: sql<Date>`greatest(updated_at, verified_at, phone_reported_at,
    (select reported_at from ${reportedBeds}),
    (select max(checked_at) from center_evidence where center_id = treatment_centers.id))`.mapWith(
    center.updatedAt,
  ),
}

/** A center with the columns that a service of HSDS is made of. */
export type HsdsCenter = Awaited<ReturnType<typeof selectHsdsCenters>>[number]

/** Select centers with the columns that a service of HSDS is made of, and no others. */
export function selectHsdsCenters(db: Executor, isOnGoogle: SQL<boolean>) {
  return db
    .select({ ...columns, isOnGoogle, offerings: publishedOfferings(isOnGoogle) })
    .from(center)
    .$dynamic()
}

const pageSize = 500

/** Read the next 500 centers after an id, in the order of their ids, for staff and the operator. */
export function readHsdsPage(db: Executor, afterId: string | null): Promise<HsdsCenter[]> {
  return selectHsdsCenters(db, hasGooglePlace)
    .where(afterId === null ? undefined : gt(center.id, afterId))
    .orderBy(center.id)
    .limit(pageSize)
}
