import { and, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#db/client.server.ts'
import { sourceRuns } from '#db/schema/sources.ts'
import type { SourceRun } from './source-run.server.ts'
import { unfinishedStates } from './source-work.ts'

type Progress = Partial<
  Pick<SourceRun, 'state' | 'fileName' | 'fileHash' | 'fileSize' | 'listedOn' | 'counts'>
>

/** Store the progress of a run and return it; null if it ended meanwhile: somebody removed the source. */
export async function advanceRun(
  db: Executor,
  { id }: SourceRun,
  progress: Progress,
): Promise<SourceRun | null> {
  const [run] = await db
    .update(sourceRuns)
    .set(progress)
    .where(and(eq(sourceRuns.id, id), inArray(sourceRuns.state, unfinishedStates)))
    .returning()
  return run ?? null
}

/** Null if its source was deleted. */
export async function readRun(db: Executor, { id }: SourceRun): Promise<SourceRun | null> {
  const [run] = await db.select().from(sourceRuns).where(eq(sourceRuns.id, id))
  return run ?? null
}
