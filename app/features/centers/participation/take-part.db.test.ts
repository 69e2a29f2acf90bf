import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { people, seedEveryTable } from '#db/test-fixtures.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { messages } from './messages.ts'
import { maxCommentsAnHour } from './participation-fields.ts'
import { takePart } from './take-part.server.ts'
import { type Fields, fillForm, openParticipation, type Person } from './test-participation.ts'

const { failures } = messages.en

describeWithDatabase('taking part on a center’s page', (database) => {
  const { take, read, open, errors, clear } = openParticipation(database)
  const vote = (person: Person, choice: string) => take(person, { intent: 'vote', vote: choice })

  beforeAll(() => seedEveryTable(database()))
  beforeEach(clear)

  describe('a vote', () => {
    it('is set, changed and taken back', async () => {
      expect(await vote('member', 'upvote')).toMatchObject({
        ok: true,
        value: { flash: 'vote-counted' },
      })
      expect(await vote('member', 'downvote')).toMatchObject({ ok: true })
      expect(await read('votes')).toMatchObject([{ vote_type: 'downvote', user_id: people.member }])
      expect(await vote('member', 'none')).toMatchObject({
        ok: true,
        value: { flash: 'vote-removed' },
      })
      expect(await vote('member', 'none')).toMatchObject({
        ok: true,
        value: { flash: 'vote-removed' },
      })
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
        value: { flash: 'comment-posted', place: 'comments' },
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
      const all = Array.from({ length: maxCommentsAnHour + 3 }, (_, n) =>
        add('member', { content: `Number ${n}` }),
      )
      const refused = (await Promise.all(all)).filter(
        (part) => typeof part === 'object' && !part.ok,
      )
      expect(refused).toHaveLength(3)
      expect(refused[0]).toMatchObject({
        errors: failures['too-many'],
      })
      expect(await read('comments')).toHaveLength(maxCommentsAnHour)
      expect(await add('another')).toMatchObject({ ok: true })
    })

    it('is changed and deleted by its author alone', async () => {
      await add('member')
      const [{ id } = { id: '' }] = await read('comments')
      const edit = { intent: 'edit-comment', target: id, content: 'Very kind.', rating: '5' }
      for (const person of ['another', 'moderator', 'admin'] as const) {
        expect(await take(person, edit)).toMatchObject({ ok: false, errors: failures.gone })
        expect(await take(person, { intent: 'delete-comment', target: id })).toMatchObject({
          errors: failures.gone,
        })
      }
      expect(await read('comments')).toMatchObject([{ content: 'Kind staff.', rating: null }])
      expect(await take('member', edit)).toMatchObject({
        ok: true,
        value: { flash: 'comment-changed' },
      })
      expect(await read('comments')).toMatchObject([{ content: 'Very kind.', rating: 5 }])
      const elsewhere = await take('member', { intent: 'delete-comment', target: id }, 'approved')
      expect(elsewhere).toMatchObject({ errors: failures.gone })
      expect(await take('member', { intent: 'delete-comment', target: id })).toMatchObject({
        ok: true,
      })
      expect(await read('comments')).toEqual([])
    })

    it('with a fault says which', async () => {
      for (const [more, field] of [
        [{ content: ' \u200B\n' }, 'content'],
        [{ content: 'x'.repeat(4001) }, 'content'],
        [{ rating: '6' }, 'rating'],
        [{ rating: '4.5' }, 'rating'],
      ] as const) {
        const part = await add('member', more)
        expect(part).toMatchObject({
          ok: false,
          errors: { fields: { [field]: expect.anything() } },
        })
      }
      expect(await read('comments')).toEqual([])
      expect(await add('member', { content: 'x'.repeat(4000) })).toMatchObject({ ok: true })
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
    expect(await take('anonymous', fields)).toMatchObject({ ok: false, errors: { status: 401 } })
    expect(await take('suspended', fields)).toMatchObject({ ok: false, errors: failures.suspended })
    expect([await read('votes'), await read('comments'), await read('reviews')]).toEqual(before)
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

  it('says that the database failed, and logs why', async () => {
    const reason = new Error('gone away')
    const asked = { ...open('member'), withDatabase: () => Promise.reject(reason) }
    const form = fillForm({ intent: 'add-comment', content: 'Long work', rating: '2' })
    expect(await takePart(form, asked)).toEqual({ ok: false, errors: failures.unavailable })
    expect(errors).toEqual([{ err: reason }])
  })
})
