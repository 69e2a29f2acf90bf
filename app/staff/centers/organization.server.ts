import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { writeCenters } from '#app/center/write-centers.server.ts'
import { digestSeen } from '#app/lib/digest-seen.server.ts'
import type { Result } from '#app/lib/form.ts'
import { line } from '#app/lib/text-schema.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { type Activity, recordActivity } from '#db/record-activity.server.ts'
import { webAddress } from './center-input.ts'
import { explainNoRows } from './change-centers.server.ts'
import { inputErrors, organizationErrors } from './messages.ts'

export type CenterOrganization = {
  center: string
  /** Null for a center that is grouped with no other. */
  organization: { name: string; website: string | null } | null
  /** The other centers of the organization. */
  places: { slug: string; name: string; city: string | null }[]
}

/** Read a center's organization for staff; null if the center doesn't exist. */
export async function readOrganization(
  db: Executor,
  centerId: string,
): Promise<CenterOrganization | null> {
  if (!isUuid(centerId)) return null
  const [found] = await readRows<CenterOrganization>(
    db,
    sql`select c.name as center,
        case when o.id is not null then json_build_object('name', o.name, 'website', o.website) end
          as organization,
        (select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'city', city)
            order by city, name), '[]')
          from treatment_centers where organization_id = o.id and id <> c.id) as places
      from treatment_centers c left join organizations o on o.id = c.organization_id
      where c.id = ${centerId}`,
  )
  return found ?? null
}

/** Sum up what the dialog shows of a center's organization. */
export const sumUpOrganization = ({ center, organization, places }: CenterOrganization): string =>
  digestSeen(center, organization, places)

/** Names to choose from while typing one. */
export async function listOrganizationNames(db: Executor): Promise<string[]> {
  const rows = await readRows<{ name: string }>(
    db,
    sql`select name from organizations order by lower(name) limit 500`,
  )
  return rows.map(({ name }) => name)
}

export const organizationInput = z.object({
  organization: line.pipe(
    z.string().min(1, inputErrors.organizationMissing).max(200, inputErrors.tooLong(200)),
  ),
  organizationWebsite: webAddress(/^https?:$/, inputErrors.website),
})

/**
 * Group centers as places of the organization with this name, which is added if there is none. No
 * fact of one center is copied to another. An empty website leaves the known one.
 */
export async function groupCenters(
  db: Executor,
  centerIds: readonly string[],
  { organization, organizationWebsite }: z.output<typeof organizationInput>,
): Promise<Result<null>> {
  const before = await lockCenters(db, centerIds)
  const { role } = await readRow<{ role: string | null }>(db, sql`select app_role() as role`)
  if (role !== 'admin' || before.length < new Set(centerIds).size) return explain(db)
  const to = await readRow<{ id: string; name: string }>(
    db,
    sql`insert into organizations (name, website) values (${organization}, ${organizationWebsite})
      on conflict (lower(name)) do update
        set website = coalesce(excluded.website, organizations.website)
      returning id, name`,
  )
  await moveCenters(db, before, to)
  return { ok: true, value: null }
}

type Change = { intent: 'group'; input: z.output<typeof organizationInput> } | { intent: 'remove' }

/** Group a center or take it out of its organization, if the dialog still shows what is stored: `seen` sums it up. */
export async function changeOrganization(
  db: Executor,
  centerId: string,
  change: Change,
  seen: string,
): Promise<Result<null>> {
  await lockCenters(db, [centerId])
  const stored = await readOrganization(db, centerId)
  if (!stored) return explain(db)
  if (sumUpOrganization(stored) !== seen) return { ok: false, errors: organizationErrors.changed }
  return change.intent === 'group'
    ? groupCenters(db, [centerId], change.input)
    : ungroupCenter(db, centerId)
}

/** Take a center out of its organization. */
async function ungroupCenter(db: Executor, centerId: string): Promise<Result<null>> {
  const before = await lockCenters(db, [centerId])
  if (before.length === 0) return explain(db)
  await moveCenters(db, before, null)
  return { ok: true, value: null }
}

async function explain(db: Executor) {
  const { errors } = await explainNoRows(db)
  return { ok: false, errors: organizationErrors[errors] } as const
}

type GroupedCenter = { id: string; name: string; organization: string | null }

function lockCenters(db: Executor, ids: readonly string[]): Promise<GroupedCenter[]> {
  return readRows<GroupedCenter>(
    db,
    sql`select c.id, c.name,
        (select o.name from organizations o where o.id = c.organization_id) as organization
      from treatment_centers c where id = any (${sql.param(ids.filter(isUuid))}::uuid[])
      order by id for update`,
  )
}

async function moveCenters(
  db: Executor,
  centers: readonly GroupedCenter[],
  to: { id: string; name: string } | null,
): Promise<void> {
  const written = await writeCenters(
    db,
    centers.map(({ id }) => ({ id, organizationId: to?.id ?? null })),
  )
  const moved = centers.filter((center) => written.some(({ id }) => id === center.id))
  await recordActivity(
    db,
    ...moved.map(
      ({ id, name, organization }): Activity => ({
        action: 'center.updated',
        subjectId: id,
        subjectName: name,
        changes: [{ field: 'organization', old: organization, new: to?.name ?? null }],
      }),
    ),
  )
}
