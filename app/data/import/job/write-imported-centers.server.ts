import { inArray, sql } from 'drizzle-orm'
import { changeValues } from '#app/center/changes/change-values.ts'
import { isVerifiedCenter } from '#app/center/is-verified-center.server.ts'
import { insertCenters, writeCenters } from '#app/center/write-centers.server.ts'
import type { CenterDraft, DraftOrganization } from '#app/data/import/centers/center-draft.ts'
import { centerLists } from '#db/center-lists.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { FieldChange } from '#db/schema/activities.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import type { ListSource } from '#db/schema/imports.ts'
import { type CenterValues, columnFields } from './center-changes.ts'

type NewCenter = {
  id: string
  draft: CenterDraft
  /** Timestamps for a sample center. */
  sample?: { createdAt: Date; updatedAt: Date; verifiedAt: Date | null; pinnedAt: Date | null }
}

/**
 * Insert what an import found, as from the list that each draft names, or `list`. Slugs come from
 * `generate_unique_slugs`. Throws what the database refuses.
 */
export async function insertDrafts(
  db: Executor,
  centers: readonly NewCenter[],
  list: ListSource,
): Promise<void> {
  const names = centers.map(({ draft }) => draft.slug ?? draft.name)
  const slugs = await readRows<{ slug: string }>(
    db,
    sql`select unnest(generate_unique_slugs(${sql.param(names)}::text[])) as slug`,
  )
  const providers = await findProviders(
    db,
    centers.flatMap(({ draft }) => draft.organization ?? []),
  )
  const rows = centers.map(({ id, draft, sample }, index) => {
    const { warnings, mergesPrograms, isVerbatim, organization, isSample, ...columns } = draft
    return {
      ...columns,
      ...findListSource(draft, list),
      ...(sample && { ...sample, pinned: sample.pinnedAt !== null }),
      id,
      slug: slugs[index]?.slug ?? '',
      source: sample || isSample ? ('sample' as const) : ('import' as const),
      organizationId: (organization && providers.get(organization.name.toLowerCase())) ?? null,
    }
  })
  await insertCenters(db, rows)
}

/**
 * Find the ids of organizations by their names in lower case; add those that are missing. A known website stays.
 */
async function findProviders(
  db: Executor,
  organizations: readonly DraftOrganization[],
): Promise<Map<string, string>> {
  if (organizations.length === 0) return new Map()
  const named = JSON.stringify(organizations)
  const rows = await readRows<{ key: string; id: string }>(
    db,
    sql`insert into organizations (name, website)
      select distinct on (lower(name)) name, website
        from json_to_recordset(${named}::json) as named (name text, website text)
        order by lower(name), website
      on conflict (lower(name)) do update
        set website = coalesce(organizations.website, excluded.website)
      returning lower(name) as key, id`,
  )
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** Return the list that a record of our own export names, or else the file's list on the record's own day. */
export function findListSource(
  draft: Pick<CenterDraft, 'listedIn' | 'listedOn' | 'isVerbatim'>,
  { listedIn, listedOn }: ListSource,
): ListSource {
  const isListed = draft.listedIn !== null || draft.listedOn !== null
  if (draft.isVerbatim && isListed) return { listedIn: draft.listedIn, listedOn: draft.listedOn }
  return { listedIn, listedOn: draft.listedOn ?? listedOn }
}

const knownColumns = Object.fromEntries(
  [...columnFields, ...(['listedIn', 'listedOn'] as const)].map((field) => [
    field,
    treatmentCenters[field],
  ]),
)

type KnownCenter = CenterValues & { isVerified: boolean }

/** What an import may change of these centers, by their ids. */
export async function readImportTargets(
  db: Executor,
  ids: readonly string[],
  { forUpdate = false } = {},
): Promise<Map<string, KnownCenter>> {
  if (ids.length === 0) return new Map()
  const { id } = treatmentCenters
  const query = db
    .select({ id, isVerified: isVerifiedCenter, ...knownColumns, ...centerLists })
    .from(treatmentCenters)
    .where(inArray(id, [...ids]))
  const rows = await (forUpdate ? query.for('update') : query)
  return new Map(rows.map(({ id, ...center }) => [id, center as KnownCenter]))
}

export type ChangedCenter = { id: string; changes: readonly FieldChange[] }

/**
 * Change centers of the directory, the first change first. Centers that a person has verified are left alone: their ids.
 */
export async function updateImportedCenters(
  db: Executor,
  changed: readonly ChangedCenter[],
): Promise<Set<string>> {
  const centers = await readImportTargets(
    db,
    changed.map(({ id }) => id),
    { forUpdate: true },
  )
  const verified = new Set<string>()
  for (const [id, { isVerified }] of centers) if (isVerified) verified.add(id)
  for (const id of verified) centers.delete(id)
  for (const { id, changes } of changed) {
    const center = centers.get(id)
    if (center) centers.set(id, changeValues(center, changes))
  }
  await writeCenters(
    db,
    [...centers].map(([id, { isVerified, ...values }]) => ({ id, ...values })),
  )
  return verified
}
