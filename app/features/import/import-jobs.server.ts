import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Database } from '#db/client.server.ts'
import { previewImport, runImport, type WorkPlace } from './do-import.server.ts'
import { ImportFileError } from './import-file-error.ts'
import { type ImportFiles, sweepImportFiles } from './import-files.server.ts'
import { deleteImportRows } from './import-rows.server.ts'
import {
  asActor,
  claimWork,
  dropOldClaims,
  endStoppedWork,
  failWork,
  holdClaim,
  releaseWork,
  type Work,
  WorkPaused,
  WorkStopped,
} from './import-work.server.ts'
import { workProblems } from './messages.ts'
import { hurry, yieldToVisitors } from './pace.ts'
import { undoImport } from './undo-import.server.ts'

/** The site's own imports, one after the other, for as long as the process lives. */
export type ImportJobs = {
  /** Says that there may be work: it is taken up now instead of at the next look. */
  wake(): void
  /** Says that somebody visits the site: for a while the work takes turns with pages. */
  noteVisit(): void
  /** Finishes the batch in hand and leaves the rest to the next process. */
  stop(): Promise<void>
}

type JobSettings = {
  database: Database
  files: ImportFiles
  logger: Logger
  /** Milliseconds between two looks for what another process, now gone, has left. */
  pollEvery?: number
}

/** Milliseconds after a visit in which the next page may be asked for. */
const visitLasts = 5_000

/** Works on what people import. What a process that is gone has begun is resumed at the start. */
export function startImportJobs(settings: JobSettings): ImportJobs {
  const { database, files, logger, pollEvery = 15_000 } = settings
  const holder = randomUUID()
  const stopping = new AbortController()
  let lastVisit = Number.NEGATIVE_INFINITY
  const isVisited = () => performance.now() - lastVisit < visitLasts
  let asked = true
  let working: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const wake = () => {
    asked = true
    if (!stopping.signal.aborted) working ??= work().finally(rest)
  }
  const rest = () => {
    working = undefined
    if (stopping.signal.aborted) return
    if (asked) return wake()
    timer = setTimeout(wake, pollEvery)
    timer.unref()
  }
  async function work() {
    clearTimeout(timer)
    try {
      while (asked) {
        asked = false
        while (!stopping.signal.aborted) {
          const claimed = await claimWork(database, { holder, hasFile: files.has })
          if (!claimed) break
          const { signal } = stopping
          await doWork(claimed, { database, files, logger, signal, isVisited })
        }
      }
    } catch (error) {
      logger.error({ err: error }, 'imports could not be worked on')
    }
  }

  working = prepare()
    .catch((error) => logger.error({ err: error }, 'imports could not be prepared'))
    .then(work)
    .finally(rest)
  async function prepare() {
    await sweepImportFiles(files)
    await dropOldClaims(database)
  }
  return {
    wake,
    noteVisit: () => {
      lastVisit = performance.now()
    },
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await working
    },
  }
}

type Doing = Pick<JobSettings, 'database' | 'files'> & {
  logger?: Logger
  /** Once aborted, the work is left to whoever takes it up next. */
  signal: AbortSignal
  onProgress?: WorkPlace['onProgress']
  readingMinutes?: number
  /** Whether anybody visits the site that this process serves; the command line serves none. */
  isVisited?: () => boolean
}

/** Does the work that was claimed, to its end: whatever happens is written down with the import. */
export async function doWork(work: Work, doing: Doing): Promise<void> {
  const { database, files, logger, onProgress, readingMinutes, isVisited } = doing
  const takesTurns = isVisited && database.engine === 'pglite'
  const stopping = new AbortController()
  const place = {
    database,
    path: files.pathOf(work.id),
    pace: takesTurns ? yieldToVisitors(isVisited) : hurry(),
    signal: stopping.signal,
    readingMinutes,
    onProgress,
  }
  const steps = { previewing: previewImport, running: runImport, undoing: undoImport }
  const pause = () => stopping.abort(new WorkPaused())
  doing.signal.addEventListener('abort', pause)
  if (doing.signal.aborted) pause()
  const letGo = holdClaim(database, work, (reason) => stopping.abort(reason))
  try {
    await steps[work.state](work, place).finally(letGo)
    if (work.state === 'running') await files.remove(work.id)
    if (work.state !== 'previewing') await database.vacuum()
    logger?.info({ import: work.id, work: work.state }, 'import step done')
  } catch (error) {
    if (error instanceof WorkPaused) return releaseWork(database, work)
    if (error instanceof WorkStopped) {
      if (!(await endStoppedWork(database, work))) return
      if (work.state === 'previewing') await forgetPreview(work, doing)
      return
    }
    if (!(error instanceof ImportFileError)) {
      logger?.error({ err: error, import: work.id, work: work.state }, 'an import failed')
    }
    await failWork(database, work, explain(error))
    if (work.state === 'previewing') await forgetPreview(work, doing)
    if (!logger) throw error
  } finally {
    doing.signal.removeEventListener('abort', pause)
  }
}

async function forgetPreview(work: Work, { database, files }: Doing): Promise<void> {
  await files.remove(work.id)
  await asActor(database, work, (tx) => deleteImportRows(tx, work.id))
}

function explain(error: unknown): string {
  if (error instanceof ImportFileError) return error.message
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '42501') return workProblems.rightsLost
  }
  return workProblems.unexpected
}
