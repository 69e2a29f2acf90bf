import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openModeration } from '#tests/support/open-moderation.ts'
import { errorCode, people, seedEveryTable, type viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { decideReviews } from './decide-reviews.server.ts'
import type { Decision } from './decision-input.ts'
import { explain, updateFailed } from './messages.ts'
import type { Post, ReviewStatus } from './post.ts'

const site = { name: 'The Site', url: 'https://site.example' }
const before = ['Kind: pending', 'Clean: pending', 'Far: approved', 'Spam: rejected']

describeWithDatabase('deciding reviews', (database) => {
  const moderation = openModeration(database)
  const { as, operate, readActivity, readMail, readReviews, readStates } = moderation
  beforeAll(() => seedEveryTable(database()))
  beforeEach(moderation.reset)

  const decide = (
    to: ReviewStatus,
    reviews: Decision['reviews'],
    person: keyof typeof viewers = 'moderator',
    from: ReviewStatus = 'pending',
  ) => as(person, (db) => decideReviews(db, { from, to, reviews }, site))
  const done = (...ids: string[]) => ({
    ok: true,
    value: expect.toSatisfy(
      (decided: Post[]) =>
        JSON.stringify(decided.map(({ id }) => id).toSorted()) === JSON.stringify(ids.toSorted()),
    ),
  })
  type Why =
    | 'changed'
    | 'some-changed'
    | 'decided'
    | 'some-decided'
    | 'own'
    | 'some-own'
    | 'some-gone'
  const rejected = (...why: [Why, string]) => ({
    ok: false,
    errors: explain(updateFailed, why[0], [why[1]]),
  })

  it.each(['moderator', 'admin'] as const)(
    'lets a %s approve a review: it is public, emailed and logged immediately',
    async (person) => {
      const [kind] = await readReviews()
      expect(await decide('approved', [kind], person)).toEqual(done(kind.id))
      expect(await readStates()).toEqual(['Kind: approved', ...before.slice(1)])
      const [mail, ...others] = await readMail()
      expect(others).toEqual([])
      expect(mail).toMatchObject({
        recipient: 'member@example.org',
        subject: 'Your review was approved',
      })
      for (const body of [mail?.text, mail?.html]) {
        expect(body).toContain('https://site.example/centers/untouched#reviews')
        expect(body).toContain('Center untouched')
      }
      expect(await readActivity()).toEqual([
        {
          action: 'review.approved',
          name: 'Review of Center untouched',
          actor: people[person],
          changes: [{ field: 'status', old: 'pending', new: 'approved' }],
        },
      ])
    },
  )

  it('emails in the author’s language', async () => {
    await operate(sql`update profiles set language = 'es' where id = ${people.member}`)
    const [kind] = await readReviews()
    await decide('approved', [kind])
    const [mail] = await readMail()
    await operate(sql`update profiles set language = null where id = ${people.member}`)
    expect(mail).toMatchObject({ subject: 'Su reseña fue aprobada' })
    expect(mail?.text).toContain('https://site.example/es/centros/untouched#reviews')
  })

  it('rejects without an email, and can later reverse either decision', async () => {
    const [, , far, spam] = await readReviews()
    expect(await decide('rejected', [far], 'admin', 'approved')).toEqual(done(far.id))
    expect(await readMail()).toEqual([])
    expect(await decide('approved', [spam], 'moderator', 'rejected')).toEqual(done(spam.id))
    expect(await readStates()).toEqual([
      'Kind: pending',
      'Clean: pending',
      'Far: rejected',
      'Spam: approved',
    ])
    // Suspended members get no email.
    expect(await readMail()).toEqual([])
  })

  it('decides several at once; an already decided review counts as done and is emailed once', async () => {
    const [kind, clean, far] = await readReviews()
    expect(await decide('approved', [kind, clean, far])).toEqual(done(kind.id, clean.id))
    expect(await decide('approved', [kind, clean, far])).toEqual(done())
    expect((await readMail()).map(({ recipient }) => recipient)).toEqual([
      'another@example.org',
      'member@example.org',
    ])
    expect(await readActivity()).toHaveLength(2)
  })

  it('lets the only staff member decide about their own review', async () => {
    await operate(sql`update profiles set status = 'banned' where id = ${people.admin}`)
    try {
      const [, , far] = await readReviews()
      expect(far.needsOther).toBe(false)
      expect(await decide('rejected', [far], 'moderator', 'approved')).toEqual(done(far.id))
    } finally {
      await operate(sql`update profiles set status = 'active' where id = ${people.admin}`)
    }
  })

  it('sends one email per version, even if decided repeatedly', async () => {
    const [kind] = await readReviews()
    await decide('approved', [kind])
    await operate(sql`update outbox set sent_at = now()`)
    for (const [from, to] of [
      ['approved', 'rejected'],
      ['rejected', 'approved'],
    ] as const) {
      const [now] = await readReviews()
      expect(await decide(to, [now], 'moderator', from)).toEqual(done(kind.id))
    }
    expect(await readMail()).toHaveLength(1)
    await moderation.rewrite(kind)
    const [rewritten] = await readReviews()
    expect(rewritten).toMatchObject({ content: 'Something else', status: 'pending' })
    await decide('approved', [rewritten])
    expect(await readMail()).toHaveLength(2)
  })

  it('can be undone for several reviews: they are pending again, logged, and nobody gets an email', async () => {
    const [kind, clean] = await readReviews()
    const decided = await decide('approved', [kind, clean])
    expect(await readMail()).toHaveLength(2)
    const [due] = await operate<{ wait: number }>(
      sql`select extract(epoch from min(next_attempt_at) - now())::float as wait from outbox
        where kind = 'account'`,
    )
    expect(due?.wait).toBeGreaterThan(240)
    if (!decided.ok) throw new Error('not decided')
    expect(await decide('pending', decided.value, 'moderator', 'approved')).toEqual(
      done(kind.id, clean.id),
    )
    expect(await readStates()).toEqual(before)
    expect(await readMail()).toEqual([])
    expect((await readActivity()).at(-1)).toMatchObject({
      action: 'review.reopened',
      changes: [{ field: 'status', old: 'approved', new: 'pending' }],
    })
  })

  it('sends no email about an approved review that is deleted or rewritten right away', async () => {
    const [kind, clean] = await readReviews()
    await decide('approved', [kind, clean])
    await moderation.rewrite(kind)
    await operate(sql`delete from reviews where id = ${clean.id}`)
    expect(await readMail()).toEqual([])
  })

  describe('changes nothing', () => {
    it('if one of several reviews is not pending', async () => {
      const [kind, clean, , spam] = await readReviews()
      expect(await decide('approved', [kind, clean, spam])).toEqual(
        rejected('some-decided', spam.id),
      )
      expect(await decide('approved', [spam])).toEqual(rejected('decided', spam.id))
      expect(await readStates()).toEqual(before)
      expect([...(await readMail()), ...(await readActivity())]).toEqual([])
    })

    it('if a decision is undone after the author rewrote the review', async () => {
      const [kind] = await readReviews()
      const decided = await decide('rejected', [kind])
      await moderation.rewrite(kind)
      const [rewritten] = await readReviews()
      await decide('approved', [rewritten])
      if (!decided.ok) throw new Error('not decided')
      expect(await decide('pending', decided.value, 'moderator', 'rejected')).toEqual(
        rejected('changed', kind.id),
      )
    })

    it.each(['approved', 'rejected'] as const)(
      'if the author changed one of several reviews after it was read: %s',
      async (to) => {
        const [kind, clean] = await readReviews()
        await moderation.rewrite(kind)
        expect(await decide(to, [clean, kind])).toEqual(rejected('some-changed', kind.id))
        expect(await readStates()).toEqual(['Something else: pending', ...before.slice(1)])
        expect([...(await readMail()), ...(await readActivity())]).toEqual([])
      },
    )

    it('if somebody else made a different decision in the meantime', async () => {
      const [kind] = await readReviews()
      await decide('approved', [kind], 'admin')
      expect(await decide('rejected', [kind])).toEqual(rejected('changed', kind.id))
      expect((await readStates())[0]).toBe('Kind: approved')
    })

    it('if a review is the viewer’s own and somebody else can decide', async () => {
      const [kind, , far] = await readReviews()
      expect([kind.needsOther, far.needsOther]).toEqual([false, true])
      expect(await decide('rejected', [far], 'moderator', 'approved')).toEqual(
        rejected('own', far.id),
      )
      expect(await readStates()).toEqual(before)
      const statement = sql`update reviews set status = 'rejected' where id = ${far.id}`
      await expect(as('moderator', (db) => db.execute(statement))).rejects.toSatisfy(
        (error) => errorCode(error) === '42501',
      )
      await moderation.rewrite(far, 'moderator')
      expect((await readStates())[2]).toBe('Something else: pending')
    })

    it('if one review was deleted', async () => {
      const [kind, clean] = await readReviews()
      await operate(sql`delete from reviews where id = ${kind.id}`)
      expect(await decide('approved', [kind, clean])).toEqual(rejected('some-gone', kind.id))
      expect((await readStates())[0]).toBe('Clean: pending')
    })
  })

  it('lets one of two simultaneous decisions win, and tells the other person', async () => {
    const [kind] = await readReviews()
    const both = await Promise.all([
      decide('approved', [kind], 'admin'),
      decide('rejected', [kind], 'moderator'),
    ])
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(await readActivity()).toHaveLength(1)
  })
})
