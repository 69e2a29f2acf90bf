import { describeFindings } from '#app/data/sources/messages.ts'
import type { SourceRun } from '#app/data/sources/source-run.server.ts'
import { stateWords } from './messages.ts'

type Run = Pick<SourceRun, 'state' | 'counts' | 'error' | 'heldBecause' | 'rowsDone'>

/** What became of a run: "2 new centers, 14 changed facts", "Failed: The host answered with status 503." */
export function describeRun({ state, counts, error, heldBecause, rowsDone }: Run): string {
  if (state === 'open' && counts) return describeFindings(counts)
  const word = stateWords[state]
  if (state === 'comparing' && rowsDone > 0) {
    return `${word}: ${rowsDone.toLocaleString('en-US')} records so far`
  }
  if (state === 'failed' && error) return `${word}: ${error}`
  return state === 'held' && heldBecause ? `${word}: ${heldBecause}` : word
}

/** Whether a person can look at what a run found. */
export function isReviewable({ state }: Pick<Run, 'state'>): boolean {
  return ['open', 'held', 'undoing', 'undone'].includes(state)
}
