import * as z from 'zod'
import { acceptDifferences, decisionSize } from '#app/data/sources/accept-differences.server.ts'
import { dismissDifferences } from '#app/data/sources/dismiss-differences.server.ts'
import { discardRun, releaseRun } from '#app/data/sources/finish-run.server.ts'
import { listDifferenceIds } from '#app/data/sources/read-differences.server.ts'
import { startUndo, undoNextDifferences } from '#app/data/sources/undo-run.server.ts'
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
 * Handle a form of the review. Groups are decided in several transactions, so visitors never wait
 * for all of them.
 */
export async function decideReview(
  attempt: Attempt,
  runId: string,
  asked: ReviewIntent,
  selected: readonly string[],
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
      return decideGroup(attempt, runId, asked.group, acceptIds)
    case 'dismiss-group':
      return decideGroup(attempt, runId, asked.group, dismissIds)
    case 'release':
      return changeRun(attempt, (db) => releaseRun(db, runId), 'run-released')
    case 'discard':
      return changeRun(attempt, (db) => discardRun(db, runId), 'run-discarded')
    case 'undo':
      return undoRun(attempt, runId)
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

async function decideGroup(
  attempt: Attempt,
  runId: string,
  group: string,
  decide: typeof acceptIds,
): Promise<Outcome> {
  let total: Decided | null = null
  let after: string | null = null
  for (;;) {
    const next = await listGroup(attempt, { runId, group, after })
    if (!next.ok) return next
    const last = next.value.at(-1)
    if (last === undefined) {
      return total ? { ok: true, value: total } : { ok: false, errors: refusedReview }
    }
    const decided: Outcome = await decide(attempt, next.value)
    if (!decided.ok) return decided
    total = addUpDecided(total, decided.value)
    after = last
  }
}

function listGroup(
  attempt: Attempt,
  place: Parameters<typeof listDifferenceIds>[1],
): Promise<Result<string[], FormErrors>> {
  return attempt(async (db) => {
    return { ok: true, value: await listDifferenceIds(db, place, decisionSize) }
  })
}

/** One stale difference is worth a word, however many steps there were. */
function addUpDecided(total: Decided | null, { code, count = 0 }: Decided): Decided {
  const isStale = total?.code === 'differences-stale'
  return { code: isStale ? total.code : code, count: (total?.count ?? 0) + count }
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

async function undoRun(attempt: Attempt, runId: string): Promise<Outcome> {
  const started = await changeRun(attempt, (db) => startUndo(db, runId), 'run-undone')
  if (!started.ok) return started
  for (;;) {
    const step = await attempt(async (db) => {
      return { ok: true, value: await undoNextDifferences(db, runId) }
    })
    if (!step.ok) return step
    if (!step.value) return started
  }
}
