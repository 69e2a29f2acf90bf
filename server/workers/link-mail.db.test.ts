import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findMisusedTerms } from '#app/lib/spanish-glossary.ts'
import { queueBedMail } from '#app/own-center/beds/queue-bed-mail.server.ts'
import { queueLinkMail, queueLinkMailTo } from '#app/own-center/links/queue-link-mail.server.ts'
import { asMailer, asOperator } from '#db/as-viewer.server.ts'
import { createLogger } from '#server/logger.ts'
import { createMailer } from '#server/mailer.ts'
import { createWorker } from '#server/worker.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { createLinkMailJob } from './link-mail.ts'
import { createOutboxJob } from './outbox.ts'

const site = { name: 'The Directory', url: 'https://directory.example.org' }
const logger = createLogger('silent')

describeWithDatabase('email to centers', (database, operate) => {
  const run = () =>
    createLinkMailJob({ database: database(), site, logger, wakeOutbox: () => {} }).run(
      new AbortController().signal,
    )
  const readQueued = () =>
    operate<{ recipient: string; text: string; subject: string; unsubscribe_url: string }>(
      sql`select recipient, subject, text, unsubscribe_url from outbox order by recipient`,
    )
  const addCenters = (count: number, language = 'en') =>
    operate(sql`with center as (
        insert into treatment_centers (slug, name, source)
        select 'c-' || n, 'Center ' || n, 'staff' from generate_series(1, ${count}) n returning id)
      insert into center_contacts (center_id, email, language, confirmed_for, confirmed_at)
      select id, 'desk-' || id || '@example.org', ${language}, id, now() from center`)

  beforeEach(() =>
    asOperator(database(), (db) =>
      db.execute(
        sql`truncate treatment_centers, center_contacts, center_links, bed_links, outbox cascade`,
      ),
    ),
  )

  it('is a few an hour, until each center has one', async () => {
    await addCenters(7)
    await run()
    expect(await readQueued()).toHaveLength(5)
    await run()
    expect(await readQueued()).toHaveLength(5)
    await operate(sql`update outbox set created_at = now() - interval '61 minutes'`)
    await run()
    const mails = await readQueued()
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(7)
    expect(mails).toHaveLength(7)
    expect(await operate(sql`select 1 from center_links where is_mailed`)).toHaveLength(7)
  })

  it('has the link, and a way to stop it, in the language of the center', async () => {
    await addCenters(1, 'es')
    await run()
    const [mail] = await readQueued()
    const key = /https:\/\/directory\.example\.org\/es\/confirmar\?key=([0-9A-Z-]{19})\n/.exec(
      mail?.text ?? '',
    )?.[1]
    expect(
      await operate(sql`select 1 from find_center_link(${key?.replaceAll('-', '')})`),
    ).toHaveLength(1)
    expect(mail?.text).toContain(mail?.unsubscribe_url ?? 'none')
    expect(mail?.unsubscribe_url).toMatch(
      /^https:\/\/directory\.example\.org\/es\/confirmar\/detener\?key=/,
    )
    expect(findMisusedTerms(`${mail?.subject}\n${mail?.text}`)).toEqual([])
  })

  it('goes out with the header that email programs show as "Unsubscribe", and leaves no key behind', async () => {
    const mailServer: MailServer = await startMailServer()
    const smtp = { siteUrl: site.url, from: 'desk@example.org', folder: '', print: () => {} }
    const deliver = createMailer({ ...smtp, smtpUrl: mailServer.url })
    await addCenters(1)
    await run()
    const [mail] = await readQueued()
    const settings = { database: database(), deliver, siteEmail: 'operator@example.org', logger }
    const outbox = createWorker(createOutboxJob(settings), logger)
    outbox.start()
    await mailServer.waitFor(1)
    await expect
      .poll(() =>
        operate(sql`select text, html, unsubscribe_url from outbox where sent_at is not null`),
      )
      .toEqual([{ text: '', html: '', unsubscribe_url: null }])
    await outbox.stop()
    await mailServer.close()
    const headers = mailServer.received[0]?.headers
    expect(headers?.['list-unsubscribe']).toBe(`<${mail?.unsubscribe_url}>`)
    expect(headers?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  })

  describe('that staff send now', () => {
    const sendNow = async () => {
      const [contact] = await operate<{ id: string }>(sql`select id from center_contacts`)
      const id = contact?.id ?? crypto.randomUUID()
      return asMailer(database(), (db) => queueLinkMailTo(db, site, id))
    }

    it('does not wait for its turn, and goes once', async () => {
      await addCenters(6)
      await run()
      expect(await readQueued()).toHaveLength(5)
      await operate(sql`delete from center_contacts where mailed_at is not null`)
      expect([await sendNow(), await sendNow()]).toEqual([true, false])
      expect(await readQueued()).toHaveLength(6)
    })

    it.each([
      ['unsubscribed', sql`update center_contacts set unsubscribed_at = now()`],
      ['never confirmed its address', sql`update center_contacts set confirmed_for = null`],
      ['closed for good', sql`update treatment_centers set permanently_closed = true`],
      ['was deleted', sql`delete from treatment_centers`],
    ])('does not go to a center that %s', async (_, change) => {
      await addCenters(1)
      await operate(change)
      expect(await sendNow()).toBe(false)
      expect(await readQueued()).toEqual([])
    })
  })

  describe('that waits', () => {
    let mailServer: MailServer
    beforeEach(async () => {
      mailServer = await startMailServer()
      await addCenters(1)
      await operate(sql`update center_contacts set wants_bed_mail = true`)
      await queueBoth()
      expect(await readQueued()).toHaveLength(2)
    })
    afterEach(() => mailServer.close())

    /** At noon: before 7 a.m. there is no email about beds. */
    const queueBoth = () =>
      asMailer(database(), async (db) => {
        await queueLinkMail(db, site)
        await queueBedMail(db, site, new Date('2030-01-01T17:00:00Z'))
      })
    const send = () => {
      const smtp = { siteUrl: site.url, from: 'desk@example.org', folder: '', print: () => {} }
      const deliver = createMailer({ ...smtp, smtpUrl: mailServer.url })
      const settings = { database: database(), deliver, siteEmail: 'operator@example.org', logger }
      return createOutboxJob(settings).run(new AbortController().signal)
    }

    it('goes out', async () => {
      await send()
      expect(mailServer.received).toHaveLength(2)
    })

    it.each([
      ['its center unsubscribes', sql`update center_contacts set unsubscribed_at = now()`],
      ['staff remove its address', sql`delete from center_contacts`],
      ['its center is deleted', sql`delete from treatment_centers`],
      ['its center closes for good', sql`update treatment_centers set permanently_closed = true`],
      [
        'its links expire',
        sql`with beds as (update bed_links set expires_at = now())
          update center_links set expires_at = now()`,
      ],
    ])('is never sent after %s', async (_, change) => {
      await operate(change)
      await send()
      expect(mailServer.received).toEqual([])
      expect(await readQueued()).toEqual([])
    })

    it('is given up for an address that does not exist, until staff confirm it again', async () => {
      mailServer.refuseRecipientsWith = '550 5.1.1 unknown'
      await send()
      expect(await readQueued()).toEqual([])
      await operate(sql`update center_contacts set mailed_at = null, beds_mailed_at = null`)
      await queueBoth()
      expect(await readQueued()).toEqual([])
      await operate(sql`update center_contacts set confirmed_for = center_id`)
      mailServer.refuseRecipientsWith = null
      await queueBoth()
      expect(await readQueued()).toHaveLength(2)
    })

    it.each(['451 4.3.0 later', '550 5.7.1 relay denied', '550 no'])(
      'is kept when the server says %s, which may be about the site',
      async (reply) => {
        mailServer.refuseRecipientsWith = reply
        await send()
        expect(await readQueued()).toHaveLength(2)
      },
    )
  })
})
