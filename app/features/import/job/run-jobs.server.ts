import type { Logger } from 'pino'
import { ImportFileError } from '#app/features/import/formats/records.ts'
import { jobProblems } from '#app/features/import/messages.ts'
import { type ImportFiles, sweepImportFiles } from './import-files.server.ts'
import {
  failJob,
  type ImportJob,
  isUnfinished,
  releaseJob,
  releaseJobs,
  takeJob,
} from './import-jobs.server.ts'
import { importRecords, type JobSettings } from './run-import.server.ts'
import { undoImport } from './undo-import.server.ts'

type RunSettings = Pick<JobSettings, 'database' | 'signal' | 'onProgress' | 'readingMinutes'> & {
  files: ImportFiles
  logger: Pick<Logger, 'info' | 'error'>
}

/** Works on all imports that wait, one after the other, and on what a process left unfinished. */
export async function runWaitingJobs(settings: RunSettings): Promise<void> {
  const { database, files, signal } = settings
  await sweepImportFiles(files)
  await releaseJobs(database)
  while (!signal.aborted) {
    const job = await takeJob(database, { hasFile: files.has })
    if (!job) return
    await runJob(job, settings)
  }
}

/** Does a job to its end: whatever comes of it, failures too, is written down with the import. */
export async function runJob(job: ImportJob, settings: RunSettings): Promise<void> {
  const { database, files, logger } = settings
  const place = { ...settings, path: files.pathOf(job.id) }
  try {
    const end = await (job.state === 'undoing' ? undoImport(job, place) : importRecords(job, place))
    if (end === 'paused') return await releaseJob(database, job)
    if (end === 'stopped') {
      if (await isUnfinished(database, job)) await fail(jobProblems.rightsLost)
      return
    }
    if (job.state === 'running') await files.remove(job.id)
    if (job.state !== 'previewing') await database.vacuum()
    logger.info({ import: job.id, work: job.state }, 'import step done')
  } catch (error) {
    if (error instanceof ImportFileError) return fail(error.message)
    logger.error({ err: error, import: job.id, work: job.state }, 'an import failed')
    await fail(lacksRights(error) ? jobProblems.rightsLost : jobProblems.unexpected)
  }

  async function fail(reason: string): Promise<void> {
    await failJob(database, job, reason)
    if (job.state === 'previewing') await files.remove(job.id)
  }
}

function lacksRights(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '42501') return true
  }
  return false
}
