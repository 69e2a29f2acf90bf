import type { SourceRunState } from '#db/schema/sources.ts'
import type { Source, SourceRun } from './source-run.server.ts'

/** A source that this process has taken, and the run to work on. */
export type SourceWork = { source: Source; run: SourceRun }

/** The states of a run on which a worker has work left. A source has at most one such run. */
export const unfinishedStates: SourceRunState[] = ['waiting', 'fetching', 'comparing']
