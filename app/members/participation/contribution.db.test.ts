import { sql } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databaseContext, loggerContext, viewerContext } from '#app/context.ts'
import { asViewer } from '#db/as-viewer.server.ts'
import { centers, people, seedEveryTable, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { handleContribution, readOwnContribution } from './contribution.server.ts'
import { participationMessages } from './messages.ts'
import { maxCommentsAnHour } from './participation-fields.ts'

type Person = keyof typeof viewers
type Fields = Record<string, string>

const { failures } = participationMessages.en
const gone = { ok: false, errors: failures.gone }
const done = (flash: string) => ({ ok: true, value: { slug: 'untouched', flash } })

describeWithDatabase('taking part on a center’s page', (database, operate) => {
  const take = (person: Person, fields: Fields, slug = 'untouched') => {
    const context = new RouterContextProvider()
    context.set(databaseContext, database())
    context.set(viewerContext, viewers[person])
    context.set(loggerContext, { error() {} } as never)
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return handleContribution(context, slug, form)
  }
  const read = (table: string) =>
    operate<Fields & { id: string }>(
      sql`select * from ${sql.identifier(table)} where center_id = ${centers.untouched} order by id`,
    )
  const readAll = async () => [await read('votes'), await read('comments'), await read('reviews')]

  beforeAll(() => seedEveryTable(database()))
  beforeEach(async () => {
    for (const table of ['votes', 'comments', 'reviews']) {
      await operate(
        sql`delete from ${sql.identifier(table)} where center_id = ${centers.untouched}`,
      )
    }
    await operate(sql`update comments set created_at = now() - interval '2 hours'`)
  })

  describe('a vote', () => {
    const vote = (person: Person, choice: string) => take(person, { intent: 'vote', vote: choice })

    it('is set, changed and taken back', async () => {
      expect(await vote('member', 'upvote')).toEqual(done('vote-counted'))
      expect(await vote('member', 'downvote')).toMatchObject({ ok: true })
      expect(await read('votes')).toMatchObject([{ vote_type: 'downvote', user_id: people.member }])
      for (let times = 0; times < 2; times++) {
        expect(await vote('member', 'none')).toEqual(done('vote-removed'))
      }
      expect(await read('votes')).toEqual([])
    })

    it('leaves one row a member, however many come at once', async () => {
      const all = Array.from({ length: 24 }, (_, n) =>
        vote(n % 3 ? 'member' : 'another', n % 2 ? 'upvote' : 'downvote'),
      )
      for (const done of await Promise.all(all)) expect(done).toMatchObject({ ok: true })
      const rows = await read('votes')
      expect(rows.map((row) => row.user_id).sort()).toEqual([people.member, people.another].sort())
    })
  })

  describe('a comment', () => {
    const add = (person: Person, more: Fields = {}) =>
      take(person, { intent: 'add-comment', content: 'Kind staff.', rating: '', ...more })

    it('is added as typed, without what cannot be seen', async () => {
      const content = '  One\r\ntwo\u202E <b>\u0000&amp;\n\n\n\n\nthree '
      expect(await add('member', { content, rating: '4' })).toMatchObject({ ok: true })
      expect(await read('comments')).toMatchObject([
        { content: 'One\ntwo <b>&amp;\n\nthree', rating: 4, user_id: people.member },
      ])
    })

    it('sent twice at once is one', async () => {
      await Promise.all([add('member'), add('member'), add('member'), add('another')])
      expect(await read('comments')).toHaveLength(2)
      await add('member', { rating: '2' })
      expect(await read('comments')).toHaveLength(3)
    })

    it('is taken up to a number within an hour', async () => {
      const all = Array.from({ length: maxCommentsAnHour + 3 }, (_, n) =>
        add('member', { content: `Number ${n}` }),
      )
      const rejected = (await Promise.all(all)).filter(({ ok }) => !ok)
      expect(rejected).toEqual(Array(3).fill({ ok: false, errors: failures['too-many'] }))
      expect(await read('comments')).toHaveLength(maxCommentsAnHour)
      expect(await add('another')).toMatchObject({ ok: true })
    })

    it('is changed and deleted by its author alone', async () => {
      await add('member')
      const [{ id } = { id: '' }] = await read('comments')
      const edit = { intent: 'edit-comment', target: id, content: 'Very kind.', rating: '5' }
      const remove = { intent: 'delete-comment', target: id }
      for (const person of ['another', 'moderator', 'admin'] as const) {
        expect(await take(person, edit)).toEqual(gone)
        expect(await take(person, remove)).toEqual(gone)
      }
      expect(await read('comments')).toMatchObject([{ content: 'Kind staff.', rating: null }])
      expect(await take('member', edit)).toEqual(done('comment-changed'))
      expect(await read('comments')).toMatchObject([{ content: 'Very kind.', rating: 5 }])
      expect(await take('member', remove, 'approved')).toEqual(gone)
      expect(await take('member', remove)).toEqual(done('comment-deleted'))
      expect(await read('comments')).toEqual([])
    })

    it.each([
      [{ content: ' \u200B\n' }, 'content'],
      [{ content: 'x'.repeat(4001) }, 'content'],
      [{ rating: '6' }, 'rating'],
      [{ rating: '4.5' }, 'rating'],
    ])('with a fault says which: %j', async (more, field) => {
      expect(await add('member', more)).toMatchObject({
        errors: { fields: { [field]: expect.anything() } },
      })
      expect(await read('comments')).toEqual([])
    })
  })

  describe('a review', () => {
    const save = (more: Fields = {}) =>
      take('member', { intent: 'save-review', content: 'Helped me.', rating: '5', ...more })
    const decide = (status: string) =>
      operate(sql`update reviews set status = ${status} where center_id = ${centers.untouched}`)
    const own = () =>
      asViewer(database(), viewers.member, (db) =>
        readOwnContribution(db, people.member, centers.untouched),
      )

    it('waits for approval, is one a member, and shows its author where it stands', async () => {
      expect(await own()).toEqual({ vote: null, review: null })
      for (const sent of await Promise.all([save(), save(), save()])) {
        expect(sent).toEqual(done('review-sent'))
      }
      expect(await read('reviews')).toHaveLength(1)
      expect((await own()).review).toEqual({ content: 'Helped me.', rating: 5, status: 'pending' })
      for (const status of ['approved', 'rejected'] as const) {
        await decide(status)
        expect((await own()).review?.status).toBe(status)
      }
    })

    it('waits anew when its words change, and only then while it is approved', async () => {
      await save()
      await decide('approved')
      expect(await save()).toEqual(done('review-kept'))
      expect((await own()).review?.status).toBe('approved')
      await save({ rating: '4' })
      expect((await own()).review).toEqual({ content: 'Helped me.', rating: 4, status: 'pending' })
      await decide('rejected')
      await save({ rating: '4' })
      expect((await own()).review?.status).toBe('pending')
    })

    it('is deleted by its author', async () => {
      await save()
      expect(await take('another', { intent: 'delete-review' })).toEqual(gone)
      expect(await take('member', { intent: 'delete-review' })).toMatchObject({ ok: true })
      expect(await read('reviews')).toEqual([])
    })

    it('needs a rating and words', async () => {
      expect(await save({ rating: '', content: '' })).toMatchObject({
        errors: { fields: { content: 'Write your review', rating: 'Choose a rating from 1 to 5' } },
      })
    })
  })

  describe('a report', () => {
    const report = (person: Person, kind: string, target: string) =>
      take(person, { intent: 'report', kind, target, reason: 'It names me.' })

    it('of somebody else’s words is kept once', async () => {
      await take('another', { intent: 'add-comment', content: 'Hm', rating: '' })
      const [{ id } = { id: '' }] = await read('comments')
      for (let times = 0; times < 2; times++) {
        expect(await report('member', 'comment', id)).toEqual(done('report-sent'))
      }
      expect(
        await operate(sql`select reporter_id, comment_id, review_id, status from reports
          where reason = 'It names me.'`),
      ).toEqual([{ reporter_id: people.member, comment_id: id, review_id: null, status: 'open' }])
      expect(await report('another', 'comment', id)).toEqual(gone)
      expect(await report('member', 'review', id)).toEqual(gone)
      // Its author may have changed it since somebody looked.
      await operate(sql`update reports set status = 'closed'`)
      expect(await report('member', 'comment', id)).toEqual(done('report-sent'))
      expect(await operate(sql`select 1 from reports where status = 'open'`)).toHaveLength(1)
    })

    it('of a review that is not shown finds none', async () => {
      await take('another', { intent: 'save-review', content: 'Hm', rating: '1' })
      const [{ id } = { id: '' }] = await read('reviews')
      expect(await report('member', 'review', id)).toEqual(gone)
      await operate(sql`update reviews set status = 'approved'`)
      expect(await report('member', 'review', id)).toMatchObject({ ok: true })
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

  it.each(everything)('$intent is rejected of whoever may not', async (fields) => {
    const before = await readAll()
    expect(await take('anonymous', fields)).toMatchObject({ ok: false, errors: { status: 401 } })
    expect(await take('suspended', fields)).toEqual({ ok: false, errors: failures.suspended })
    expect(await readAll()).toEqual(before)
  })

  it('acts as the viewer, whatever ids the form names', async () => {
    for (const fields of everything) {
      await take('member', { ...fields, userId: people.another, user_id: people.another })
    }
    const rows = (await readAll()).flat()
    expect(new Set(rows.map((row) => row.user_id))).toEqual(new Set([people.member]))
  })

  it.each([
    {},
    { intent: 'drop' },
    { intent: 'vote', vote: 'both' },
    { intent: 'edit-comment', target: "1' or true", content: 'a', rating: '' },
    { intent: 'report', kind: 'profile', target: people.member, reason: 'a' },
  ] as Fields[])('%j is no form of the page', async (fields) => {
    await expect(take('member', fields)).rejects.toMatchObject({ init: { status: 400 } })
  })
})
