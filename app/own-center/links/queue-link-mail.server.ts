import { sql } from 'drizzle-orm'
import { localize } from '#app/find-page.ts'
import { composeMail } from '#app/lib/compose-mail.ts'
import type { Language } from '#app/lib/language.ts'
import { createLinkKey, hashLinkKey } from '#app/lib/link-key.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { linkMailMessages } from './messages.ts'

type DueContact = { id: string; language: Language; unsubscribeKey: string; center: string }

/** A few an hour: mail servers distrust a sender who suddenly sends hundreds. */
const mailsEachHour = 5

/**
 * Make links for centers that are due, and queue the emails with them, a few an hour for all
 * processes together. `db` has the mailer's rights. Returns how many it queued.
 */
export async function queueLinkMail(
  db: Executor,
  site: { name: string; url: string },
): Promise<number> {
  const due = await readRows<DueContact>(
    db,
    sql`select id, language, unsubscribe_key as "unsubscribeKey", center
      from list_due_contacts(${mailsEachHour}::integer - (select count(*)::integer from outbox
        where kind = 'center-link' and created_at > now() - interval '1 hour'))`,
  )
  let queued = 0
  for (const contact of due) if (await queueOne(db, site, contact)) queued += 1
  return queued
}

/**
 * Make a link for one address that is due, and queue the email with it, without waiting for the others. `db` has the
 * mailer's rights. False if the address is not due.
 */
export async function queueLinkMailTo(
  db: Executor,
  site: { name: string; url: string },
  contactId: string,
): Promise<boolean> {
  const [contact] = await readRows<DueContact>(
    db,
    sql`select id, language, unsubscribe_key as "unsubscribeKey", center
      from list_due_contacts(2147483647) where id = ${contactId}`,
  )
  return contact !== undefined && queueOne(db, site, contact)
}

async function queueOne(
  db: Executor,
  site: { name: string; url: string },
  { id, language, unsubscribeKey, center }: DueContact,
): Promise<boolean> {
  const key = createLinkKey()
  const stop = `/confirm/stop?key=${unsubscribeKey}`
  const text = linkMailMessages[language]
  const values = { site: site.name, center, link: `/confirm?key=${key}`, stop }
  const mail = composeMail(site, text.subject(values), text.parts(values), language)
  const [row] = await readRows<{ isQueued: boolean }>(
    db,
    sql`select queue_link_mail(${id}, ${hashLinkKey(key)}, ${mail.subject}, ${mail.text}, ${mail.html},
      ${site.url + localize(stop, language)}) as "isQueued"`,
  )
  return row?.isQueued ?? false
}
