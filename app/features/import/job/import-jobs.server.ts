import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { ImportFileError } from '#app/features/import/formats/records.ts'
import { jobProblems } from '#app/features/import/messages.en.ts'
import { asImporter } from '#db/as-viewer.server.ts'
import type { Database, Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { imports } from '#db/schema/imports.ts'
import { isOutdated } from './read-imports.server.ts'
import {
  type ImportJob,
  importRecords,
  isAsLeft,
  type JobSettings,
  lease,
} from './run-import.server.ts'
import { undoImport } from './undo-import.server.ts'

type RunSettings = Omit<JobSettings, 'path'> & {
  files: ImportFiles
  logger: Pick<Logger, 'info' | 'error'>
}

/** Works on all imports that wait, one after the other, and on what a process left unfinished. */
export async function runWaitingJobs(settings: RunSettings): Promise<void> {
  const { database, files, signal } = settings
  await sweepImportFiles(files)
  await freeLeftJobs(database)
  while (!signal.aborted) {
    const job = await takeJob(database, files)
    if (!job) return
    await runJob(job, settings)
  }
}

/** One process opens the embedded engine: whatever is leased at its start was left unfinished. */
export async function freeLeftJobs(database: Database): Promise<void> {
  if (database.engine === 'pglite') await setImport(database, { leaseUntil: null }, sql`true`)
}

/** For how long an import waits for a process that has its file. */
const maxMissingSeconds = 24 * 3600

/**
 * Takes the import that has waited longest, or that a process left unfinished: the command line its `only` one,
 * the site those of people. Null where none waits, or another process works on one: of all processes on one
 * database, one imports.
 */
export async function takeJob(
  database: Database,
  files: Pick<ImportFiles, 'has'>,
  only?: string,
): Promise<ImportJob | null> {
  return asImporter(database, async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('directory.imports'))`)
    const waiting = await readRows<Waiting>(
      db,
      sql`select id, state, coalesce(lease_until > now(), false) as leased,
          extract(epoch from now() - queued_at)::double precision as seconds
        from imports
        where state in ('uploaded', 'previewing', 'queued', 'running', 'undoing')
          and (actor_id is not null or id = ${only ?? null} or lease_until > now())
        order by queued_at, id`,
    )
    if (waiting.some(({ leased }) => leased)) return null
    for (const { id, state, seconds } of waiting) {
      if (only !== undefined && id !== only) continue
      if (state === 'undoing' || files.has(id)) return startJob(db, id)
      // Another process may have it, unless there is none.
      if (database.engine === 'pglite' || seconds > maxMissingSeconds) {
        await writeFailure(db, id, state, jobProblems.fileMissing)
      }
    }
    return null
  })
}

type Waiting = Pick<ImportJob, 'id' | 'state'> & { leased: boolean; seconds: number }

/** Takes a job. One whose preview no longer holds is previewed again, and waits for a new decision. */
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
      leaseUntil: lease,
      state: sql`case state when 'uploaded' then 'previewing' when 'queued' then 'running'
        else state end`,
      rowsDone: sql`case when state in ('uploaded', 'previewing') then 0 else rows_done end`,
      workingFrom: sql`case when state in ('queued', 'running') then rows_done else 0 end`,
    })
    .where(eq(imports.id, id))
    .returning()
  return job ?? null
}

/** Does a job to its end: whatever comes of it, failures too, is written down with the import. */
export async function runJob(job: ImportJob, settings: RunSettings): Promise<void> {
  const { database, files, logger } = settings
  const place = { ...settings, path: files.pathOf(job.id) }
  try {
    const end = await (job.state === 'undoing' ? undoImport(job, place) : importRecords(job, place))
    if (end === 'paused') {
      // It is left to whoever looks next.
      return await setImport(database, { leaseUntil: null, workingSince: null }, isAsLeft(job))
    }
    if (end === 'stopped') {
      // What still waits to be done is no longer for whoever started it.
      const isUnfinished = await asImporter(database, (db) => db.$count(imports, isAsLeft(job)))
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
      leaseUntil: null,
      finishedAt: sql`now()`,
    })
    .where(and(eq(imports.id, id), eq(imports.state, state)))
}

export type ImportFiles = ReturnType<typeof openImportFiles>

/** Where the files of imports lie until their import is over: one a file, named by its id. */
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

/** Takes away what uploads that broke off left behind, and files that waited for a week. */
async function sweepImportFiles({ folder }: ImportFiles): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file)
    if (Date.now() - mtimeMs > daysKept * 24 * 3600 * 1000) await rm(file, { force: true })
  }
}
