import { sql } from 'drizzle-orm'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'

/** Who opens the admin pages of the bench: an account that `addMembers` makes. */
export const benchAdmin = '00000000-0000-4000-8000-000000000001'

/**
 * 5,000 members of the last two years and what they wrote about the centers that are there: 50,000
 * reviews (nine of ten approved), 20,000 comments, 30,000 votes, 2,000 messages, 20,000 rows of the
 * activity, a year of views. Statements without chance: the same rows every time.
 */
export async function addMembers(database: Database): Promise<void> {
  await asOperator(database, async (tx) => {
    await tx.execute(sql`create temporary table numbered as
      select (row_number() over (order by id) - 1)::integer as place, id, name from treatment_centers`)
    await tx.execute(sql`create unique index on numbered (place)`)
    const id = sql`('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`
    const moment = sql`now() - ((n * 7919) % 730) * interval '1 day' - n * interval '1 second'`
    await tx.execute(sql`insert into auth_users (id, name, email, email_verified)
      select ${id}, 'Member ' || n, 'member' || n || '@example.org', true from generate_series(1, 5000) n`)
    await tx.execute(sql`insert into profiles (id, full_name, username, created_at, updated_at)
      select ${id}, 'Member Number ' || n, 'member' || n, ${moment}, ${moment} from generate_series(1, 5000) n`)
    await tx.execute(sql`insert into user_roles (user_id, role)
      select ${id}, case n when 1 then 'admin' when 2 then 'moderator' else 'user' end from generate_series(1, 5000) n`)
    const author = sql`('00000000-0000-4000-8000-' || lpad((1 + n % 5000)::text, 12, '0'))::uuid`
    const center = sql`(n / 5000 * 1403 + (n * 31) % 1400) % (select count(*) from numbered)`
    await tx.execute(sql`insert into reviews (user_id, center_id, rating, content, status, created_at)
      select ${author}, c.id, 1 + (n * 13) % 5, 'They listened, number ' || n,
        case when n % 20 = 0 then 'pending' when n % 20 = 1 then 'rejected' else 'approved' end, ${moment}
      from generate_series(0, 49999) n join numbered c on c.place = ${center}
      on conflict do nothing`)
    await tx.execute(sql`insert into votes (user_id, center_id, vote_type, created_at)
      select ${author}, c.id, case when n % 7 = 0 then 'downvote' else 'upvote' end, ${moment}
      from generate_series(0, 29999) n join numbered c on c.place = ${center}
      on conflict do nothing`)
    await tx.execute(sql`insert into comments (user_id, center_id, content, created_at)
      select ${author}, c.id, 'A word, number ' || n, ${moment}
      from generate_series(0, 19999) n join numbered c on c.place = ${center}`)
    await tx.execute(sql`insert into messages (id, name, email, message, created_at)
      select gen_random_uuid(), 'Sender ' || n, 'sender' || n || '@example.org', 'Is there a bed? ' || n, ${moment}
      from generate_series(1, 2000) n`)
    await tx.execute(sql`insert into activities (action, subject_id, subject_name)
      select 'center.updated', id, name from generate_series(1, 20000) g join numbered c on c.place = g % 14000`)
    await tx.execute(sql`insert into center_views (center_id, day, views)
      select c.id, current_date - d, 1 + (c.place * 17 + d) % 40
      from generate_series(0, 364) d join numbered c on c.place % 97 = d % 97`)
    await tx.execute(sql`insert into empty_searches (query, day, searches)
      select 'place number ' || (d * 7 + k) % 300, current_date - d, 1 + k
      from generate_series(0, 89) d, generate_series(1, 8) k on conflict do nothing`)
    await tx.execute(sql`drop table numbered`)
  })
}
