import path from 'node:path'
import { sql } from 'drizzle-orm'
import { asMailer } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { Env } from '#server/env.ts'
import type { Logger } from '#server/logger.ts'
import { createMailer, type Deliver, type Mail } from '#server/mailer.ts'
import { startWorker, type Worker } from '#server/worker.ts'

type OutboxSettings = {
  database: Database
  deliver: Deliver
  /** Who gets the mail that is for the site itself. */
  siteEmail: string
  logger: Logger
  /** Milliseconds between two looks. */
  pollEvery?: number
}

const firstRetry = 30
const maxRetrySeconds = 6 * 3600

/** The outbox of a running site, with the mailer that its settings name. */
export function openOutbox(database: Database, env: Env, logger: Logger): Worker {
  const deliver = createMailer({
    smtpUrl: env.smtpUrl,
    from: env.mailFrom,
    siteUrl: env.site.url,
    folder: path.join(env.dataDir, 'outbox'),
    print: (line) => process.stdout.write(`${line}\n`),
  })
  if (!env.smtpUrl && !env.isLocal)
    logger.warn('SMTP_URL is not set: mail is only written to files')
  return startOutbox({ database, deliver, siteEmail: env.site.email, logger })
}

/** Seconds until the next attempt after `attempts` failed ones: from 30 s, doubling, to 6 h. */
export function findRetryDelay(attempts: number): number {
  return Math.min(firstRetry * 2 ** Math.max(attempts - 1, 0), maxRetrySeconds)
}

/**
 * Sends what is in the outbox, one mail after the other, for as long as the process lives. A mail is
 * claimed for two minutes, sent, and marked; whoever dies in between leaves it to the next. So each
 * goes out at least once, and a second copy has the same Message-ID. On start everything that waits
 * for a later attempt is due at once: the operator may just have mended the settings.
 */
export function startOutbox(settings: OutboxSettings): Worker {
  const { database, logger, pollEvery = 30_000 } = settings
  let isFirst = true
  const run = async (signal: AbortSignal) => {
    if (isFirst) await hurryAll(database)
    isFirst = false
    while (!signal.aborted && (await sendNext(settings)));
  }
  return startWorker({ name: 'the outbox', every: pollEvery, run }, logger)
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
    const seconds = findRetryDelay(attempts)
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
  const [mail] = await asMailer(database, (tx) =>
    readRows<Claimed>(
      tx,
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
  return asMailer(database, (tx) =>
    tx.execute(
      sql`update outbox set sent_at = now(), claimed_until = null, last_error = null,
        reply_to = null, subject = '', text = '', html = '' where id = ${id}`,
    ),
  )
}

function postpone(database: Database, id: string, seconds: number, reason: string) {
  return asMailer(database, (tx) =>
    tx.execute(
      sql`update outbox set next_attempt_at = now() + make_interval(secs => ${seconds}),
        claimed_until = null, last_error = ${reason.slice(0, 500)} where id = ${id}`,
    ),
  )
}

/** On the embedded engine a claim can only be of a process that is gone. */
async function hurryAll(database: Database): Promise<void> {
  const alone = database.engine === 'pglite'
  await asMailer(database, (tx) =>
    tx.execute(
      sql`update outbox set next_attempt_at = now(),
        claimed_until = case when ${alone} then null else claimed_until end where sent_at is null`,
    ),
  )
}
