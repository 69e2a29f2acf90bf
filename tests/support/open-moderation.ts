import { sql } from 'drizzle-orm'
import type { Post } from '#app/staff/moderation/post.ts'
import { readModeratedPosts } from '#app/staff/moderation/read-moderated-posts.server.ts'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import type { Database, Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { centers, people, viewers } from './seed-every-table.ts'

/** What tests of moderation do again and again, over the fixtures of `seedEveryTable`. */
export function openModeration(database: () => Database) {
  const operate = <Row>(statement: ReturnType<typeof sql>) =>
    asOperator(database(), (db) => readRows<Row>(db, statement))
  const as = <Result>(
    person: keyof typeof viewers,
    work: (db: Executor) => Promise<Result>,
  ): Promise<Result> => asViewer(database(), viewers[person], work)
  let seen = 0
  return {
    operate,
    as,
    /** Reviews of the center without any: two pending, one approved, one rejected. No mail waits. */
    async reset() {
      await operate(sql`delete from outbox where kind = 'account'`)
      await operate(sql`delete from reviews where center_id = ${centers.untouched}`)
      await operate(sql`delete from comments where center_id = ${centers.untouched}`)
      const center = centers.untouched
      await operate(sql`insert into reviews (user_id, center_id, rating, content, status, created_at) values
        (${people.member}, ${center}, 5, 'Kind', 'pending', now() + interval '4 minutes'),
        (${people.another}, ${center}, 4, 'Clean', 'pending', now() + interval '3 minutes'),
        (${people.moderator}, ${center}, 3, 'Far', 'approved', now() + interval '2 minutes'),
        (${people.suspended}, ${center}, 1, 'Spam', 'rejected', now() + interval '1 minute')`)
      await operate(sql`insert into comments (user_id, center_id, content, created_at)
        values (${people.another}, ${center}, 'Names a person', now() + interval '1 minute')`)
      const [last] = await operate<{ id: number }>(
        sql`select coalesce(max(id), 0)::integer as id from activities`,
      )
      seen = last?.id ?? 0
    },
    /** The four reviews, the newest first, as staff read them. */
    readReviews: (): Promise<[Post, Post, Post, Post]> =>
      as('moderator', async (db) => {
        const { rows: posts } = await readModeratedPosts(db, 'review', {
          state: 'all',
          q: 'untouched',
          page: 1,
        })
        return posts as [Post, Post, Post, Post]
      }),
    readStates: () =>
      operate<{ content: string; status: string }>(
        sql`select content, status from reviews where center_id = ${centers.untouched}
          order by created_at desc`,
      ).then((rows) => rows.map(({ content, status }) => `${content}: ${status}`)),
    readMail: () =>
      operate<{ recipient: string; subject: string; text: string; html: string }>(
        sql`select recipient, subject, text, html from outbox where kind = 'account' order by recipient`,
      ),
    /** The activities logged since the last `reset`. */
    readActivity: () =>
      operate<{ action: string; name: string; actor: string; changes: unknown[] }>(
        sql`select action, subject_name as name, actor_id as actor, changes
          from activities where id > ${seen} order by id`,
      ),
    /** Its author writes something else. */
    rewrite: (post: Post, person: keyof typeof viewers = 'member') =>
      as(person, (db) =>
        db.execute(
          post.kind === 'review'
            ? sql`update reviews set content = 'Something else', status = 'pending' where id = ${post.id}`
            : sql`update comments set content = 'Something else' where id = ${post.id}`,
        ),
      ),
  }
}
