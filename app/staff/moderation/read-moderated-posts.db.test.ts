import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openModeration } from '#tests/support/open-moderation.ts'
import { centers, people, seedEveryTable, type viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { deletePost } from './delete-post.server.ts'
import type { Post, PostKind } from './post.ts'
import { findPost, readModeratedPosts } from './read-moderated-posts.server.ts'
import { closeReport, readReports, reopenReport } from './reports.server.ts'

describeWithDatabase('what members wrote', (database) => {
  const moderation = openModeration(database)
  const { as, operate, readActivity } = moderation
  beforeAll(() => seedEveryTable(database()))
  beforeEach(moderation.reset)

  const read = (kind: PostKind, query: { state?: string; q?: string; page?: number } = {}) =>
    as('moderator', (db) =>
      readModeratedPosts(db, kind, { state: 'all', q: '', page: 1, ...query }),
    )
  const contents = async (...asked: Parameters<typeof read>) =>
    (await read(...asked)).rows.map(({ content }) => content)
  const readComment = async () => {
    const [post] = (await read('comment', { q: 'untouched' })).rows
    if (!post) throw new Error('no comment')
    return post
  }

  describe('is listed', () => {
    it('the newest first, with center, author and state', async () => {
      const { rows: posts, total } = await read('review')
      expect(total).toBe(14)
      expect(posts.slice(0, 4).map(({ content }) => content)).toEqual([
        'Kind',
        'Clean',
        'Far',
        'Spam',
      ])
      expect(posts[0]).toMatchObject({
        kind: 'review',
        author: 'Pat Secretname-member',
        center: { name: 'Center untouched', slug: 'untouched' },
        rating: 5,
        status: 'pending',
      })
      expect(await contents('comment')).toEqual(['Names a person', ...Array(5).fill('Fine')])
    })

    it('by state, and by words of a center’s or an author’s name', async () => {
      expect(await contents('review', { state: 'pending' })).toEqual([
        'Kind',
        'Clean',
        ...Array(5).fill('Bad'),
      ])
      expect((await read('review', { state: 'rejected' })).total).toBe(1)
      expect(await contents('review', { q: 'TOUCHED', state: 'pending' })).toEqual([
        'Kind',
        'Clean',
      ])
      // The two older ones are of the same moment.
      const [newest, ...older] = await contents('review', { q: 'name-member' })
      expect([newest, ...older.toSorted()]).toEqual(['Kind', 'Bad', 'Good'])
      expect(await contents('comment', { q: 'name-another' })).toEqual(['Names a person', 'Fine'])
      for (const q of ['%', '_', '\\', "' or true --"]) {
        expect(await contents('review', { q })).toEqual([])
      }
    })

    it('in pages of 20, the last of them where a later one is asked for', async () => {
      await operate(sql`insert into comments (user_id, center_id, content, created_at)
        select ${people.member}, ${centers.untouched}, 'Page ' || n, now() - n * interval '1 day'
        from generate_series(1, 40) n`)
      const query = { q: 'untouched' }
      expect((await read('comment', query)).rows).toHaveLength(20)
      const last = await read('comment', { ...query, page: 9 })
      expect(last).toMatchObject({ page: 3, total: 41 })
      expect(last.rows.map(({ content }) => content)).toEqual(['Page 40'])
    })

    it('without a name where the account is gone', async () => {
      await operate(
        sql`insert into comments (center_id, content) values (${centers.untouched}, 'Old')`,
      )
      const { rows: posts } = await read('comment', { q: 'untouched' })
      expect(posts.find(({ content }) => content === 'Old')?.author).toBeNull()
    })
  })

  describe('is deleted', () => {
    const report = (post: Post, status = 'open') =>
      operate<{
        id: string
      }>(sql`insert into reports (reporter_id, comment_id, review_id, reason, status)
        values (${people.member}, ${post.kind === 'comment' ? post.id : null},
          ${post.kind === 'review' ? post.id : null}, 'Names my brother', ${status}) returning id`)
    const remove = (person: keyof typeof viewers, post: Post) =>
      as(person, (db) => deletePost(db, post.kind, post.id, post.version))
    const find = (post: Post) => as('moderator', (db) => findPost(db, post.kind, post.id))

    it.each(['moderator', 'admin'] as const)(
      'by a %s with the reports about it; no words or names are written down',
      async (person) => {
        for (const post of [await readComment(), (await moderation.readReviews())[0]]) {
          await report(post)
          expect(await remove(person, post)).toEqual({ ok: true, value: null })
          expect(await find(post)).toBeNull()
          expect(await remove(person, post)).toEqual({ ok: true, value: null })
        }
        expect(await operate(sql`select 1 from reports where reason = 'Names my brother'`)).toEqual(
          [],
        )
        const written = await readActivity()
        expect(written.map(({ action, name }) => `${action}: ${name}`)).toEqual([
          'comment.deleted: Comment of Center untouched',
          'report.closed: Report of a comment of Center untouched',
          'review.deleted: Review of Center untouched',
          'report.closed: Report of a review of Center untouched',
        ])
        expect(JSON.stringify(written)).not.toMatch(/brother|Secretname|Names|Kind/)
      },
    )

    it('not when its author changed it after it was read', async () => {
      const comment = await readComment()
      await moderation.rewrite(comment, 'another')
      expect(await remove('moderator', comment)).toMatchObject({ ok: false })
      expect(await find(comment)).toMatchObject({ content: 'Something else' })
      expect(await readActivity()).toEqual([])
    })
  })

  describe('is reported', () => {
    const open = () => as('moderator', (db) => readReports(db, { state: 'open', q: '', page: 1 }))
    const addReport = async () => {
      const comment = await readComment()
      await operate(sql`insert into reports (reporter_id, comment_id, reason)
        values (${people.member}, ${comment.id}, 'Names my brother')`)
      const [report] = (await open()).rows
      if (!report) throw new Error('no report')
      return report
    }

    it('and shown with the words themselves and who reported them', async () => {
      expect(await addReport()).toMatchObject({
        reason: 'Names my brother',
        reporter: 'Pat Secretname-member',
        status: 'open',
        post: { kind: 'comment', content: 'Names a person', author: 'Pat Secretname-another' },
      })
    })

    it('and kept: the report closes, what it is about stays', async () => {
      const { id, post } = await addReport()
      const close = () => as('moderator', (db) => closeReport(db, id, post.version))
      expect(await close()).toEqual({ ok: true, value: null })
      expect(await close()).toEqual({ ok: true, value: null })
      expect((await open()).rows.map((report) => report.id)).not.toContain(id)
      const closed = await as('moderator', (db) =>
        readReports(db, { state: 'closed', q: '', page: 1 }),
      )
      expect(closed).toMatchObject({ total: 1, rows: [{ id, post: { id: post.id } }] })
      expect(await readActivity()).toMatchObject([
        { action: 'report.closed', actor: people.moderator },
      ])
      const reopen = () => as('moderator', (db) => reopenReport(db, id))
      expect([await reopen(), await reopen()]).toEqual(Array(2).fill({ ok: true, value: null }))
      expect((await open()).rows.map((report) => report.id)).toContain(id)
      expect((await readActivity()).map(({ action }) => action)).toEqual([
        'report.closed',
        'report.reopened',
      ])
      await close()
      await operate(sql`insert into reports (reporter_id, comment_id, reason)
        values (${people.member}, ${post.id}, 'Once more')`)
      expect(await reopen()).toEqual({ ok: true, value: null })
      expect((await open()).rows.map((report) => report.id)).not.toContain(id)
    })

    it('and not kept in words that nobody has read', async () => {
      const { id, post } = await addReport()
      await moderation.rewrite(post, 'another')
      const done = await as('moderator', (db) => closeReport(db, id, post.version))
      expect(done).toMatchObject({ ok: false })
      expect((await open()).rows.map((report) => report.id)).toContain(id)
    })
  })
})
