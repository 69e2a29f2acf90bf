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

/** Centers in a transaction. Others can use the database between two. */
const stepSize = 500

/** Runs one transaction with the viewer's rights. */
export type Attempt<Failure> = <Value, Expected>(
  work: (db: Executor) => Promise<Result<Value, Expected>>,
) => Promise<Result<Value, Expected | Failure>>

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
}

export type BulkPlan = {
  matched: number
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

/** Find what a bulk edit would change. */
export async function planBulkEdit<Failure>(
  attempt: Attempt<Failure>,
  request: BulkRequest,
): Promise<Result<BulkPlan, OtherNumber | Failure>> {
  const { query, selection } = request
  const chosen = await attempt((db) => resolveSelection(db, query, selection))
  if (!chosen.ok) return chosen
  const plan: BulkPlan = { matched: 0, changing: [], same: 0, leftOut: 0, refused: new Map() }
  for (let start = 0; start < chosen.value.length; start += stepSize) {
    const ids = chosen.value.slice(start, start + stepSize)
    const step = await attempt<null, never>(async (db) => {
      await addToPlan(db, plan, ids, request)
      return { ok: true, value: null }
    })
    if (!step.ok) return step
  }
  plan.changing.sort((one, other) => one.name.localeCompare(other.name))
  return { ok: true, value: plan }
}

async function addToPlan(
  db: Executor,
  plan: BulkPlan,
  ids: readonly string[],
  { change, keepsVerified }: BulkRequest,
): Promise<void> {
  const verified = await readVerified(db, ids)
  for (const [id, before] of await readPartialForms(db, ids, listNeeded(change))) {
    const { name } = before
    const planned = planCenter(before, change)
    const isVerified = verified.has(id)
    plan.matched += 1
    if (!planned) plan.same += 1
    else if (isVerified && keepsVerified) plan.leftOut += 1
    else if ('refused' in planned) {
      plan.refused.set(planned.refused, [...(plan.refused.get(planned.refused) ?? []), name])
    } else plan.changing.push({ id, name, isVerified, before, after: planned.after })
  }
}

type PlannedPatch = { after: CenterForm; patch: CenterPatch }

/** What the change makes of a center, or the form's message that refuses it; null if nothing changes. */
export function planCenter(
  before: CenterForm,
  change: ChosenChange,
): PlannedPatch | { refused: string } | null {
  const { field } = change
  const after = applyChange(before, change)
  if (isSame(before, after, field)) return null
  const input = checkCenter(after, [field])
  if (!input.ok) return { refused: Object.values(input.errors)[0] ?? '' }
  const patch: CenterPatch = toPatch(input.value, after, [field])
  if (field === 'offerings') patch.offerings = after.offerings
  if (addressParts.includes(field)) patch.address = rejoinAddress(after, before) || null
  return { after, patch }
}

/** The fields that the change itself reads, and the form's checks of it. */
export function listNeeded({ field }: ChosenChange): Field[] {
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
