import { sql } from 'drizzle-orm'
import { asMailer } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { Logger } from '#server/logger.ts'
import type { Deliver, Mail } from '#server/mailer.ts'
import type { Job } from '#server/worker.ts'

type OutboxSettings = {
  database: Database
  deliver: Deliver
  /** Who gets the mail that is for the site itself. */
  siteEmail: string
  logger: Logger
}

const firstRetry = 30
const maxRetrySeconds = 6 * 3600

/** Seconds until the next attempt after `attempts` failed ones: from 30 s, doubling, to 6 h. */
export function getRetryDelay(attempts: number): number {
  return Math.min(firstRetry * 2 ** Math.max(attempts - 1, 0), maxRetrySeconds)
}

/**
 * Sends what is in the outbox, one mail after the other. A mail is claimed for two minutes, sent, and marked;
 * whoever dies in between leaves it to the next. So each goes out at least once, and a second copy has the same
 * Message-ID. In the first run everything that waits for a later attempt is due at once: the operator may just
 * have mended the settings.
 */
export function createOutboxJob(settings: OutboxSettings): Job {
  let isFirst = true
  const run = async (signal: AbortSignal) => {
    if (isFirst) await hurryAll(settings.database)
    isFirst = false
    while (!signal.aborted && (await sendNext(settings)));
  }
  return { name: 'the outbox', every: 30_000, run }
}

type Claimed = Omit<Mail, 'to' | 'createdAt'> & {
  to: string | null
  /** Milliseconds since 1970. */
  created: number
  attempts: number
}

/** Sends one mail that is due. False when there was none. */
async function sendNext({ database, deliver, siteEmail, logger }: OutboxSettings) {
  const mail = await claimNext(database)
  if (!mail) return false
  const { id, attempts } = mail
  try {
    await deliver({
      ...mail,
      to: mail.to ?? siteEmail,
      createdAt: new Date(Number(mail.created)),
    })
  } catch (error) {
    const { message, code, responseCode } = error as Error & SmtpError
    const seconds = getRetryDelay(attempts)
    await postpone(database, id, seconds, message)
    // Not its message: a mail server repeats there what it was sent.
    logger.error({ id, attempts, code, responseCode, retryIn: seconds }, 'mail was not sent')
    return true
  }
  await markSent(database, id)
  logger.info({ id, attempts }, 'mail sent')
  return true
}

type SmtpError = { code?: string; responseCode?: number }

async function claimNext(database: Database): Promise<Claimed | undefined> {
  const [mail] = await asMailer(database, (db) =>
    readRows<Claimed>(
      db,
      sql`update outbox set attempts = attempts + 1, claimed_until = now() + interval '2 minutes'
        where id = (
          select id from outbox
          where sent_at is null and next_attempt_at <= now()
            and (claimed_until is null or claimed_until <= now())
          order by next_attempt_at, id
          limit 1 for update skip locked
        )
        returning id, recipient as "to", reply_to as "replyTo", subject, text, html, attempts,
          floor(extract(epoch from created_at) * 1000)::double precision as created`,
    ),
  )
  return mail
}

function markSent(database: Database, id: string) {
  return asMailer(database, (db) =>
    db.execute(
      sql`update outbox set sent_at = now(), claimed_until = null, last_error = null,
        reply_to = null, subject = '', text = '', html = '' where id = ${id}`,
    ),
  )
}

function postpone(database: Database, id: string, seconds: number, reason: string) {
  return asMailer(database, (db) =>
    db.execute(
      sql`update outbox set next_attempt_at = now() + make_interval(secs => ${seconds}),
        claimed_until = null, last_error = ${reason.slice(0, 500)} where id = ${id}`,
    ),
  )
}

/** On the embedded engine a claim can only be of a process that is gone. */
async function hurryAll(database: Database): Promise<void> {
  const alone = database.engine === 'pglite'
  await asMailer(database, (db) =>
    db.execute(
      sql`update outbox set next_attempt_at = now(),
        claimed_until = case when ${alone} then null else claimed_until end where sent_at is null`,
    ),
  )
}
