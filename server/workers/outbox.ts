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
  /** Gets the emails that have no recipient of their own. */
  siteEmail: string
  logger: Logger
}

const firstRetrySeconds = 30
const maxRetrySeconds = 6 * 3600

/** Seconds until the next attempt after `attempts` failures: 30, doubling up to 6 hours. */
export function getRetryDelay(attempts: number): number {
  return Math.min(firstRetrySeconds * 2 ** Math.max(attempts - 1, 0), maxRetrySeconds)
}

/**
 * Send the emails in the outbox, one after the other. A process claims an email for two minutes, sends it and marks it
 * as sent. If the process dies in between, another one sends it again, with the same Message-ID. The first run retries
 * everything at once: the operator may have restarted after correcting the settings. Email to centers is not sent once
 * its link has ended or its address is not to get any.
 */
export function createOutboxJob(settings: OutboxSettings): Job {
  let isFirst = true
  const run = async (signal: AbortSignal) => {
    if (isFirst) await retryAllNow(settings.database)
    isFirst = false
    await asMailer(settings.database, (db) => db.execute(sql`select drop_stale_center_mail()`))
    while (!signal.aborted && (await sendNext(settings)));
  }
  return { name: 'the outbox', every: 30_000, run }
}

/** Count the emails that the mail server has refused so far and that wait for another attempt. */
export async function countRefusedMail(database: Database): Promise<number> {
  const [row] = await asMailer(database, (db) =>
    readRows<{ refused: number }>(
      db,
      sql`select count(*)::integer as refused from outbox where sent_at is null and last_error is not null`,
    ),
  )
  return row?.refused ?? 0
}

type Claimed = Omit<Mail, 'to' | 'createdAt'> & {
  to: string | null
  /** Milliseconds since 1970. */
  created: number
  attempts: number
}

/** Send one email that is due. Returns false if there is none. */
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
    if (isUnknownAddress(error as Error & SmtpError) && (await giveUpContact(database, id))) {
      logger.warn({ id, attempts, responseCode }, 'the address of a center does not exist')
      return true
    }
    const seconds = getRetryDelay(attempts)
    await postpone(database, id, seconds, message)
    // Don't log `message`: mail servers quote the email in it.
    logger.error({ id, attempts, code, responseCode, retryIn: seconds }, 'mail was not sent')
    return true
  }
  await markSent(database, id)
  logger.info({ id, attempts }, 'mail sent')
  return true
}

type SmtpError = { code?: string; responseCode?: number; response?: string }

/**
 * Whether a mail server says for good that a recipient's mailbox doesn't exist or is closed (RFC 3463). Other refusals
 * may come from the site's own settings.
 */
function isUnknownAddress({ code, response = '' }: SmtpError): boolean {
  return code === 'EENVELOPE' && /^55\d[ -]5\.(1\.(1|2|3|6|10)|2\.1)\b/.test(response)
}

/** Stop email to the center's address of this email. Returns false if it goes to anybody else. */
async function giveUpContact(database: Database, id: string): Promise<boolean> {
  const [row] = await asMailer(database, (db) =>
    readRows<{ isGivenUp: boolean }>(db, sql`select give_up_contact(${id}) as "isGivenUp"`),
  )
  return row?.isGivenUp ?? false
}

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
        returning id, recipient as "to", reply_to as "replyTo", unsubscribe_url as "unsubscribeUrl", subject, text, html, attempts,
          floor(extract(epoch from created_at) * 1000)::double precision as created`,
    ),
  )
  return mail
}

function markSent(database: Database, id: string) {
  return asMailer(database, (db) =>
    db.execute(
      sql`update outbox set sent_at = now(), claimed_until = null, last_error = null,
        reply_to = null, unsubscribe_url = null, subject = '', text = '', html = '' where id = ${id}`,
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

/** Make every unsent email due. With PGlite no other process can hold a claim, so claims end too. */
async function retryAllNow(database: Database): Promise<void> {
  const alone = database.engine === 'pglite'
  await asMailer(database, (db) =>
    db.execute(
      sql`update outbox set next_attempt_at = now(),
        claimed_until = case when ${alone} then null else claimed_until end where sent_at is null`,
    ),
  )
}
