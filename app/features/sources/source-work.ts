import type { SourceRunState, sourceRuns, sources } from '#db/schema/sources.ts'

export type Source = typeof sources.$inferSelect
export type SourceRun = typeof sourceRuns.$inferSelect

/** A source that this process has taken, and the run to work on. */
export type SourceWork = { source: Source; run: SourceRun }

/** The states of a run on which a worker has work left. A source has at most one such run. */
export const unfinishedStates: SourceRunState[] = ['waiting', 'fetching', 'comparing']
