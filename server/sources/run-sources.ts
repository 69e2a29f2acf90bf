import type { Logger } from 'pino'
import { ImportFileError } from '#app/data/import/formats/records.ts'
import { type ImportFiles, sweepImportFiles } from '#app/data/import/job/import-jobs.server.ts'
import { advanceRun, readRun } from '#app/data/sources/advance-run.server.ts'
import { compareFile } from '#app/data/sources/compare-source.server.ts'
import { fetchProblems } from '#app/data/sources/messages.ts'
import {
  recordFailure,
  recordSuccess,
  recordUnchanged,
} from '#app/data/sources/record-outcome.server.ts'
import { type MailSite, mailFailure, mailFindings } from '#app/data/sources/source-mail.server.ts'
import { takeSource } from '#app/data/sources/source-queue.server.ts'
import type { SourceRun } from '#app/data/sources/source-run.server.ts'
import type { SourceWork } from '#app/data/sources/source-work.ts'
import { asImporter, continueAsImporter } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { holdLease, releaseStaleLeases } from '#db/leases.server.ts'
import type { RemoteAccess } from '#server/remote/remote-access.ts'
import type { Job } from '#server/worker.ts'
import { fetchSource } from './fetch-source.ts'
import { nameUserAgent } from './user-agent.ts'

export type SourceSettings = {
  database: Database
  files: ImportFiles
  logger: Pick<Logger, 'info' | 'warn' | 'error'>
  site: MailSite
  access: RemoteAccess
  /** Deliver new email. */
  wakeOutbox: () => void
  /** Between two pages of the locator, in milliseconds; tests don't wait. */
  pause?: number
  signal: AbortSignal
}

/** Look for sources that are due every minute. Somebody who asks for a run wakes it. */
export function createSourceJob(settings: Omit<SourceSettings, 'signal'>): Job {
  return {
    name: 'the reading of sources',
    every: 60_000,
    run: (signal) => runDueSources({ ...settings, signal }),
  }
}

/** Read every source that is due or that somebody asked to read, one at a time, until none is left. */
export async function runDueSources(settings: SourceSettings): Promise<void> {
  const { database, files, signal } = settings
  await sweepImportFiles(files)
  await releaseStaleLeases(database, 'source')
  while (!signal.aborted) {
    const work = await takeSource(database, files)
    if (!work) return
    await runSource(work, settings)
  }
}

async function runSource(work: SourceWork, settings: SourceSettings): Promise<void> {
  const { database, logger, signal } = settings
  const release = holdLease(database, work.source.id)
  try {
    await advance(work, settings)
  } catch (error) {
    // At shutdown the run stays as it is, and the next start goes on with it.
    if (signal.aborted) return
    if (error instanceof ImportFileError) return await fail(work, settings, error.message)
    logger.error({ err: error, source: work.source.id, run: work.run.id }, 'a source failed')
    await fail(work, settings, fetchProblems.unexpected)
  } finally {
    await release()
  }
}

async function fail(work: SourceWork, settings: SourceSettings, reason: string): Promise<void> {
  const { database, files, site, logger, wakeOutbox } = settings
  const { source, run } = work
  await files.remove(run.id)
  const isMailed = await asImporter(database, async (db) => {
    const isWorthMail = await recordFailure(db, work, reason)
    return isWorthMail && (await mailFailure(db, site, work, reason))
  })
  logger.warn({ source: source.id, run: run.id, reason }, 'a source could not be read')
  if (isMailed) wakeOutbox()
}

type Version = { etag: string | null; lastModified: string | null }

/** Do the next steps of a run up to its end. A run that a process left unfinished goes on where it was. */
async function advance(work: SourceWork, settings: SourceSettings): Promise<void> {
  const { database, files, access, site, pause, signal } = settings
  const { source, run } = work
  if (run.state === 'comparing') return compare(work, settings, {})
  // Somebody uploaded a file.
  if (run.fileName) return startComparing(work, settings, {}, {})
  const begun = await asImporter(database, (db) => advanceRun(db, run, { state: 'fetching' }))
  if (!begun) return
  const fetched = await fetchSource(source, {
    path: files.pathOf(run.id),
    pagesPath: files.pathOf(`${source.id}.pages`),
    access,
    userAgent: nameUserAgent(site),
    pause,
    signal,
  })
  if (!fetched.ok) return fail(work, settings, fetched.errors)
  if (fetched.value === 'unchanged') return endUnchanged(work, settings, {})
  const { fileName, hash, size, listedOn, etag, lastModified } = fetched.value
  const file = { fileName, fileHash: hash, fileSize: size, listedOn }
  return startComparing(work, settings, file, { etag, lastModified })
}

type RunFile = Partial<Pick<SourceRun, 'fileName' | 'fileHash' | 'fileSize' | 'listedOn'>>

async function startComparing(
  { source, run }: SourceWork,
  settings: SourceSettings,
  file: RunFile,
  version: Partial<Version>,
): Promise<void> {
  const { database, files } = settings
  const begun = await asImporter(database, (db) =>
    advanceRun(db, run, { ...file, state: 'comparing' }),
  )
  if (!begun) return files.remove(run.id)
  const work = { source, run: begun }
  const isKnown = begun.fileHash === source.fileHash
  return isKnown ? endUnchanged(work, settings, version) : compare(work, settings, version)
}

async function endUnchanged(
  work: SourceWork,
  { database, files, logger }: SourceSettings,
  version: Partial<Version>,
): Promise<void> {
  await asImporter(database, (db) => recordUnchanged(db, work, version))
  await files.remove(work.run.id)
  logger.info({ source: work.source.id, run: work.run.id }, 'a source is unchanged')
}

async function compare(
  work: SourceWork,
  settings: SourceSettings,
  version: Partial<Version>,
): Promise<void> {
  const { database, files, site, logger, wakeOutbox, signal } = settings
  const { source, run } = work
  let isMailed = false
  const end = await compareFile(database, {
    source,
    run,
    path: files.pathOf(run.id),
    fileName: run.fileName ?? '',
    fileSize: run.fileSize ?? 0,
    signal,
    // With the run's end: a process that is killed after it leaves no email unsent.
    onEnd: async (db, ended) => {
      await continueAsImporter(db)
      await recordSuccess(db, source, { ...version, fileHash: ended.fileHash })
      isMailed = await mailFindings(db, site, { source, run: ended })
    },
  })
  if (end === 'paused') return
  if (end === 'stopped') {
    const ended = await asImporter(database, (db) => readRun(db, run))
    // Nobody went on with the run or removed the source: its starter may not compare files any more.
    const isUntouched = ended && ended.state === run.state && ended.rowsDone === run.rowsDone
    if (isUntouched) await fail(work, settings, fetchProblems.rightsLost)
    return
  }
  await files.remove(run.id)
  logger.info({ source: source.id, run: run.id, counts: run.counts }, 'a source was read')
  if (isMailed) wakeOutbox()
}
