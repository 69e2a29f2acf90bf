import { sql } from 'drizzle-orm'
import type { CenterPatch } from '#app/center/write-centers.server.ts'
import { digestSeen } from '#app/lib/digest-seen.server.ts'
import type { Result } from '#app/lib/form.ts'
import type { CenterForm, Field } from '#app/staff/centers/center-form.ts'
import { checkCenter } from '#app/staff/centers/center-input.ts'
import { rejoinAddress, toPatch } from '#app/staff/centers/center-patch.server.ts'
import { isSame } from '#app/staff/centers/merge-forms.ts'
import { readPartialForms } from '#app/staff/centers/read-center-form.server.ts'
import { type OtherNumber, resolveSelection } from '#app/staff/centers/resolve-selection.server.ts'
import type { Selection } from '#app/staff/centers/selection.ts'
import type { TableQuery } from '#app/staff/centers/table-query.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { applyChange, type ChosenChange } from './bulk-change.ts'

const addressParts: readonly Field[] = ['street', 'city', 'state', 'postalCode']

/** The field and value of a bulk edit, and the centers it is for. */
export type BulkRequest = {
  query: TableQuery
  selection: Selection
  change: ChosenChange
  /** Leave out the centers that a person has verified. */
  keepsVerified: boolean
}

export type PlannedCenter = {
  id: string
  name: string
  isVerified: boolean
  before: CenterForm
  after: CenterForm
  patch: CenterPatch
}

export type BulkPlan = {
  matched: number
  /** All patches have the same fields. */
  changing: PlannedCenter[]
  /** Centers that the change would leave as they are. */
  same: number
  /** Verified centers that were left out. */
  leftOut: number
  /** The form's message, and the names of the centers. */
  refused: Map<string, string[]>
}

/** Sum up what a plan would change, for the button under its preview. */
export function digestPlan({ changing }: BulkPlan, { field }: ChosenChange): string {
  const lines = changing.map(({ id, before, after, isVerified }) => {
    return [id, before[field], after[field], isVerified]
  })
  return digestSeen(lines.toSorted())
}

/** Find what a bulk edit would change, and lock its centers if `lock`. */
export async function planBulkEdit(
  db: Executor,
  { query, selection, change, keepsVerified }: BulkRequest,
  options: { lock?: boolean } = {},
): Promise<Result<BulkPlan, OtherNumber>> {
  const chosen = await resolveSelection(db, query, selection, options)
  if (!chosen.ok) return chosen
  const verified = await readVerified(db, chosen.value)
  const forms = await readPartialForms(db, chosen.value, listNeeded(change))
  const plan: BulkPlan = {
    matched: forms.size,
    changing: [],
    same: 0,
    leftOut: 0,
    refused: new Map(),
  }
  for (const [id, before] of forms) {
    const after = applyChange(before, change)
    const isVerified = verified.has(id)
    if (isSame(before, after, change.field)) plan.same += 1
    else if (isVerified && keepsVerified) plan.leftOut += 1
    else addToPlan(plan, { id, name: before.name, isVerified, before, after }, change)
  }
  plan.changing.sort((one, other) => one.name.localeCompare(other.name))
  return { ok: true, value: plan }
}

function addToPlan(
  plan: BulkPlan,
  center: Omit<PlannedCenter, 'patch'>,
  { field }: ChosenChange,
): void {
  const { before, after } = center
  const input = checkCenter(after, [field])
  if (!input.ok) {
    const reason = Object.values(input.errors)[0] ?? ''
    plan.refused.set(reason, [...(plan.refused.get(reason) ?? []), center.name])
    return
  }
  const patch: CenterPatch = toPatch(input.value, after, [field])
  if (field === 'offerings') patch.offerings = after.offerings
  if (addressParts.includes(field)) patch.address = rejoinAddress(after, before) || null
  plan.changing.push({ ...center, patch })
}

/** The fields that the change itself reads, and the form's checks of it. */
function listNeeded({ field }: ChosenChange): Field[] {
  const needed: Field[] = ['name', field, 'countryCode', 'latitude', 'longitude']
  if (field.startsWith('hours')) return [...needed]
  return addressParts.includes(field) ? [...needed, ...addressParts, 'address'] : needed
}

async function readVerified(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  const rows = await readRows<{ id: string }>(
    db,
    sql`select id from treatment_centers
      where id = any(${sql.param([...ids])}::uuid[]) and verified_at is not null`,
  )
  return new Set(rows.map(({ id }) => id))
}
