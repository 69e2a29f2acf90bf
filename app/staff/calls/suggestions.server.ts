import { sql } from 'drizzle-orm'
import * as z from 'zod'
import {
  checkMethods,
  type SuggestedChanges,
  type SuggestionSource,
  suggestedFields,
} from '#app/center/fields/checked-fields.ts'
import { homeFirst } from '#app/center/home-first.server.ts'
import { digestSeen } from '#app/lib/digest-seen.server.ts'
import type { Result } from '#app/lib/form.ts'
import type { CenterForm } from '#app/staff/centers/center-form.ts'
import { lockCenterForm, readCenterForm } from '#app/staff/centers/read-center-form.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { applySuggestion } from './apply-suggestion.server.ts'
import { suggestionErrors } from './messages.ts'

/** An open suggestion. `now` has the listing's current values. */
export type Suggestion = {
  id: string
  center: { id: string; slug: string; name: string } | null
  changes: SuggestedChanges
  now: SuggestedChanges
  /** The listing's number, to ask at; null without one. */
  phone: string | null
  /** Sums up what the page shows of the listing. */
  seen: string
  source: SuggestionSource
  note: string | null
  createdAt: Date
}

const pageSize = 20

/** List the oldest open suggestions, those of the state and from centers themselves first. */
export async function readSuggestions(db: Executor): Promise<Suggestion[]> {
  const rows = await readRows<Omit<Suggestion, 'now' | 'phone' | 'seen'>>(
    db,
    sql`select s.id, s.changes, s.source, s.note, s.created_at as "createdAt",
        case when c.id is not null
          then json_build_object('id', c.id, 'slug', c.slug, 'name', c.name) end as center
      from suggestions s left join treatment_centers c on c.id = s.center_id
      where s.status = 'open' order by coalesce(${homeFirst('c')}, false),
        s.source in ('claim', 'center-link') desc, s.created_at limit ${pageSize}`,
  )
  const suggestions: Suggestion[] = []
  for (const row of rows) {
    const stored = row.center && (await readCenterForm(db, row.center.id))
    const shown = pickShown(stored)
    suggestions.push({ ...row, ...shown, seen: digestSeen(shown) })
  }
  return suggestions
}

function pickShown(stored: CenterForm | null): Pick<Suggestion, 'now' | 'phone'> {
  if (!stored) return { now: {}, phone: null }
  const now = Object.fromEntries(suggestedFields.map((field) => [field, stored[field]]))
  return { now, phone: stored.phone || null }
}

export const suggestionIntent = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('apply'),
    id: z.uuid(),
    how: z.enum(checkMethods),
    seen: z.string(),
  }),
  z.object({ intent: z.literal('dismiss'), id: z.uuid() }),
])

/**
 * Apply or dismiss a suggestion. Applying it also records a check; a phone number can only be
 * checked by calling. Nothing is applied to a listing that changed since the page was opened.
 */
export async function settleSuggestion(
  db: Executor,
  asked: z.output<typeof suggestionIntent>,
): Promise<Result<null>> {
  const [found] = await readRows<{ changes: SuggestedChanges; centerId: string | null }>(
    db,
    sql`select changes, center_id as "centerId" from suggestions
      where id = ${asked.id} and status = 'open' for update`,
  )
  if (!found) return { ok: false, errors: suggestionErrors.settled }
  if (asked.intent === 'apply') {
    const stored = found.centerId && (await lockCenterForm(db, found.centerId))
    if (digestSeen(pickShown(stored || null)) !== asked.seen) {
      return { ok: false, errors: suggestionErrors.changed }
    }
    const applied = await applySuggestion(db, found.changes, found.centerId, asked.how)
    if (!applied.ok) return applied
  }
  await db.execute(sql`update suggestions set settled_at = now(),
    status = ${asked.intent === 'apply' ? 'applied' : 'dismissed'} where id = ${asked.id}`)
  return { ok: true, value: null }
}
