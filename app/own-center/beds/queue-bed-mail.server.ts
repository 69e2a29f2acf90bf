import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { localize } from '#app/find-page.ts'
import { composeMail } from '#app/lib/compose-mail.ts'
import { formatIsoDate, getClockHour } from '#app/lib/format-date.ts'
import type { Language } from '#app/lib/language.ts'
import { createLinkKey } from '#app/lib/link-key.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { timeZone } from '#site/state.ts'
import { bedMailMessages } from './messages.ts'

type DueContact = { id: string; language: Language; unsubscribeKey: string; center: string }

/** When centers know their beds of the day. */
const firstHour = 7

/**
 * Queue the day's email to each center that wants it, with a link of three days. Nothing is due
 * before 7 in the morning. `db` has the mailer's rights. Returns how many it queued.
 */
export async function queueBedMail(
  db: Executor,
  site: { name: string; url: string },
  now = new Date(),
): Promise<number> {
  if (getClockHour(now) < firstHour) return 0
  const today = formatIsoDate(now)
  const due = await readRows<DueContact>(
    db,
    sql`select id, language, unsubscribe_key as "unsubscribeKey", center
      from list_due_bed_contacts(${today}::date, ${timeZone})`,
  )
  let queued = 0
  for (const { id, language, unsubscribeKey, center } of due) {
    const key = createLinkKey()
    const stop = `/confirm/stop?key=${unsubscribeKey}`
    const text = bedMailMessages[language]
    const values = { site: site.name, center, link: `/beds?key=${key}`, stop }
    const mail = composeMail(site, text.subject(values), text.parts(values), language)
    const hash = createHash('sha256').update(key).digest('hex')
    const [row] = await readRows<{ isQueued: boolean }>(
      db,
      sql`select queue_bed_mail(${id}, ${today}::date, ${timeZone}, ${hash}, ${mail.subject},
        ${mail.text}, ${mail.html}, ${site.url + localize(stop, language)}) as "isQueued"`,
    )
    if (row?.isQueued) queued += 1
  }
  return queued
}
