import { sql } from 'drizzle-orm'
import { asApiReader, asMailer, asViewer } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { composeMondayMail, type ServerState } from './compose-monday-mail.ts'
import { findMonday } from './find-monday.ts'
import { readWeek, readWeekEvents } from './read-week.server.ts'

type MondayMailSettings = {
  database: Database
  site: { name: string; url: string }
  readServer: () => Promise<ServerState>
  now: Date
}

/**
 * Queue the Monday email to every admin who has not had it this week. Returns how many it queued: none at other times,
 * or without real listings. Several processes queue it once.
 */
export async function queueMondayMail(settings: MondayMailSettings): Promise<number> {
  const { database, site, readServer, now } = settings
  const monday = findMonday(now)
  if (monday === null) return 0
  const [reader] = await asMailer(database, (db) =>
    readRows<{ id: string }>(db, sql`select id from list_monday_readers(${monday}::date) as id`),
  )
  if (!reader) return 0
  const viewer = { kind: 'member', userId: reader.id, role: 'admin' } as const
  const week = await asViewer(database, viewer, (db) => readWeek(db, monday, now))
  if (!week) return 0
  const events = await asApiReader(database, (db) => readWeekEvents(db, monday))
  const mail = composeMondayMail(site, monday, events, week, await readServer())
  const [row] = await asMailer(database, (db) =>
    readRows<{ queued: number }>(
      db,
      sql`select queue_monday_mail(${monday}::date, ${mail.subject}, ${mail.text}, ${mail.html}) as queued`,
    ),
  )
  return row?.queued ?? 0
}
