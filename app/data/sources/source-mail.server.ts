import { sql } from 'drizzle-orm'
import { composeMail, type Mail } from '#app/lib/compose-mail.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { describeFindings, sourceMailTexts as texts } from './messages.ts'
import { failuresBeforeMail } from './schedule.server.ts'
import { getRunPath, getSourcePath } from './source-paths.ts'
import type { SourceWork } from './source-work.ts'

export type MailSite = { name: string; url: string }

/** Tell staff that a source could not be read for a while. Returns whether there is somebody to tell. */
export function mailFailure(
  db: Executor,
  site: MailSite,
  { source, run }: SourceWork,
  reason: string,
): Promise<boolean> {
  const mail = composeMail(site, texts.failedSubject(source.name), [
    texts.failed(source.name, failuresBeforeMail, reason),
    texts.triedAgain,
    { label: texts.openSource, path: getSourcePath(source.id) },
  ])
  return queueSourceMail(db, run.id, 'failed', mail)
}

/** Tell staff what a run found, if that leaves them something to do. Returns whether there is somebody to tell. */
export async function mailFindings(
  db: Executor,
  site: MailSite,
  { source, run }: SourceWork,
): Promise<boolean> {
  const link = { label: texts.openRun, path: getRunPath(source.id, run.id) }
  if (run.state === 'held') {
    const parts = [texts.held(source.name, run.heldBecause ?? ''), texts.nothingPublic, link]
    return queueSourceMail(
      db,
      run.id,
      'held',
      composeMail(site, texts.heldSubject(source.name), parts),
    )
  }
  if (run.state !== 'open' || !run.counts || countWaiting(run.counts) === 0) return false
  const { byRule } = run.counts
  const parts = [
    texts.found(source.name, describeFindings(run.counts)),
    byRule > 0 ? texts.byRule(byRule) : texts.nothingPublic,
    link,
  ]
  return queueSourceMail(
    db,
    run.id,
    'found',
    composeMail(site, texts.foundSubject(source.name), parts),
  )
}

type Counts = NonNullable<SourceWork['run']['counts']>

function countWaiting({ new: added, changed, vanished, conflicting, byRule }: Counts): number {
  return added + changed + vanished + conflicting - byRule
}

async function queueSourceMail(db: Executor, runId: string, reason: string, mail: Mail) {
  const { subject, text, html } = mail
  const [row] = await readRows<{ queued: boolean }>(
    db,
    sql`select queue_source_mail(${runId}, ${reason}, ${subject}, ${text}, ${html}) as queued`,
  )
  return row?.queued === true
}
