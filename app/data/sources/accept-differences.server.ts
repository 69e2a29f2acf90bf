import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { addChanges, openChangeSet } from '#app/center/changes/change-sets.server.ts'
import { changeValues, holdsOldValues } from '#app/center/changes/change-values.ts'
import { writePatches } from '#app/center/changes/write-patches.server.ts'
import type { CenterDraft } from '#app/data/import/centers/center-draft.ts'
import { listSourceChanges } from '#app/data/import/job/center-changes.ts'
import {
  compareWithDirectory,
  createFileMemory,
  findOriginal,
} from '#app/data/import/job/find-original.server.ts'
import { defaultChoices } from '#app/data/import/job/import-record.ts'
import { insertDrafts } from '#app/data/import/job/write-imported-centers.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import type { FieldChange } from '#db/schema/activities.ts'
import type { ListSource } from '#db/schema/imports.ts'
import { type RuleFact, ruleFacts, type SourceFact } from '#db/schema/source-facts.ts'
import type { ListedCenter } from './listing.ts'
import { readListedCenters } from './read-listed-centers.server.ts'
import type { Source, SourceRun } from './source-run.server.ts'

type OpenDifference = {
  id: string
  sourceId: string
  runId: string
  recordKey: string | null
  centerId: string | null
  kind: 'new' | 'changed' | 'conflicting'
  fact: SourceFact | null
  changes: FieldChange[]
  draft: CenterDraft | null
  list: ListSource
  sourceName: string
}

export type Accepted = {
  accepted: number
  /** Differences that stay open, because the center no longer holds the old value. */
  stale: number
}

/**
 * Accept these differences, as far as they are open and the centers still hold the old values. With
 * `byRule`, only facts that a rule may change, and only of centers that nobody verified.
 */
export async function acceptDifferences(
  db: Executor,
  ids: readonly string[],
  { byRule = false } = {},
): Promise<Accepted> {
  const open = await lockOpenDifferences(db, ids)
  const added = byRule ? 0 : await addCenters(db, open)
  const changes = open.filter(({ fact }) => fact !== null)
  const centers = await readListedCenters(
    db,
    changes.flatMap(({ centerId }) => centerId ?? []),
    { forUpdate: true },
  )
  const decided: { difference: OpenDifference; changes: FieldChange[] }[] = []
  const settled = new Set<string>()
  let stale = 0
  for (const difference of changes) {
    const center = difference.centerId && centers.get(difference.centerId)
    const isAllowed = !byRule || (center && mayRuleChange(difference, center))
    const settledKey = `${difference.centerId} ${difference.fact}`
    // Two records disagree about this fact: only one of them can be accepted.
    if (!isAllowed || settled.has(settledKey)) continue
    if (!center || !holdsOldValues(center, difference.changes)) {
      stale++
      continue
    }
    const all = [...difference.changes, ...listSourceChanges(center, difference.list)]
    centers.set(center.id, changeValues(center, all))
    settled.add(settledKey)
    decided.push({ difference, changes: all })
  }
  await writePatches(
    db,
    decided.flatMap(({ difference: { centerId }, changes }) => {
      const center = centerId && centers.get(centerId)
      if (!center) return []
      const patch = changes.map(({ field }) => [field, center[field as keyof ListedCenter]])
      return { id: center.id, patch: Object.fromEntries(patch) }
    }),
  )
  await markAccepted(db, decided, byRule)
  await recordActivity(
    db,
    ...decided.flatMap(({ difference: { centerId }, changes }) => {
      const center = centerId && centers.get(centerId)
      if (!center) return []
      return {
        action: 'center.source-changed' as const,
        subjectId: center.id,
        subjectName: center.name,
        changes,
      }
    }),
  )
  return { accepted: decided.length + added, stale }
}

function mayRuleChange({ kind, fact }: OpenDifference, { isVerified }: ListedCenter): boolean {
  return kind === 'changed' && !isVerified && ruleFacts.some((allowed) => allowed === fact)
}

/** Lock the open ones of these differences. Vanished and ambiguous centers have nothing to accept. */
function lockOpenDifferences(db: Executor, ids: readonly string[]): Promise<OpenDifference[]> {
  return readRows<OpenDifference>(
    db,
    sql`select d.id, d.source_id as "sourceId", d.run_id as "runId", d.record_key as "recordKey",
        d.center_id as "centerId", d.kind, d.fact, d.changes, d.draft,
        json_build_object('listedIn', s.listed_in, 'listedOn', r.listed_on) as list,
        s.name as "sourceName"
      from differences d join sources s on s.id = d.source_id join source_runs r on r.id = d.run_id
      where d.id = any (${sql.param(ids)}::uuid[]) and d.status = 'open'
        and (d.fact is not null or d.kind = 'new')
      order by d.id for update of d`,
  )
}

async function markAccepted(
  db: Executor,
  decided: readonly { difference: OpenDifference; changes: FieldChange[] }[],
  byRule: boolean,
): Promise<void> {
  const rows = decided.map(({ difference: { id, centerId }, changes }) => ({
    id,
    centerId,
    changes,
  }))
  await db.execute(sql`
    update differences d set status = 'accepted', decided_at = now(), decided_by = app_user_id(),
      by_rule = ${byRule}, center_id = done."centerId", changes = done.changes
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as done (id uuid, "centerId" uuid, changes jsonb)
    where d.id = done.id`)
  await storeChanges(db, decided)
  await db.execute(sql`
    update differences d set status = 'superseded', decided_at = now()
    from differences done
    where done.id = any (${sql.param(rows.map(({ id }) => id))}::uuid[]) and d.status = 'open'
      and d.source_id = done.source_id and d.center_id = done.center_id and d.fact = done.fact`)
}

/** Store what the accepted differences of a run did, so that they can be undone. */
async function storeChanges(
  db: Executor,
  decided: readonly { difference: OpenDifference; changes: FieldChange[] }[],
): Promise<void> {
  const byRun = new Map<string, typeof decided>()
  for (const entry of decided) {
    const { runId } = entry.difference
    byRun.set(runId, [...(byRun.get(runId) ?? []), entry])
  }
  for (const [id, entries] of byRun) {
    const title = entries[0]?.difference.sourceName ?? ''
    await openChangeSet(db, { id, kind: 'source', title })
    await addChanges(
      db,
      id,
      entries.flatMap(({ difference, changes }) => {
        const { id: differenceId, centerId, kind } = difference
        return centerId ? { centerId, isAdded: kind === 'new', changes, differenceId } : []
      }),
    )
  }
}

/** Add the new centers among these differences, each unless the directory has it by now. */
async function addCenters(db: Executor, open: readonly OpenDifference[]): Promise<number> {
  const wanted = open.flatMap(({ draft, ...difference }) =>
    draft && difference.kind === 'new' ? { ...difference, draft } : [],
  )
  const numbered = wanted.map(({ draft }, number) => ({ number, draft }))
  const candidates = await compareWithDirectory(db, numbered, randomUUID())
  const added: { difference: (typeof wanted)[number]; centerId: string; isNew: boolean }[] = []
  for (const [index, difference] of wanted.entries()) {
    const candidate = candidates[index]
    const match = candidate && findOriginal(candidate, defaultChoices, createFileMemory())
    const known =
      match && !match.rule.startsWith('same-name') && 'id' in match.original && match.original.id
    const centerId = known || randomUUID()
    added.push({ difference, centerId, isNew: !known })
  }
  const inserted = added.filter(({ isNew }) => isNew)
  const runs = new Map<string, typeof inserted>()
  for (const entry of inserted) {
    const { runId } = entry.difference
    runs.set(runId, [...(runs.get(runId) ?? []), entry])
  }
  for (const entries of runs.values()) {
    const drafts = entries.map(({ difference: { draft }, centerId }) => ({ id: centerId, draft }))
    const [first] = entries
    if (first) await insertDrafts(db, drafts, first.difference.list)
  }
  await db.execute(sql`
    update source_records r set center_id = done."centerId"
    from jsonb_to_recordset(${toRecords(added)}::text::jsonb)
      as done ("sourceId" uuid, "recordKey" text, "centerId" uuid)
    where r.source_id = done."sourceId" and r.key = done."recordKey"`)
  await markAccepted(
    db,
    inserted.map(({ difference, centerId }) => ({
      difference: { ...difference, centerId },
      changes: [],
    })),
    false,
  )
  await db.execute(sql`update differences set status = 'superseded', decided_at = now()
    where status = 'open'
      and id = any (${sql.param(added.map(({ difference }) => difference.id))}::uuid[])`)
  await recordActivity(
    db,
    ...inserted.map(({ difference: { draft }, centerId }) => ({
      action: 'center.source-added' as const,
      subjectId: centerId,
      subjectName: draft.name,
    })),
  )
  return inserted.length
}

function toRecords(added: readonly { difference: OpenDifference; centerId: string }[]): string {
  return JSON.stringify(
    added.map(({ difference: { sourceId, recordKey }, centerId }) => ({
      sourceId,
      recordKey,
      centerId,
    })),
  )
}

/** Differences in a transaction: new centers with many lines take about 5 ms each. */
export const decisionSize = 50

/** Accept what the source's rules allow and return how many. Batches keep memory small. */
export async function acceptByRules(
  db: Executor,
  { rules }: Pick<Source, 'rules'>,
  run: SourceRun,
): Promise<number> {
  const allowed = rules.filter((fact): fact is RuleFact => ruleFacts.includes(fact))
  if (allowed.length === 0) return 0
  let total = 0
  for (let after: string | null = null; ; ) {
    const rows: { id: string }[] = await readRows<{ id: string }>(
      db,
      sql`select id from differences where run_id = ${run.id} and status = 'open'
          and kind = 'changed' and fact = any (${sql.param(allowed)}::text[])
          and id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000')
        order by id limit ${decisionSize}`,
    )
    const ids = rows.map(({ id }) => id)
    const { accepted } = await acceptDifferences(db, ids, { byRule: true })
    total += accepted
    after = ids.at(-1) ?? null
    if (after === null) return total
  }
}
