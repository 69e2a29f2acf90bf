import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { ImportFileError } from '#app/data/import/formats/records.ts'
import { jobProblems } from '#app/data/import/messages.ts'
import { asImporter } from '#db/as-viewer.server.ts'
import type { Database, Executor } from '#db/client.server.ts'
import { holdLease, releaseStaleLeases, takeWork } from '#db/leases.server.ts'
import { letOthersFirst } from '#db/let-others-first.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { imports } from '#db/schema/imports.ts'
import { isOutdated } from './read-imports.server.ts'
import {
  type ImportJob,
  importRecords,
  isUnchangedJob,
  type JobSettings,
} from './run-import.server.ts'
import { undoImport } from './undo-import.server.ts'

type RunSettings = Omit<JobSettings, 'path'> & {
  files: ImportFiles
  logger: Pick<Logger, 'info' | 'error'>
}

/** Run all waiting and unfinished imports, one at a time, until none is left. */
export async function runWaitingJobs(settings: RunSettings): Promise<void> {
  const { database, files, signal } = settings
  await sweepImportFiles(files)
  await releaseStaleLeases(database, 'import')
  while (!signal.aborted) {
    const job = await takeJob(database, files)
    if (!job) return
    await runJob(job, { ...settings, betweenBatches: () => letOthersFirst(database) })
  }
}

/** How long an import waits for a process that has its file. */
const maxMissingSeconds = 24 * 3600

type WaitingImport = Pick<ImportJob, 'id' | 'state'> & { seconds: number }

/**
 * Take the oldest import that is waiting or was left unfinished. The command line takes only the
 * import `only`; the server takes those that people started. Null if none is waiting or another
 * process is importing: only one import runs at a time per database.
 */
export function takeJob(
  database: Database,
  files: Pick<ImportFiles, 'has' | 'remove'>,
  only?: string,
): Promise<ImportJob | null> {
  const isWanted = only === undefined ? sql`actor_id is not null` : sql`id = ${only}`
  return takeWork<WaitingImport, ImportJob>(database, {
    kind: 'import',
    isAlone: true,
    isByHand: only !== undefined,
    endedProcess: jobProblems.endedProcess,
    listWaiting: (db) =>
      readRows<WaitingImport>(
        db,
        sql`select id, state, extract(epoch from now() - queued_at)::double precision as seconds
          from imports
          where state in ('uploaded', 'previewing', 'queued', 'running', 'undoing') and ${isWanted}
          order by queued_at, id`,
      ),
    findProblem: ({ id, state, seconds }) => {
      if (state === 'undoing' || files.has(id)) return null
      // Another process may have the file; the embedded engine has no other process.
      const isGone = database.engine === 'pglite' || seconds > maxMissingSeconds
      return isGone ? jobProblems.fileMissing : 'elsewhere'
    },
    fail: async (db, { id, state }, reason) => {
      await writeFailure(db, id, state, reason)
      if (state === 'previewing') await files.remove(id)
    },
    start: (db, { id }) => startJob(db, id),
  })
}

/**
 * Start a job. If its preview is out of date, preview the file again and wait for a new
 * decision.
 */
async function startJob(db: Executor, id: string): Promise<ImportJob | null> {
  await db
    .update(imports)
    .set({ state: 'uploaded', rowsTotal: null })
    .where(and(eq(imports.id, id), sql`state = 'queued' and rows_done = 0 and ${isOutdated}`))
  const [job] = await db
    .update(imports)
    .set({
      workingSince: sql`now()`,
      error: null,
      state: sql`case state when 'uploaded' then 'previewing' when 'queued' then 'running'
        else state end`,
      rowsDone: sql`case when state in ('uploaded', 'previewing') then 0 else rows_done end`,
      workingFrom: sql`case when state in ('queued', 'running') then rows_done else 0 end`,
    })
    .where(eq(imports.id, id))
    .returning()
  return job ?? null
}

/** Run a job to its end and store the result, including failures, in the import. */
export async function runJob(job: ImportJob, settings: RunSettings): Promise<void> {
  const { database, files, logger } = settings
  const place = { ...settings, path: files.pathOf(job.id) }
  const release = holdLease(database, job.id)
  try {
    const end = await (job.state === 'undoing' ? undoImport(job, place) : importRecords(job, place))
    if (end === 'paused') {
      return await setImport(database, { workingSince: null }, isUnchangedJob(job))
    }
    if (end === 'stopped') {
      // If the job is still unfinished, nobody cancelled it: its actor lost the admin role.
      const isUnfinished = await asImporter(database, (db) =>
        db.$count(imports, isUnchangedJob(job)),
      )
      if (isUnfinished) await fail(jobProblems.rightsLost)
      return
    }
    if (job.state === 'running') await files.remove(job.id)
    if (job.state !== 'previewing') await database.vacuum()
    logger.info({ import: job.id, work: job.state }, 'import step done')
  } catch (error) {
    if (error instanceof ImportFileError) return fail(error.message)
    logger.error({ err: error, import: job.id, work: job.state }, 'an import failed')
    await fail(lacksRights(error) ? jobProblems.rightsLost : jobProblems.unexpected)
  } finally {
    await release()
  }

  async function fail(reason: string): Promise<void> {
    await asImporter(database, (db) => writeFailure(db, job.id, job.state, reason))
    if (job.state === 'previewing') await files.remove(job.id)
  }
}

function lacksRights(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '42501') return true
  }
  return false
}

function setImport(
  database: Database,
  values: Partial<ImportJob>,
  where: SQL | undefined,
): Promise<void> {
  return asImporter(database, async (db) => {
    await db.update(imports).set(values).where(where)
  })
}

async function writeFailure(
  db: Executor,
  id: string,
  state: ImportJob['state'],
  reason: string,
): Promise<void> {
  await db
    .update(imports)
    .set({
      state: 'failed',
      error: reason.slice(0, 1000),
      finishedAt: sql`now()`,
    })
    .where(and(eq(imports.id, id), eq(imports.state, state)))
}

export type ImportFiles = ReturnType<typeof openImportFiles>

/** Open the folder that holds each import's file, named by import id, until the import is over. */
export function openImportFiles(folder: string) {
  const pathOf = (id: string) => path.join(folder, id)
  return {
    folder,
    pathOf,
    has: (id: string) => existsSync(pathOf(id)),
    remove: (id: string) => rm(pathOf(id), { force: true }),
  }
}

const daysKept = 7

/**
 * Delete files older than `daysKept`: leftovers of broken uploads and imports that nobody decided
 * on.
 */
export async function sweepImportFiles({ folder }: ImportFiles): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file)
    if (Date.now() - mtimeMs > daysKept * 24 * 3600 * 1000) await rm(file, { force: true })
  }
}
