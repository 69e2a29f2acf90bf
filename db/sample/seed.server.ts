import { sql } from 'drizzle-orm'
import type { Transaction } from '../client.server.ts'
import { readRows } from '../read-rows.server.ts'
import { refreshPlaceAndHours } from '../refresh-place-and-hours.server.ts'
import { authAccounts, authUsers } from '../schema/auth.ts'
import {
  centerAdditionalInfo,
  centerCategories,
  centerOpeningHours,
  treatmentCenters,
} from '../schema/centers.ts'
import { profiles, userRoles } from '../schema/members.ts'
import { comments, reviews, votes } from '../schema/participation.ts'
import { buildCenterRows, buildDetailRows } from './build-center-rows.ts'
import { buildActivityRows, buildMemberRows, findIds, type Ids } from './build-member-rows.ts'
import { sampleCenters, sampleMembers } from './sample-data.ts'

/** What the start banner prints: they exist only beside the samples, on a local site. */
export const demoAccounts = sampleMembers.flatMap(({ role, username, email, password }) =>
  password
    ? [{ label: role === 'admin' ? 'Admin' : 'Member', login: username ?? email, password }]
    : [],
)

/** Whether any sample center or sample member is there. */
export async function hasSamples(tx: Transaction): Promise<boolean> {
  const counts = await countSamples(tx)
  return counts.centers + counts.members > 0
}

export async function countSamples(tx: Transaction): Promise<{ centers: number; members: number }> {
  const [counts] = await readRows<{ centers: number; members: number }>(
    tx,
    sql`select
      (select count(*)::integer from treatment_centers where source = 'sample') as centers,
      (select count(*)::integer from profiles where is_sample) as members`,
  )
  return counts ?? { centers: 0, members: 0 }
}

/** The e-mail addresses and usernames of the samples that real members have already. */
export async function listTakenNames(tx: Transaction): Promise<string[]> {
  const emails = sampleMembers.map(({ email }) => email)
  const usernames = sampleMembers.flatMap(({ username }) => username ?? [])
  const rows = await readRows<{ name: string }>(
    tx,
    sql`select u.email as name from auth_users u join profiles p using (id)
        where not p.is_sample and lower(u.email) in ${emails}
      union all
      select username from profiles where not is_sample and lower(username) in ${usernames}`,
  )
  return rows.map(({ name }) => name)
}

/**
 * Adds the fictional centers and members, with dates counted back from `now`. Does nothing when any
 * sample is there. Call it through `asOperator`. Throws when `listTakenNames` is not empty.
 */
export async function seedSamples(tx: Transaction, now: Date): Promise<void> {
  // Two servers that start at once on one database wait here for each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('directory.samples'))`)
  if (await hasSamples(tx)) return
  const centerId = await insertCenters(tx, now)
  const memberId = await insertMembers(tx, now)
  const activity = buildActivityRows(memberId, centerId, now)
  await tx.insert(votes).values(activity.votes)
  await tx.insert(comments).values(activity.comments)
  await tx.insert(reviews).values(activity.reviews)
}

async function insertCenters(tx: Transaction, now: Date): Promise<Ids> {
  const names = sampleCenters.map(({ name }) => name)
  const [found] = await readRows<{ slugs: string[]; pins: number }>(
    tx,
    sql`select generate_unique_slugs(${sql.param(names)}::text[]) as slugs,
      (select 5 - count(*)::integer from treatment_centers where pinned) as pins`,
  )
  const rows = buildCenterRows(sampleCenters, found?.slugs ?? [], found?.pins ?? 0, now)
  await tx.insert(treatmentCenters).values(rows)
  const idOf = findIds(rows.map(({ name, id }) => [name, id] as const))
  const details = sampleCenters.map((center) => buildDetailRows(center, idOf(center.name)))
  await tx.insert(centerCategories).values(details.flatMap(({ categories }) => categories))
  await tx.insert(centerOpeningHours).values(details.flatMap(({ hours }) => hours))
  await tx.insert(centerAdditionalInfo).values(details.flatMap(({ info }) => info))
  await refreshPlaceAndHours(
    tx,
    rows.map(({ id }) => id),
  )
  return idOf
}

async function insertMembers(tx: Transaction, now: Date): Promise<Ids> {
  const rows = await buildMemberRows(sampleMembers, now)
  await tx.insert(authUsers).values(rows.map(({ user }) => user))
  await tx.insert(authAccounts).values(rows.map(({ account }) => account))
  await tx.insert(profiles).values(rows.map(({ profile }) => profile))
  await tx.insert(userRoles).values(rows.map(({ role }) => role))
  return findIds(rows.map(({ key, id }) => [key, id] as const))
}

/**
 * Takes away the sample centers, the sample members and all that these wrote, wherever they wrote it;
 * nothing else. Call it through `asOperator`.
 */
export async function removeSamples(
  tx: Transaction,
): Promise<{ centers: number; members: number }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('directory.samples'))`)
  const counts = await countSamples(tx)
  // Profiles that go leave their texts without an author, so the texts go first.
  for (const table of [comments, reviews]) {
    await tx.execute(
      sql`delete from ${table} where user_id in (select id from profiles where is_sample)`,
    )
  }
  await tx.execute(
    sql`delete from auth_users where id in (select id from profiles where is_sample)`,
  )
  await tx.execute(sql`delete from treatment_centers where source = 'sample'`)
  return counts
}
