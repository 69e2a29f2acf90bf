import * as z from 'zod'
import { acceptDifferences } from '#app/data/sources/accept-differences.server.ts'
import {
  advanceRunChanges,
  readRunWork,
  startAccepting,
} from '#app/data/sources/advance-run-changes.server.ts'
import { countInGroup } from '#app/data/sources/difference-groups.ts'
import { dismissDifferences } from '#app/data/sources/dismiss-differences.server.ts'
import { discardRun, releaseRun } from '#app/data/sources/finish-run.server.ts'
import {
  listDifferenceIds,
  readDifferenceGroups,
} from '#app/data/sources/read-differences.server.ts'
import { startUndo } from '#app/data/sources/undo-run.server.ts'
import type { FormErrors, Result } from '#app/lib/form.ts'
import type { Executor } from '#db/client.server.ts'
import { refusedReview, type reviewFlash } from './messages.ts'

/** The forms of a review. `one` is the difference whose own button was pressed. */
export const reviewIntent = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('accept'), one: z.uuid() }),
  z.object({ intent: z.literal('dismiss'), one: z.uuid() }),
  z.object({ intent: z.literal('accept-selected') }),
  z.object({ intent: z.literal('dismiss-selected') }),
  z.object({ intent: z.literal('accept-group'), group: z.string().max(100) }),
  z.object({ intent: z.literal('dismiss-group'), group: z.string().max(100) }),
  z.object({ intent: z.literal('release') }),
  z.object({ intent: z.literal('discard') }),
  z.object({ intent: z.literal('undo') }),
])
export type ReviewIntent = z.output<typeof reviewIntent>

/** Runs one transaction with the viewer's rights. */
type Attempt = <Value>(
  work: (db: Executor) => Promise<Result<Value, FormErrors>>,
) => Promise<Result<Value, FormErrors>>

type Decided = { code: keyof typeof reviewFlash; count?: number }
type Outcome = Result<Decided, FormErrors>

/**
 * Handle a form of the review. Large groups and undos are left to the worker, which `wake` starts.
 */
export async function decideReview(
  attempt: Attempt,
  runId: string,
  asked: ReviewIntent,
  { selected, wake }: { selected: readonly string[]; wake: () => void },
): Promise<Outcome> {
  switch (asked.intent) {
    case 'accept':
      return acceptIds(attempt, [asked.one])
    case 'dismiss':
      return dismissIds(attempt, [asked.one])
    case 'accept-selected':
      return acceptIds(attempt, selected)
    case 'dismiss-selected':
      return dismissIds(attempt, selected)
    case 'accept-group':
      return acceptGroup(attempt, runId, asked.group, wake)
    case 'dismiss-group':
      return dismissGroup(attempt, runId, asked.group)
    case 'release':
      return changeRun(attempt, (db) => releaseRun(db, runId), 'run-released')
    case 'discard':
      return changeRun(attempt, (db) => discardRun(db, runId), 'run-discarded')
    case 'undo':
      return undoRun(attempt, runId, wake)
  }
}

function acceptIds(attempt: Attempt, ids: readonly string[]): Promise<Outcome> {
  return attempt(async (db) => {
    const { accepted, stale } = await acceptDifferences(db, ids)
    const code = stale > 0 ? 'differences-stale' : 'differences-accepted'
    return { ok: true, value: { code, count: accepted } }
  })
}

function dismissIds(attempt: Attempt, ids: readonly string[]): Promise<Outcome> {
  return attempt(async (db) => {
    const count = await dismissDifferences(db, ids)
    return { ok: true, value: { code: 'differences-dismissed', count } }
  })
}

/** More than these are left to the worker. */
const mostAtOnce = 250

async function acceptGroup(
  attempt: Attempt,
  runId: string,
  group: string,
  wake: () => void,
): Promise<Outcome> {
  const started = await attempt(async (db) => {
    const total = await startAccepting(db, runId, group)
    return total === null ? { ok: false, errors: refusedReview } : { ok: true, value: total }
  })
  if (!started.ok) return started
  if (started.value > mostAtOnce) {
    wake()
    return { ok: true, value: { code: 'differences-accepting', count: started.value } }
  }
  const finished = await finish(attempt, runId)
  if (!finished.ok) return finished
  return attempt(async (db) => {
    const groups = await readDifferenceGroups(db, runId)
    const stale = countInGroup(groups, group)
    const code = stale > 0 ? 'differences-stale' : 'differences-accepted'
    return { ok: true, value: { code, count: started.value - stale } }
  })
}

/** Do what was queued for a run at once. */
async function finish(attempt: Attempt, runId: string): Promise<Result<true, FormErrors>> {
  for (;;) {
    const step = await attempt(async (db) => {
      return { ok: true, value: await advanceRunChanges(db, runId) }
    })
    if (!step.ok) return step
    if (step.value) return { ok: true, value: true }
  }
}

async function dismissGroup(attempt: Attempt, runId: string, group: string): Promise<Outcome> {
  let total = 0
  for (;;) {
    const step = await attempt(async (db) => {
      const ids = await listDifferenceIds(db, { runId, group, after: null }, mostAtOnce)
      return { ok: true, value: await dismissDifferences(db, ids) }
    })
    if (!step.ok) return step
    total += step.value
    if (step.value > 0) continue
    if (total === 0) return { ok: false, errors: refusedReview }
    return { ok: true, value: { code: 'differences-dismissed', count: total } }
  }
}

function changeRun(
  attempt: Attempt,
  change: (db: Executor) => Promise<boolean>,
  code: keyof typeof reviewFlash,
): Promise<Outcome> {
  return attempt(async (db) => {
    return (await change(db)) ? { ok: true, value: { code } } : { ok: false, errors: refusedReview }
  })
}

async function undoRun(attempt: Attempt, runId: string, wake: () => void): Promise<Outcome> {
  const started = await changeRun(attempt, (db) => startUndo(db, runId), 'run-undone')
  if (!started.ok) return started
  const work = await attempt(async (db) => ({ ok: true, value: await readRunWork(db, runId) }))
  if (!work.ok) return work
  if ((work.value?.total ?? 0) > mostAtOnce) {
    wake()
    return { ok: true, value: { code: 'run-undoing' } }
  }
  const finished = await finish(attempt, runId)
  return finished.ok ? started : finished
}
