import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { centerEvents } from '#db/schema/center-events.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { centerFormerIds } from '#db/schema/merges.ts'
import type { FeedEvent } from './describe-event.ts'

/** The subject of a feed. */
export type FeedScope =
  | { kind: 'directory' }
  | { kind: 'county'; county: string }
  | ({ kind: 'center' } & FeedCenterKey)

type FeedCenterKey = { id: string; slug: string; name: string; isGone: boolean }

type Options = {
  /** Fictional centers are for trials on a local site. */
  withSamples: boolean
}

const pageSize = 50
/** Limits what one request can cost. A feed's first 50,000 entries are within reach. */
export const lastFeedPage = 1000
const center = treatmentCenters
const keptCenter = alias(treatmentCenters, 'kept_center')

/**
 * Read a page of the events, the newest first, as `directory_api`. Of a center that is gone, only
 * that it is.
 */
export async function readFeedEvents(
  db: Executor,
  scope: FeedScope,
  { withSamples, page }: Options & { page: number },
): Promise<{ events: FeedEvent[]; hasMore: boolean }> {
  const rows = await db
    .select({
      id: centerEvents.id,
      kind: centerEvents.kind,
      at: centerEvents.happenedAt,
      name: centerEvents.name,
      center: {
        slug: center.slug,
        name: center.name,
        phone: center.phone,
        intakePhone: center.intakePhone,
        phoneReportedAt: center.phoneReportedAt,
        verifiedAt: center.verifiedAt,
        source: center.source,
        listedIn: center.listedIn,
        listedOn: center.listedOn,
        permanentlyClosed: center.permanentlyClosed,
        temporarilyClosed: center.temporarilyClosed,
        updatedAt: center.updatedAt,
      },
      keptCenter: { slug: keptCenter.slug, name: keptCenter.name },
    })
    .from(centerEvents)
    .leftJoin(center, eq(center.id, centerEvents.centerId))
    .leftJoin(centerFormerIds, eq(centerFormerIds.id, centerEvents.centerId))
    .leftJoin(keptCenter, eq(keptCenter.id, centerFormerIds.centerId))
    .where(
      and(
        sql`(${centerEvents.kind} = 'removed') = (${center.id} is null)`,
        withSamples ? undefined : sql`not ${centerEvents.isSample}`,
        await matchScope(db, scope),
      ),
    )
    .orderBy(desc(centerEvents.happenedAt), centerEvents.id)
    .offset((page - 1) * pageSize)
    .limit(pageSize + 1)
  return { events: rows.slice(0, pageSize), hasMore: rows.length > pageSize }
}

async function matchScope(db: Executor, scope: FeedScope): Promise<SQL | undefined> {
  if (scope.kind === 'directory') return undefined
  if (scope.kind === 'county') return eq(centerEvents.county, scope.county)
  const merged = await db
    .select({ id: centerFormerIds.id })
    .from(centerFormerIds)
    .where(eq(centerFormerIds.centerId, scope.id))
  return inArray(centerEvents.centerId, [scope.id, ...merged.map(({ id }) => id)])
}

/**
 * Find the center of a feed: by its slug, also of one that is gone and whose slug no other has. For
 * a former slug, `slug` is the new one. Null if there is none.
 */
export async function findFeedCenter(
  db: Executor,
  slug: string,
  { withSamples }: Options,
): Promise<FeedCenterKey | null> {
  const isShown = withSamples ? sql`true` : sql`not is_sample`
  const [listed] = await readRows<FeedCenterKey>(
    db,
    sql`select id, slug, name, false as "isGone" from (
        select 1 as place, id, slug, name, source = 'sample' as is_sample
          from treatment_centers where slug = ${slug}
        union all select 2, c.id, c.slug, c.name, c.source = 'sample'
          from center_former_slugs f join treatment_centers c on c.id = f.center_id
          where f.slug = ${slug}
      ) as found where ${isShown} order by place limit 1`,
  )
  if (listed) return listed
  const [gone] = await readRows<FeedCenterKey>(
    db,
    sql`select center_id as id, slug, name, true as "isGone" from center_events
      where slug = ${slug} and kind = 'removed' and ${isShown}
        and not exists (select from treatment_centers where id = center_id)
      order by happened_at desc limit 1`,
  )
  return gone ?? null
}
