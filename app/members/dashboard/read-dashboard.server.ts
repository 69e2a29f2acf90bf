import { sql } from 'drizzle-orm'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { type dashboardMessages, type Kind, kinds } from './messages.ts'

/** Something that a member did or wrote, and the center that it is about. */
export type Activity = {
  id: string
  createdAt: Date
  center: { name: string; slug: string; address: string | null }
  /** The text; null for a vote. */
  content: string | null
  rating: number | null
  /** How the member voted, or what became of the review; null for a comment. */
  label: keyof (typeof dashboardMessages)['en']['labels'] | null
}

/** A member's posts: the newest 5 of each kind, and the totals. */
export type Dashboard = {
  profile: { fullName: string | null; username: string | null; createdAt: Date }
  counts: Record<Kind, number>
  newest: Record<Kind, Activity[]>
}

const columns = {
  votes: sql`null as content, null as rating, r.vote_type as label`,
  comments: sql`r.content, r.rating, null as label`,
  reviews: sql`r.content, r.rating, r.status as label`,
}

/** A member's own dashboard; null when there is no such profile. */
export async function readDashboard(db: Executor, userId: string): Promise<Dashboard | null> {
  const [row] = await readRows<Dashboard['profile'] & Pick<Dashboard, 'counts'>>(
    db,
    sql`select full_name as "fullName", username, created_at as "createdAt",
      json_build_object(
        'votes', (select count(*) from votes where user_id = ${userId}),
        'comments', (select count(*) from comments where user_id = ${userId}),
        'reviews', (select count(*) from reviews where user_id = ${userId})) as counts
      from profiles where id = ${userId}`,
  )
  if (!row) return null
  const { counts, ...profile } = row
  const newest = {} as Dashboard['newest']
  for (const kind of kinds) {
    newest[kind] = await readRows<Activity>(
      db,
      sql`select r.id, r.created_at as "createdAt", ${columns[kind]},
          json_build_object('name', c.name, 'slug', c.slug, 'address', c.address) as center
        from ${sql.identifier(kind)} r join treatment_centers c on c.id = r.center_id
        where r.user_id = ${userId} order by r.created_at desc, r.id limit 5`,
    )
  }
  return { profile, counts, newest }
}

/** What to greet a member by: the first of their names, else the username; null without both. */
export async function readFirstName(db: Executor, userId: string): Promise<string | null> {
  const [row] = await readRows<{ name: string | null }>(
    db,
    sql`select coalesce(nullif(split_part(btrim(full_name), ' ', 1), ''), nullif(btrim(username), '')) as name
      from profiles where id = ${userId}`,
  )
  return row?.name ?? null
}
