import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { EvidenceField, EvidenceMethod } from '#app/center/fields/checked-fields.ts'
import type { StatedInfo } from '#app/center/offerings/derive-offerings.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { facetSet } from '#db/center-facets.ts'
import { centerLists } from '#db/center-lists.server.ts'
import type { Executor } from '#db/client.server.ts'
import { isOnGoogle, publishedOfferings } from '#db/is-on-google.ts'
import { admissionColumns } from '#db/schema/center-admission.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { listsStreet } from '#db/schema/lists-street.ts'
import { sharesName } from '#db/schema/shares-name.ts'
import { shownPoint } from '#db/schema/shown-point.ts'
import { type StoredBeds, storedBeds } from '#db/stored-beds.ts'

const columns = {
  id: center.id,
  slug: center.slug,
  name: center.name,
  categoryName: center.categoryName,
  categories: centerLists.categories,
  description: center.description,
  descriptionSpanish: center.descriptionSpanish,
  street: center.street,
  address: center.address,
  city: center.city,
  sharesName,
  listsStreet,
  county: center.county,
  state: center.state,
  postalCode: center.postalCode,
  shownPoint,
  phone: center.phone,
  website: center.website,
  facets: facetSet,
  treatmentTypes: center.treatmentTypes,
  offerings: publishedOfferings(isOnGoogle),
  permanentlyClosed: center.permanentlyClosed,
  temporarilyClosed: center.temporarilyClosed,
  unreachable: center.unreachable,
  source: center.source,
  listedIn: center.listedIn,
  listedOn: center.listedOn,
  specialHours: center.specialHours,
  verifiedAt: center.verifiedAt,
  phoneReportedAt: center.phoneReportedAt,
  ...admissionColumns,
  additionalInfo: sql<StatedInfo[]>`${centerLists.additionalInfo}`,
  openingHours: centerLists.openingHours,
  isOnGoogle,
  evidence: sql<{ field: EvidenceField; how: EvidenceMethod; at: string }[]>`coalesce((
    select json_agg(json_build_object('field', field, 'how', how, 'at', checked_at))
    from center_evidence where center_id = ${center.id}), '[]')`,
  bedAvailability: sql<StoredBeds | null>`(select ${storedBeds} from bed_availability
    where center_id = ${center.id})`,
}

export type ListingRow = Awaited<ReturnType<typeof selectListings>>[number]

type ReadOptions = { withSamples: boolean }

function selectListings(db: Executor, matching: SQL | undefined, { withSamples }: ReadOptions) {
  return db
    .select(columns)
    .from(center)
    .where(withSamples ? matching : and(matching, ne(center.source, 'sample')))
}

/** Read the centers with these ids, in that order. */
export async function readListings(
  db: Executor,
  ids: readonly string[],
  options: ReadOptions,
): Promise<ListingRow[]> {
  if (ids.length === 0) return []
  const rows = await selectListings(db, inArray(center.id, [...ids]), options)
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** Read the center with this current or former slug or id; null if there is none. */
export async function findListing(
  db: Executor,
  slugOrId: string,
  options: ReadOptions,
): Promise<ListingRow | null> {
  const matching = isUuid(slugOrId)
    ? or(
        eq(center.id, slugOrId),
        sql`${center.id} = (select center_id from center_former_ids where id = ${slugOrId}::uuid)`,
      )
    : or(
        eq(center.slug, slugOrId),
        sql`${center.id} = (select center_id from center_former_slugs where slug = ${slugOrId})`,
      )
  const [row] = await selectListings(db, matching, options)
  return row ?? null
}
