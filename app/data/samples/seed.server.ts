import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { buildDraft } from '#app/data/import/centers/center-draft.ts'
import { ownAdapter } from '#app/data/import/centers/own-adapter.ts'
import { toRecord } from '#app/data/import/formats/records.ts'
import { insertDrafts } from '#app/data/import/job/write-imported-centers.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { authAccounts, authUsers } from '#db/schema/auth.ts'
import { profiles, userRoles } from '#db/schema/members.ts'
import { comments, reviews, votes } from '#db/schema/participation.ts'
import {
  type SampleCenter,
  type SampleText,
  sampleCenters,
  sampleComments,
  sampleMembers,
  sampleReviews,
  sampleVotes,
} from './sample-data.ts'

/** Printed at start. They exist only together with the sample members, on a local site. */
export const demoAccounts = sampleMembers.flatMap(({ role, username, email, password }) =>
  password
    ? [{ label: role === 'admin' ? 'Admin' : 'Member', login: username ?? email, password }]
    : [],
)

export type SampleCounts = { centers: number; members: number }

/** Count centers marked as samples, even if an import of whole rows added them. */
export function countSamples(db: Executor): Promise<SampleCounts> {
  return readRow<SampleCounts>(
    db,
    sql`select
      (select count(*)::integer from treatment_centers where source = 'sample') as centers,
      (select count(*)::integer from profiles where is_sample) as members`,
  )
}

/** List the samples' email addresses and usernames that real members already use. */
export async function listTakenNames(db: Executor): Promise<string[]> {
  const emails = sampleMembers.map(({ email }) => email)
  const usernames = sampleMembers.flatMap(({ username }) => username ?? [])
  const rows = await readRows<{ name: string }>(
    db,
    sql`select u.email as name from auth_users u join profiles p using (id)
        where not p.is_sample and lower(u.email) in ${emails}
      union all
      select username from profiles where not is_sample and lower(username) in ${usernames}`,
  )
  return rows.map(({ name }) => name)
}

/**
 * Add the fictional centers and members, dated back from `now`. Does nothing if any sample exists.
 * Call it through `asOperator`. Throws if `listTakenNames` returns any.
 */
export async function seedSamples(db: Executor, now: Date): Promise<void> {
  // Two servers that start at once on one database wait for each other here.
  await lockSamples(db)
  const { centers, members } = await countSamples(db)
  if (centers + members > 0) return
  const subtractDays = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const centerIds = await addCenters(db, subtractDays)
  const memberIds = await addMembers(db, subtractDays)
  await addActivity(db, { centerIds, memberIds, subtractDays })
}

/**
 * Delete the sample centers, the sample members and all their posts. Call it through `asOperator`.
 */
export async function removeSamples(db: Executor): Promise<SampleCounts> {
  await lockSamples(db)
  const counts = await countSamples(db)
  // Deleting a profile keeps its posts without an author, so the posts go first.
  const members = sql`(select id from profiles where is_sample)`
  for (const table of [comments, reviews]) {
    await db.execute(sql`delete from ${table} where user_id in ${members}`)
  }
  await db.execute(sql`delete from auth_users where id in ${members}`)
  await db.execute(sql`delete from treatment_centers where source = 'sample'`)
  return counts
}

function lockSamples(db: Executor) {
  return db.execute(sql`select pg_advisory_xact_lock(hashtext('directory.samples'))`)
}

type SubtractDays = (days: number) => Date
/** Ids by name in the data: a center's name, a member's key. */
type Ids = ReadonlyMap<string, string>

/** Read a sample like a record of our own export. */
export function readDraft(center: SampleCenter) {
  const record = toRecord(
    Object.entries({ ...center, source: 'sample', createdAt: center.addedDaysAgo }),
  )
  const notes = { unknownCodes: new Map(), remarks: new Map(), columns: new Map() }
  return buildDraft(ownAdapter.readFields(record, center.name, notes))
}

async function addCenters(db: Executor, subtractDays: SubtractDays): Promise<Ids> {
  const [found] = await readRows<{ room: number }>(
    db,
    sql`select 5 - count(*)::integer as room from treatment_centers where pinned`,
  )
  const lastPins = sampleCenters
    .flatMap(({ pinnedDaysAgo }) => pinnedDaysAgo ?? [])
    .sort((a, b) => a - b)
    .slice(0, found?.room)
  const rows = sampleCenters.map((center) => {
    const { addedDaysAgo, changedDaysAgo, pinnedDaysAgo, verified } = center
    const isPinned = pinnedDaysAgo !== undefined && lastPins.includes(pinnedDaysAgo)
    const updatedAt = subtractDays(changedDaysAgo)
    return {
      id: randomUUID(),
      draft: readDraft(center),
      sample: {
        createdAt: subtractDays(addedDaysAgo),
        updatedAt,
        verifiedAt: verified ? updatedAt : null,
        pinnedAt: isPinned ? subtractDays(pinnedDaysAgo) : null,
      },
    }
  })
  await insertDrafts(db, rows, { listedIn: null, listedOn: null })
  return new Map(rows.map(({ id, draft }) => [draft.name, id]))
}

/** Add an account, a profile and a role for each member. */
async function addMembers(db: Executor, subtractDays: SubtractDays): Promise<Ids> {
  const ids = new Map(sampleMembers.map(({ key }) => [key, randomUUID() as string]))
  const rows = await Promise.all(
    sampleMembers.map(async ({ key, fullName, email, password, ...member }) => {
      const id = findId(ids, key)
      const createdAt = subtractDays(member.joinedDaysAgo)
      const dates = { createdAt, updatedAt: createdAt }
      const secret = password ? await hash(password) : null
      return {
        user: { id, name: fullName, email, emailVerified: true, ...dates },
        account: {
          userId: id,
          accountId: id,
          providerId: 'credential',
          password: secret,
          ...dates,
        },
        profile: { id, fullName, username: member.username, status: member.status, ...dates },
        role: { userId: id, role: member.role },
      }
    }),
  )
  await db.insert(authUsers).values(rows.map(({ user }) => user))
  await db.insert(authAccounts).values(rows.map(({ account }) => account))
  await db.insert(profiles).values(rows.map(({ profile }) => ({ ...profile, isSample: true })))
  await db.insert(userRoles).values(rows.map(({ role }) => role))
  return ids
}

type Known = { centerIds: Ids; memberIds: Ids; subtractDays: SubtractDays }

const votingDays = 15

/** Add the members' votes, comments and reviews. */
async function addActivity(db: Executor, { centerIds, memberIds, subtractDays }: Known) {
  const toText = ({ by, center, daysAgo, content }: SampleText, index: number) => {
    const createdAt = subtractDays(daysAgo + (index % 10) / 20)
    const [userId, centerId] = [findId(memberIds, by), findId(centerIds, center)]
    return { userId, centerId, content, createdAt, updatedAt: createdAt }
  }
  const cast = sampleVotes.flatMap(({ center, up, down = '' }, index) => {
    const toVotes = (voters: string, voteType: 'upvote' | 'downvote') =>
      voters.split(' ').flatMap((by, place) => ({
        userId: findId(memberIds, by),
        centerId: findId(centerIds, center),
        voteType,
        createdAt: subtractDays(((index * 7 + place * 3) % votingDays) + 0.5),
      }))
    return [...toVotes(up, 'upvote'), ...(down ? toVotes(down, 'downvote') : [])]
  })
  await db.insert(votes).values(cast)
  await db
    .insert(comments)
    .values(sampleComments.map((text, index) => ({ ...toText(text, index), rating: text.rating })))
  await db.insert(reviews).values(
    sampleReviews.map((text, index) => {
      const { rating, status } = text
      return { ...toText(text, index), rating, status }
    }),
  )
}

function findId(ids: Ids, called: string): string {
  const id = ids.get(called)
  if (!id) throw new Error(`No sample is called ${called}`)
  return id
}
