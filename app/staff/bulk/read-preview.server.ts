import type { Result } from '#app/lib/form.ts'
import type { OtherNumber } from '#app/staff/centers/resolve-selection.server.ts'
import { resolveSelection } from '#app/staff/centers/resolve-selection.server.ts'
import type { Selection } from '#app/staff/centers/selection.ts'
import type { TableQuery } from '#app/staff/centers/table-query.ts'
import { type ChosenChange, describeFormValue, findMissing } from './bulk-change.ts'
import {
  type Attempt,
  type BulkRequest,
  digestPlan,
  planBulkEdit,
} from './plan-bulk-edit.server.ts'

/** How many changes and refused names the preview lists. */
const listedChanges = 20
const listedNames = 5

export type PreviewedChange = {
  id: string
  name: string
  isVerified: boolean
  old: string
  new: string
}

export type BulkPreview = {
  changing: number
  /** How many of them a person verified. */
  verified: number
  same: number
  leftOut: number
  refused: { reason: string; count: number; names: string[] }[]
  first: PreviewedChange[]
  /** Sums up all changes. */
  seen: string
}

export type BulkOverview = {
  count: number
  /** Why there is no preview of the chosen change. */
  missing: string | null
  preview: BulkPreview | null
}

/** Read how many centers are selected, and once a change is chosen, what it would change. */
export async function readBulkOverview(
  attempt: Attempt<never>,
  query: TableQuery,
  selection: Selection,
  asked: { change: ChosenChange | null; keepsVerified: boolean },
): Promise<Result<BulkOverview, OtherNumber>> {
  const { change, keepsVerified } = asked
  const missing = change && findMissing(change)
  if (!change || missing) {
    const chosen = await attempt((db) => resolveSelection(db, query, selection))
    if (!chosen.ok) return chosen
    return { ok: true, value: { count: chosen.value.length, missing, preview: null } }
  }
  return previewBulkEdit(attempt, { query, selection, change, keepsVerified })
}

async function previewBulkEdit(
  attempt: Attempt<never>,
  request: BulkRequest,
): Promise<Result<BulkOverview, OtherNumber>> {
  const planned = await planBulkEdit(attempt, request)
  if (!planned.ok) return planned
  const { matched, changing, same, leftOut, refused } = planned.value
  const { field } = request.change
  const preview: BulkPreview = {
    seen: digestPlan(planned.value, request.change),
    changing: changing.length,
    verified: changing.filter(({ isVerified }) => isVerified).length,
    same,
    leftOut,
    refused: [...refused].map(([reason, names]) => ({
      reason,
      count: names.length,
      names: names.slice(0, listedNames),
    })),
    first: changing.slice(0, listedChanges).map(({ id, name, isVerified, before, after }) => ({
      id,
      name,
      isVerified,
      old: describeFormValue(before, field),
      new: describeFormValue(after, field),
    })),
  }
  return { ok: true, value: { count: matched, missing: null, preview } }
}
