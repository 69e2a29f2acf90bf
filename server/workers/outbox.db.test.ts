import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import { createLogger } from '#server/logger.ts'
import { createMailer, type Mail } from '#server/mailer.ts'
import { createWorker, type Worker } from '#server/worker.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { createOutboxJob, getRetryDelay } from './outbox.ts'

const site = { siteUrl: 'https://directory.example.org', from: '"The Desk" <desk@example.org>' }
const siteEmail = 'operator@example.org'

describe('the time until the next attempt', () => {
  it('doubles from 30 seconds to 6 hours', () => {
    expect([1, 2, 3, 4].map(getRetryDelay)).toEqual([30, 60, 120, 240])
    expect([11, 50, 5000].map(getRetryDelay)).toEqual([21_600, 21_600, 21_600])
  })
})

describeWithDatabase('the outbox', (database, operate) => {
  let mailServer: MailServer
  let open: Worker[] = []
  let log: string[] = []
  beforeEach(async () => {
    mailServer = await startMailServer()
    log = []
  })
  afterEach(async () => {
    await Promise.all(open.map((outbox) => outbox.stop()))
    open = []
    await mailServer.close()
    await operate(sql`delete from outbox`)
  })

  const deliver = (smtpUrl: string) =>
    createMailer({ ...site, smtpUrl, folder: '', print: () => {} })
  const start = (by: (mail: Mail) => Promise<void> = deliver(mailServer.url)) => {
    const logger = createLogger('debug', { write: (line) => void log.push(line) })
    const job = createOutboxJob({ database: database(), deliver: by, siteEmail, logger })
    const outbox = createWorker(job, logger)
    outbox.start()
    open.push(outbox)
    return outbox
  }
  const put = (key: string, more = sql`null`) =>
    asOperator(database(), (db) =>
      db.execute(sql`insert into outbox (kind, idempotency_key, reply_to, subject, text, html, next_attempt_at)
        values ('message', ${key}, 'sam@example.org', ${`Subject ${key}`}, 'Zebrafinch', '<p>Zebrafinch</p>',
          coalesce(${more}, now()))`),
    )
  type Row = Record<'subject' | 'text' | 'html' | 'last_error', string> & {
    id: string
    attempts: number
    sent: boolean
    claimed: boolean
    wait: number
  }
  const read = () =>
    operate<Row>(sql`select id, subject, text, html, last_error, attempts, sent_at is not null as sent,
          claimed_until is not null as claimed,
          extract(epoch from next_attempt_at - now())::double precision as wait
          from outbox order by idempotency_key`)
  const until = (holds: (rows: Row[]) => boolean) =>
    expect.poll(async () => holds(await read())).toBe(true)

  it('sends waiting emails to the site, then deletes their content', async () => {
    await put('a')
    const [before] = await read()
    start()
    const [mail] = await mailServer.waitFor(1)
    expect(mail?.from).toBe('desk@example.org')
    expect(mail?.to).toEqual([siteEmail])
    expect(mail?.headers).toMatchObject({
      from: 'The Desk <desk@example.org>',
      to: siteEmail,
      'reply-to': 'sam@example.org',
      subject: 'Subject a',
      'message-id': `<${before?.id}@directory.example.org>`,
    })
    expect(mail?.raw).toContain('Zebrafinch')
    expect(mail?.raw).toContain('<p>Zebrafinch</p>')
    await until(([row]) => row?.sent === true)
    expect(await read()).toMatchObject([{ subject: '', text: '', html: '', attempts: 1 }])
    expect(log.join('')).not.toMatch(/Zebrafinch|sam@example|Subject/)
  })

  it('sends each email once, as soon as it is woken', async () => {
    const outbox = start()
    await put('a')
    outbox.wake()
    await mailServer.waitFor(1)
    await put('b')
    await put('c')
    outbox.wake()
    outbox.wake()
    await mailServer.waitFor(3)
    await until((rows) => rows.every(({ sent }) => sent))
    expect(mailServer.received.map(({ headers }) => headers.subject).toSorted()).toEqual([
      'Subject a',
      'Subject b',
      'Subject c',
    ])
  })

  it('keeps an email that the server refuses, and tries again later', async () => {
    mailServer.refuseWith = '451 4.3.0 Zebrafinch later'
    await put('a')
    const outbox = start()
    await until(([row]) => row?.attempts === 1 && !row.claimed)
    const [row] = await read()
    expect(row).toMatchObject({ sent: false, text: 'Zebrafinch' })
    expect(row?.last_error).toContain('451')
    expect(row?.wait).toBeGreaterThan(20)
    expect(row?.wait).toBeLessThanOrEqual(30)
    expect(log.join('')).toContain('"responseCode":451')
    expect(log.join('')).not.toContain('Zebrafinch')

    mailServer.refuseWith = null
    outbox.wake()
    await put('b')
    outbox.wake()
    await mailServer.waitFor(1)
    // Not due yet: only the other one was sent.
    expect(mailServer.received.map(({ headers }) => headers.subject)).toEqual(['Subject b'])
    await operate(sql`update outbox set next_attempt_at = now()`)
    outbox.wake()
    await mailServer.waitFor(2)
    await until((rows) => rows.every(({ sent }) => sent))
    expect(mailServer.received[1]?.headers['message-id']).toContain(row?.id)
  })

  it('keeps emails while the mail server is down', async () => {
    await mailServer.close()
    await put('a')
    const first = start()
    await until(([row]) => row?.attempts === 1 && !row.claimed)
    await first.stop()
    const port = Number(new URL(mailServer.url).port)
    mailServer = await startMailServer(port)
    start()
    await mailServer.waitFor(1)
  })

  it('sends an email that a dead process had claimed, after its claim ends', async () => {
    await put('a')
    const dying = start(() => new Promise(() => {}))
    await until(([row]) => row?.claimed === true)
    const [claimed] = await read()
    open = open.filter((outbox) => outbox !== dying)
    if (database().engine === 'postgres') {
      const other = start()
      other.wake()
      await put('b')
      other.wake()
      // Another process may still be alive: its claim holds for two minutes.
      const [only] = await mailServer.waitFor(1)
      expect(only?.headers.subject).toBe('Subject b')
      await operate(sql`update outbox set claimed_until = now() where claimed_until is not null`)
      other.wake()
      await mailServer.waitFor(2)
    } else {
      start()
      await mailServer.waitFor(1)
    }
    expect(mailServer.received.at(-1)?.headers['message-id']).toContain(claimed?.id)
  })

  it('marks its current email when stopped, and sends no other', async () => {
    let finish = () => {}
    const inHand = new Promise<void>((resolve) => {
      finish = resolve
    })
    await put('a')
    await put('b')
    const outbox = start(() => inHand)
    await until((rows) => rows.some(({ claimed }) => claimed))
    const stopped = outbox.stop()
    finish()
    await stopped
    expect((await read()).filter(({ sent }) => sent)).toHaveLength(1)
    outbox.wake()
    expect((await read()).filter(({ claimed }) => claimed)).toHaveLength(0)
  })

  it('writes files without a mail server', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'directory-outbox-'))
    const printed: string[] = []
    try {
      await put('a')
      const print = (line: string) => void printed.push(line)
      start(createMailer({ ...site, smtpUrl: undefined, folder, print }))
      await until(([row]) => row?.sent === true)
      const [name = '', ...others] = await readdir(folder)
      expect(others).toEqual([])
      expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-[0-9a-f-]{36}\.eml$/)
      expect(printed).toEqual([`Mail: ${path.join(folder, name)}`])
      const text = await readFile(path.join(folder, name), 'utf8')
      expect(text).toMatch(/^Subject: Subject a\r$/m)
      expect(text).toContain('Zebrafinch')
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
