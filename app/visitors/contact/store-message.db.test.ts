import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asLimiter, asMailer, asOperator, asViewer } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import {
  centers,
  errorCode,
  message,
  seedEveryTable,
  viewers,
} from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { getMessageId, storeMessage } from './store-message.server.ts'

const input = {
  name: 'Sam Doe',
  email: 'sam@example.org',
  phone: null,
  subject: 'A place',
  urgency: 'urgent' as const,
  message: 'Is there a bed?',
  heldFor: null,
}
const mail = { subject: 'S', text: 'T', html: 'H' }

describeWithDatabase('a message', (database) => {
  beforeAll(() => seedEveryTable(database()))
  beforeEach(() =>
    asOperator(database(), (db) => db.execute(sql`delete from messages where id <> ${message}`)),
  )

  const id = getMessageId('form', input, centers.approved)
  const store = (viewer: keyof typeof viewers, more = {}) =>
    asViewer(database(), viewers[viewer], (db) =>
      storeMessage(db, { ...input, id, centerId: centers.approved, ...more }, mail),
    )
  const readAll = () =>
    asOperator(database(), (db) =>
      readRows(
        db,
        sql`select m.name, m.email, m.phone, m.subject, m.urgency, m.message, m.center_id, m.status,
            o.recipient, o.reply_to, o.subject as mail_subject, o.text, o.html, o.attempts
          from messages m left join outbox o on o.message_id = m.id where m.id <> ${message}`,
      ),
    )

  it.each(['anonymous', 'suspended'] as const)(
    'from %s is stored with its email to the site',
    async (viewer) => {
      expect(await store(viewer)).toBe(true)
      expect(await readAll()).toEqual([
        {
          name: 'Sam Doe',
          email: 'sam@example.org',
          phone: null,
          subject: 'A place',
          urgency: 'urgent',
          message: 'Is there a bed?',
          center_id: centers.approved,
          status: 'open',
          recipient: null,
          reply_to: 'sam@example.org',
          mail_subject: 'S',
          text: 'T',
          html: 'H',
          attempts: 0,
        },
      ])
    },
  )

  it('is stored and mailed once when sent twice at once', async () => {
    const results = await Promise.all([store('anonymous'), store('anonymous')])
    expect(results.toSorted()).toEqual([false, true])
    expect(await readAll()).toHaveLength(1)
  })

  it('is not stored when its email cannot be queued', async () => {
    const broken = { ...mail, text: null as unknown as string }
    const stored = asViewer(database(), viewers.anonymous, (db) =>
      storeMessage(db, { ...input, id, centerId: null }, broken),
    )
    await expect(stored).rejects.toThrow()
    expect(await readAll()).toEqual([])
  })

  it('that is held has no email of its own, and is announced once a day', async () => {
    const heldMails = () =>
      asOperator(database(), (db) =>
        readRows(db, sql`select subject, recipient from outbox where kind = 'held-messages'`),
      )
    for (const form of ['a', 'b', 'c']) {
      const more = { id: getMessageId(form, input, null), heldFor: 'limit' as const }
      expect(await store('anonymous', more)).toBe(true)
      // The message is already stored.
      expect(await store('anonymous', more)).toBe(false)
    }
    expect(await store('anonymous', { heldFor: 'limit' })).toBe(true)
    expect(await heldMails()).toEqual([{ subject: 'S', recipient: null }])
    const stored = await readAll()
    expect(stored).toHaveLength(4)
    expect(stored.every((row) => (row as { attempts: unknown }).attempts === null)).toBe(true)
  })

  it('deletes its email when deleted, and outlives its center', async () => {
    await store('anonymous')
    const remove = sql`delete from treatment_centers where id = ${centers.approved}`
    const seen = await asOperator(database(), (db) =>
      db
        .transaction(async (inner) => {
          await inner.execute(remove)
          const rows = await readRows(inner, sql`select center_id from messages where id = ${id}`)
          throw rows
        })
        .catch((rows) => rows),
    )
    expect(seen).toEqual([{ center_id: null }])
    await asViewer(database(), viewers.admin, (db) =>
      db.execute(sql`delete from messages where id = ${id}`),
    )
    const left = await asOperator(database(), (db) =>
      readRows(db, sql`select id from outbox where message_id = ${id}`),
    )
    expect(left).toEqual([])
  })

  describe('does not allow a visitor', () => {
    const errorCodeOf = (statement: ReturnType<typeof sql>) =>
      asViewer(database(), viewers.anonymous, (db) => db.execute(statement)).then(
        () => 'not refused',
        errorCode,
      )
    it.each([
      [
        'to read it back',
        sql`insert into messages (id, name, email, message) values (gen_random_uuid(), 'a', 'b', 'c') returning id`,
      ],
      [
        'to call it answered',
        sql`insert into messages (id, name, email, message, status, answered_at) values (gen_random_uuid(), 'a', 'b', 'c', 'answered', now())`,
      ],
      [
        'to date it back',
        sql`insert into messages (id, name, email, message, created_at) values (gen_random_uuid(), 'a', 'b', 'c', '2001-01-01')`,
      ],
      [
        'to mail to others',
        sql`insert into outbox (kind, idempotency_key, recipient, subject, text, html) values ('a', 'b', 'everybody@example.org', 'c', 'd', 'e')`,
      ],
      ['to forget what was counted', sql`delete from rate_limits`],
    ])('%s', async (_, statement) => {
      expect(await errorCodeOf(statement)).toBe('42501')
    })

    it('to send a second email, or one without a message', async () => {
      await store('anonymous')
      for (const about of [id, '00000000-0000-4000-8000-000000009999']) {
        await asViewer(database(), viewers.anonymous, (db) =>
          db.execute(sql`select queue_message_mail(${about}, 'again', 'again', 'again')`),
        )
      }
      expect(await readAll()).toMatchObject([{ mail_subject: 'S' }])
      const all = await asOperator(database(), (db) =>
        readRows<{ subject: string }>(db, sql`select subject from outbox`),
      )
      expect(all.map(({ subject }) => subject)).not.toContain('again')
    })
  })
})

describeWithDatabase('the server’s own roles', (database) => {
  beforeAll(() => seedEveryTable(database()))

  it.each([
    ['a mailer', asMailer, ['outbox']],
    ['a limiter', asLimiter, ['rate_limits']],
  ] as const)('%s can read only its table', async (_, asRole, expected) => {
    const tables = await asOperator(database(), (db) =>
      readRows<{ name: string }>(
        db,
        sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`,
      ),
    )
    const readable: string[] = []
    for (const { name } of tables) {
      await asRole(database(), (db) => db.execute(sql`select * from ${sql.identifier(name)}`)).then(
        () => readable.push(name),
        (error) => expect(errorCode(error)).toBe('42501'),
      )
    }
    expect(readable).toEqual(expected)
  })

  it.each([
    ['to whom', sql`update outbox set recipient = 'changed@example.org'`],
    [
      'by adding some',
      sql`insert into outbox (kind, idempotency_key, subject, text, html) values ('a', 'b', 'c', 'd', 'e')`,
    ],
    ['by deleting some', sql`delete from outbox`],
    ['what a message says', sql`update messages set message = 'Changed'`],
    ['by queueing', sql`select queue_message_mail(${message}, 'a', 'b', 'c')`],
  ])('cannot change mail: %s', async (_, statement) => {
    const done = asMailer(database(), (db) => db.execute(statement))
    expect(await done.then(() => 'not refused', errorCode)).toBe('42501')
  })
})
