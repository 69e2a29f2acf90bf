import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { centers, people, seedEveryTable, viewers } from '#db/test-fixtures.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { obstacles } from './messages.ts'
import { mostInAnHour } from './participation-fields.ts'
import { readOwnPart } from './read-own-part.server.ts'
import { type Desk, takePart } from './take-part.server.ts'

type Person = keyof typeof viewers
type Fields = Record<string, string>

function fillForm(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describeWithDatabase('taking part on a center’s page', (database) => {
  const errors: unknown[] = []
  const openDesk = (person: Person, slug = 'untouched'): Desk => ({
    slug,
    viewer: viewers[person],
    logger: { error: (entry: unknown) => void errors.push(entry) },
    withDatabase: (work) => asViewer(database(), viewers[person], work),
  })
  const take = (person: Person, fields: Fields, slug?: string) =>
    takePart(fillForm(fields), openDesk(person, slug))
  const vote = (person: Person, choice: string) => take(person, { intent: 'vote', vote: choice })
  const read = (table: string) => readTable(database(), table)

  beforeAll(() => seedEveryTable(database()))
  beforeEach(async () => {
    errors.length = 0
    await asOperator(database(), async (tx) => {
      for (const table of ['votes', 'comments', 'reviews']) {
        await tx.execute(
          sql`delete from ${sql.identifier(table)} where center_id = ${centers.untouched}`,
        )
      }
      await tx.execute(sql`update comments set created_at = now() - interval '2 hours'`)
    })
  })

  describe('a vote', () => {
    it('is set, changed and taken back', async () => {
      expect(await vote('member', 'upvote')).toMatchObject({ ok: true, notice: 'vote-counted' })
      expect(await vote('member', 'downvote')).toMatchObject({ ok: true })
      expect(await read('votes')).toMatchObject([{ vote_type: 'downvote', user_id: people.member }])
      expect(await vote('member', 'none')).toMatchObject({ ok: true, notice: 'vote-removed' })
      expect(await vote('member', 'none')).toMatchObject({ ok: true, notice: 'vote-removed' })
      expect(await read('votes')).toEqual([])
    })

    it('leaves one row a member, however many come at once', async () => {
      const all = Array.from({ length: 24 }, (_, n) =>
        vote(n % 3 ? 'member' : 'another', n % 2 ? 'upvote' : 'downvote'),
      )
      for (const part of await Promise.all(all)) expect(part).toMatchObject({ ok: true })
      const rows = await read('votes')
      expect(rows.map((row) => row.user_id).sort()).toEqual([people.member, people.another].sort())
    })
  })

  describe('a comment', () => {
    const add = (person: Person, more: Fields = {}) =>
      take(person, { intent: 'add-comment', content: 'Kind staff.', rating: '', ...more })

    it('is added as typed, without what cannot be seen', async () => {
      const content = '  One\r\ntwo\u202E <b>\u0000&amp;\n\n\n\n\nthree '
      expect(await add('member', { content, rating: '4' })).toMatchObject({
        ok: true,
        notice: 'comment-posted',
        place: 'comments',
      })
      expect(await read('comments')).toMatchObject([
        { content: 'One\ntwo <b>&amp;\n\nthree', rating: 4, user_id: people.member },
      ])
    })

    it('sent twice at once is one', async () => {
      await Promise.all([add('member'), add('member'), add('member'), add('another')])
      expect(await read('comments')).toHaveLength(2)
    })

    it('is taken up to a number within an hour', async () => {
      const all = Array.from({ length: mostInAnHour + 3 }, (_, n) =>
        add('member', { content: `Number ${n}` }),
      )
      const refused = (await Promise.all(all)).filter(
        (part) => typeof part === 'object' && !part.ok,
      )
      expect(refused).toHaveLength(3)
      expect(refused[0]).toMatchObject({
        obstacle: 'too-many',
        values: { content: expect.stringMatching(/^Number/) },
      })
      expect(await read('comments')).toHaveLength(mostInAnHour)
      expect(await add('another')).toMatchObject({ ok: true })
    })

    it('is changed and deleted by its author alone', async () => {
      await add('member')
      const [{ id } = { id: '' }] = await read('comments')
      const edit = { intent: 'edit-comment', target: id, content: 'Very kind.', rating: '5' }
      for (const person of ['another', 'moderator', 'admin'] as const) {
        expect(await take(person, edit)).toMatchObject({ ok: false, obstacle: 'gone' })
        expect(await take(person, { intent: 'delete-comment', target: id })).toMatchObject({
          obstacle: 'gone',
        })
      }
      expect(await read('comments')).toMatchObject([{ content: 'Kind staff.', rating: null }])
      expect(await take('member', edit)).toMatchObject({ ok: true, notice: 'comment-changed' })
      expect(await read('comments')).toMatchObject([{ content: 'Very kind.', rating: 5 }])
      const elsewhere = await take('member', { intent: 'delete-comment', target: id }, 'approved')
      expect(elsewhere).toMatchObject({ obstacle: 'gone' })
      expect(await take('member', { intent: 'delete-comment', target: id })).toMatchObject({
        ok: true,
      })
      expect(await read('comments')).toEqual([])
    })

    it('with a fault says which, and brings back what was typed', async () => {
      for (const [more, field] of [
        [{ content: ' \u200B\n' }, 'content'],
        [{ content: 'x'.repeat(4001) }, 'content'],
        [{ rating: '6' }, 'rating'],
        [{ rating: '4.5' }, 'rating'],
      ] as const) {
        const part = await add('member', more)
        expect(part).toMatchObject({ ok: false, obstacle: null, values: more })
        expect(Object.keys((part as { errors: object }).errors)).toEqual([field])
      }
      expect(await read('comments')).toEqual([])
      expect(await add('member', { content: 'x'.repeat(4000) })).toMatchObject({ ok: true })
    })
  })

  describe('a review', () => {
    const save = (person: Person, more: Fields = {}) =>
      take(person, { intent: 'save-review', content: 'Helped me.', rating: '5', ...more })
    const decide = (status: string) =>
      asOperator(database(), (tx) =>
        tx.execute(
          sql`update reviews set status = ${status} where center_id = ${centers.untouched}`,
        ),
      )
    const own = () =>
      asViewer(database(), viewers.member, (tx) =>
        readOwnPart(tx, people.member, centers.untouched),
      )

    it('waits for approval, is one a member, and shows its author where it stands', async () => {
      expect(await own()).toEqual({ vote: null, review: null })
      const parts = await Promise.all([save('member'), save('member'), save('member')])
      for (const part of parts) expect(part).toMatchObject({ ok: true, notice: 'review-sent' })
      expect(await read('reviews')).toHaveLength(1)
      expect((await own()).review).toEqual({ content: 'Helped me.', rating: 5, status: 'pending' })
      for (const status of ['approved', 'rejected'] as const) {
        await decide(status)
        expect((await own()).review?.status).toBe(status)
      }
    })

    it('waits anew when its words change, and only then while it is approved', async () => {
      await save('member')
      await decide('approved')
      await save('member')
      expect((await own()).review?.status).toBe('approved')
      await save('member', { rating: '4' })
      expect((await own()).review).toEqual({ content: 'Helped me.', rating: 4, status: 'pending' })
      await decide('rejected')
      await save('member', { rating: '4' })
      expect((await own()).review?.status).toBe('pending')
    })

    it('is deleted by its author', async () => {
      await save('member')
      expect(await take('another', { intent: 'delete-review' })).toMatchObject({ obstacle: 'gone' })
      expect(await take('member', { intent: 'delete-review' })).toMatchObject({ ok: true })
      expect(await read('reviews')).toEqual([])
    })

    it('needs a rating and words', async () => {
      const part = await save('member', { rating: '', content: '' })
      expect(Object.keys((part as { errors: object }).errors)).toEqual(['content', 'rating'])
    })
  })

  describe('a report', () => {
    const report = (person: Person, kind: string, target: string) =>
      take(person, { intent: 'report', kind, target, reason: 'It names me.' })
    const readReports = () =>
      asOperator(database(), (tx) =>
        readRows<Fields>(
          tx,
          sql`select reporter_id, comment_id, review_id, reason, status from reports
            where reason = 'It names me.'`,
        ),
      )

    it('of somebody else’s words is kept once', async () => {
      await take('another', { intent: 'add-comment', content: 'Hm', rating: '' })
      const [{ id } = { id: '' }] = await read('comments')
      expect(await report('member', 'comment', id)).toMatchObject({ notice: 'report-sent' })
      expect(await report('member', 'comment', id)).toMatchObject({ notice: 'report-sent' })
      expect(await readReports()).toEqual([
        {
          reporter_id: people.member,
          comment_id: id,
          review_id: null,
          reason: 'It names me.',
          status: 'open',
        },
      ])
      expect(await report('another', 'comment', id)).toMatchObject({ obstacle: 'gone' })
      expect(await report('member', 'review', id)).toMatchObject({ obstacle: 'gone' })
    })

    it('of a review that is not shown finds none', async () => {
      await take('another', { intent: 'save-review', content: 'Hm', rating: '1' })
      const [{ id } = { id: '' }] = await read('reviews')
      expect(await report('member', 'review', id)).toMatchObject({ obstacle: 'gone' })
      await asOperator(database(), (tx) => tx.execute(sql`update reviews set status = 'approved'`))
      expect(await report('member', 'review', id)).toMatchObject({ place: 'reviews' })
    })
  })

  const everything: Fields[] = [
    { intent: 'vote', vote: 'upvote' },
    { intent: 'vote', vote: 'none' },
    { intent: 'add-comment', content: 'Hello', rating: '' },
    { intent: 'edit-comment', target: people.member, content: 'Hello', rating: '' },
    { intent: 'delete-comment', target: people.member },
    { intent: 'save-review', content: 'Hello', rating: '3' },
    { intent: 'delete-review' },
    { intent: 'report', kind: 'comment', target: people.member, reason: 'Spam' },
  ]

  it.each(everything)('refuses $intent of whoever may not', async (fields) => {
    const before = [await read('votes'), await read('comments'), await read('reviews')]
    expect(await take('anonymous', fields)).toMatchObject({ ok: false, obstacle: 'signed-out' })
    expect(await take('suspended', fields)).toMatchObject({ ok: false, obstacle: 'suspended' })
    expect([await read('votes'), await read('comments'), await read('reviews')]).toEqual(before)
    expect(obstacles.suspended.remedy).toContain('mistake')
  })

  it('acts as the viewer, whatever ids the form names', async () => {
    for (const fields of everything) {
      await take('member', { ...fields, userId: people.another, user_id: people.another })
    }
    const rows = [...(await read('votes')), ...(await read('comments')), ...(await read('reviews'))]
    expect(new Set(rows.map((row) => row.user_id))).toEqual(new Set([people.member]))
  })

  it('knows its own forms, and centers that there are', async () => {
    for (const fields of [
      {},
      { intent: 'drop' },
      { intent: 'vote', vote: 'both' },
      { intent: 'edit-comment', target: "1' or true", content: 'a', rating: '' },
      { intent: 'report', kind: 'profile', target: people.member, reason: 'a' },
    ] as Fields[]) {
      expect(await take('member', fields)).toBe('foreign')
    }
    expect(await take('member', { intent: 'delete-review' }, 'nowhere')).toBe('no-center')
  })

  it('keeps what was typed when the database fails, and logs why', async () => {
    const reason = new Error('gone away')
    const desk = { ...openDesk('member'), withDatabase: () => Promise.reject(reason) }
    const form = fillForm({ intent: 'add-comment', content: 'Long work', rating: '2' })
    expect(await takePart(form, desk)).toMatchObject({
      obstacle: 'unavailable',
      values: { content: 'Long work', rating: '2' },
    })
    expect(errors).toEqual([{ err: reason }])
  })
})

function readTable(database: Database, table: string) {
  return asOperator(database, (tx) =>
    readRows<Fields & { id: string }>(
      tx,
      sql`select * from ${sql.identifier(table)} where center_id = ${centers.untouched} order by id`,
    ),
  )
}
