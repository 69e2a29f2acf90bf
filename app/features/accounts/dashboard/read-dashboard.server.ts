import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { messages } from './messages.ts'

type Texts = (typeof messages)['en']

type Profile = { fullName: string | null; username: string | null; createdAt: Date }

/** The center that something was said about. */
export type AboutCenter = { name: string; slug: string; address: string | null }

type Activity = { id: string; createdAt: Date; center: AboutCenter }
type Vote = Activity & { voteType: keyof Texts['voteLabels'] }
type Comment = Activity & { content: string; rating: number | null }
type Review = Activity & {
  content: string
  rating: number
  status: keyof Texts['reviewLabels']
}

/** What a member's dashboard shows: the newest 5 of each. */
export type Dashboard = {
  profile: Profile
  counts: { votes: number; comments: number; reviews: number }
  votes: Vote[]
  comments: Comment[]
  reviews: Review[]
}

const maxRecent = 5

type Stored<Row> = Omit<Row, 'createdAt'> & { createdAt: Date | string }

const center = sql`json_build_object('name', c.name, 'slug', c.slug, 'address', c.address) as center`

/** A member's own dashboard; null when there is no such profile. */
export async function readDashboard(tx: Transaction, userId: string): Promise<Dashboard | null> {
  const [profile] = await readDated<Profile & { counts: Dashboard['counts'] }>(
    tx,
    sql`select full_name as "fullName", username, created_at as "createdAt",
      json_build_object(
        'votes', (select count(*) from votes where user_id = ${userId}),
        'comments', (select count(*) from comments where user_id = ${userId}),
        'reviews', (select count(*) from reviews where user_id = ${userId})) as counts
      from profiles where id = ${userId}`,
  )
  if (!profile) return null
  const { counts, ...rest } = profile
  return {
    profile: rest,
    counts,
    votes: await readDated<Vote>(
      tx,
      sql`select r.id, r.vote_type as "voteType", r.created_at as "createdAt", ${center}
        from votes r ${newestOf(userId)}`,
    ),
    comments: await readDated<Comment>(
      tx,
      sql`select r.id, r.content, r.rating, r.created_at as "createdAt", ${center}
        from comments r ${newestOf(userId)}`,
    ),
    reviews: await readDated<Review>(
      tx,
      sql`select r.id, r.content, r.rating, r.status, r.created_at as "createdAt", ${center}
        from reviews r ${newestOf(userId)}`,
    ),
  }
}

const newestOf = (userId: string) =>
  sql`join treatment_centers c on c.id = r.center_id
    where r.user_id = ${userId} order by r.created_at desc, r.id limit ${maxRecent}`

async function readDated<Row extends { createdAt: Date }>(
  tx: Transaction,
  statement: ReturnType<typeof sql>,
): Promise<Row[]> {
  const rows = await readRows<Stored<Row>>(tx, statement)
  // The engines differ in whether they hand out dates or their texts.
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }) as unknown as Row)
}

/** What to greet a member by: the first of their names, else the username; null without both. */
export async function readFirstName(tx: Transaction, userId: string): Promise<string | null> {
  const [row] = await readRows<{ name: string | null }>(
    tx,
    sql`select coalesce(nullif(split_part(btrim(full_name), ' ', 1), ''), nullif(btrim(username), '')) as name
      from profiles where id = ${userId}`,
  )
  return row?.name ?? null
}
