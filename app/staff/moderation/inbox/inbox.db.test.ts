import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asViewer } from '#db/as-viewer.server.ts'
import type { Executor } from '#db/client.server.ts'
import {
  centers,
  message,
  people,
  seedEveryTable,
  viewers,
} from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { deleteMessage, markMessage } from './answer-message.server.ts'
import type { InboxState } from './messages.ts'
import { findMessage, readInbox } from './read-inbox.server.ts'

const now = new Date('2026-11-20T12:00:00Z')
const absent = '00000000-0000-4000-8000-000000009999'

describeWithDatabase('the inbox', (database, operate) => {
  const as = <Result>(
    person: keyof typeof viewers,
    work: (db: Executor) => Promise<Result>,
  ): Promise<Result> => asViewer(database(), viewers[person], work)
  const open = (state: InboxState, page = 1) =>
    as('moderator', (db) => readInbox(db, { state, q: '', page }, now))
  const names = async (state: InboxState) =>
    (await open(state)).rows.map(({ name, isOverdue }) => (isOverdue ? `${name}, late` : name))
  const readActivity = () =>
    operate<{ action: string; name: string; actor: string }>(
      sql`select action, subject_name as name, actor_id as actor from activities
        where subject_id = ${message} order by id`,
    )

  beforeAll(() => seedEveryTable(database()))
  beforeEach(async () => {
    await operate(sql`delete from messages`)
    await operate(sql`insert into messages (id, name, email, phone, subject, urgency, message, center_id, status, answered_at, created_at) values
      (${message}, 'Sam', 'sam@example.org', '609 555 0142', 'A place', 'normal', 'Is there a bed?', ${centers.approved}, 'open', null, '2026-11-20T11:00Z'),
      (gen_random_uuid(), 'Old', 'b@example.org', null, null, 'normal', 'B', null, 'open', null, '2026-11-18T11:00Z'),
      (gen_random_uuid(), 'High', 'c@example.org', null, null, 'high', 'C', null, 'open', null, '2026-11-19T11:00Z'),
      (gen_random_uuid(), 'Urgent', 'd@example.org', null, null, 'urgent', 'D', null, 'open', null, '2026-11-20T10:00Z'),
      (gen_random_uuid(), 'Done', 'e@example.org', null, null, 'urgent', 'E', null, 'answered', now(), '2026-11-01T10:00Z')`)
  })

  it('has open ones first, then by urgency, then the newest, and tells which are late', async () => {
    expect(await names('open')).toEqual(['Urgent', 'High, late', 'Sam', 'Old, late'])
    expect(await names('answered')).toEqual(['Done'])
    expect(await names('all')).toEqual(['Urgent', 'High, late', 'Sam', 'Old, late', 'Done'])
  })

  it('keeps apart what was not mailed, until it is answered', async () => {
    await operate(sql`update messages set held_for = 'limit' where name in ('Sam', 'Done')`)
    await operate(sql`update messages set held_for = 'honeypot' where name = 'Old'`)
    expect(await names('open')).toEqual(['Urgent', 'High, late'])
    expect(await names('held')).toEqual(['Sam', 'Old, late'])
    expect(await names('answered')).toEqual(['Done'])
    expect(await open('open')).toMatchObject({ total: 2, held: 2 })
    expect((await open('held')).rows.map(({ heldFor }) => heldFor)).toEqual(['limit', 'honeypot'])
    await as('moderator', (db) => markMessage(db, message, 'answered'))
    expect(await names('held')).toEqual(['Old, late'])
  })

  it('has pages of 20', async () => {
    await operate(sql`insert into messages (id, name, email, message, created_at)
      select gen_random_uuid(), 'N' || n, 'n@example.org', 'N', '2026-11-01' from generate_series(1, 20) n`)
    expect((await open('open')).rows).toHaveLength(20)
    expect(await open('open', 7)).toMatchObject({ page: 2, total: 24 })
  })

  it('opens a message with everything that was sent', async () => {
    expect(await as('moderator', (db) => findMessage(db, message, now))).toEqual({
      id: message,
      name: 'Sam',
      email: 'sam@example.org',
      phone: '609 555 0142',
      subject: 'A place',
      urgency: 'normal',
      message: 'Is there a bed?',
      center: { name: 'Center approved', slug: 'approved' },
      status: 'open',
      createdAt: new Date('2026-11-20T11:00Z'),
      answeredAt: null,
      heldFor: null,
      isOverdue: false,
    })
    expect(await as('moderator', (db) => findMessage(db, absent, now))).toBeNull()
  })

  it.each(['moderator', 'admin'] as const)('lets a %s mark it, there and back', async (person) => {
    const before = (await readActivity()).length
    const mark = (to: 'open' | 'answered') => as(person, (db) => markMessage(db, message, to))
    expect(await mark('answered')).toMatchObject({ ok: true })
    expect(await mark('answered')).toMatchObject({ ok: true })
    expect(await names('answered')).toContain('Sam')
    expect(await mark('open')).toMatchObject({ ok: true })
    expect(await names('open')).toContain('Sam')
    const written = (await readActivity()).slice(before)
    expect(written.map(({ action }) => action)).toEqual(['message.answered', 'message.reopened'])
    expect(written[0]).toMatchObject({
      actor: people[person],
      name: 'Message of November 20, 2026',
    })
    expect(JSON.stringify(written)).not.toMatch(/Sam|sam@|bed|place/)
    expect(await as(person, (db) => markMessage(db, absent, 'answered'))).toMatchObject({
      errors: { status: 404 },
    })
  })

  describe('deletes', () => {
    const remove = (person: keyof typeof viewers) =>
      as(person, (db) => deleteMessage(db, message)).catch(() => null)

    it('for an admin, with the mail about it', async () => {
      await operate(sql`insert into outbox (kind, idempotency_key, subject, text, html, message_id)
        values ('message', 'message:inbox', 'A', 'B', 'C', ${message})`)
      expect(await remove('admin')).toMatchObject({ ok: true })
      expect(await remove('admin')).toMatchObject({ ok: true })
      expect(await names('open')).not.toContain('Sam')
      expect(await operate(sql`select 1 from outbox where message_id = ${message}`)).toEqual([])
      expect((await readActivity()).at(-1)?.action).toBe('message.deleted')
    })
  })
})
