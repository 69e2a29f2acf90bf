import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { centers, people, seedEveryTable, viewers } from '#db/test-fixtures.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { messages } from './messages.ts'
import { readOwnPart } from './read-own-part.server.ts'
import { type Fields, openParticipation, type Person } from './test-participation.ts'

const { failures } = messages.en

describeWithDatabase('what waits for staff', (database) => {
  const { take, read, clear } = openParticipation(database)
  beforeAll(() => seedEveryTable(database()))
  beforeEach(clear)

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
      for (const part of parts)
        expect(part).toMatchObject({ ok: true, value: { flash: 'review-sent' } })
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
      expect(await save('member')).toMatchObject({ ok: true, value: { flash: 'review-kept' } })
      expect((await own()).review?.status).toBe('approved')
      await save('member', { rating: '4' })
      expect((await own()).review).toEqual({ content: 'Helped me.', rating: 4, status: 'pending' })
      await decide('rejected')
      await save('member', { rating: '4' })
      expect((await own()).review?.status).toBe('pending')
    })

    it('is deleted by its author', async () => {
      await save('member')
      expect(await take('another', { intent: 'delete-review' })).toMatchObject({
        errors: failures.gone,
      })
      expect(await take('member', { intent: 'delete-review' })).toMatchObject({ ok: true })
      expect(await read('reviews')).toEqual([])
    })

    it('needs a rating and words', async () => {
      const part = await save('member', { rating: '', content: '' })
      const text = expect.stringMatching(/./)
      expect(part).toMatchObject({ errors: { fields: { content: text, rating: text } } })
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
      expect(await report('member', 'comment', id)).toMatchObject({
        value: { flash: 'report-sent' },
      })
      expect(await report('member', 'comment', id)).toMatchObject({
        value: { flash: 'report-sent' },
      })
      expect(await readReports()).toEqual([
        {
          reporter_id: people.member,
          comment_id: id,
          review_id: null,
          reason: 'It names me.',
          status: 'open',
        },
      ])
      expect(await report('another', 'comment', id)).toMatchObject({ errors: failures.gone })
      expect(await report('member', 'review', id)).toMatchObject({ errors: failures.gone })
    })

    it('of a review that is not shown finds none', async () => {
      await take('another', { intent: 'save-review', content: 'Hm', rating: '1' })
      const [{ id } = { id: '' }] = await read('reviews')
      expect(await report('member', 'review', id)).toMatchObject({ errors: failures.gone })
      await asOperator(database(), (tx) => tx.execute(sql`update reviews set status = 'approved'`))
      expect(await report('member', 'review', id)).toMatchObject({ value: { place: 'reviews' } })
    })
  })
})
