import { inArray, sql } from 'drizzle-orm'
import type { SuggestedChanges } from '#app/center/fields/checked-fields.ts'
import { foldStreet, foldWebsite, foldZip } from '#app/center/fields/comparable-values.ts'
import type { CenterDraft } from '#app/data/import/centers/center-draft.ts'
import { foldText } from '#app/lib/fold-text.ts'
import { comparedNumber } from '#app/lib/phone.ts'
import type { Executor } from '#db/client.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'

/** Each field that becomes a suggestion, without what lists write differently and mean the same. */
const folds = {
  phone: comparedNumber,
  website: foldWebsite,
  street: foldStreet,
  city: (city: string | null) => foldText(city ?? ''),
  postalCode: foldZip,
} as const
type SaidField = keyof typeof folds
const saidFields = Object.keys(folds) as SaidField[]
/** A center whose address is one text lacks these: a record that has them contradicts nothing. */
const placeFields: readonly SaidField[] = ['street', 'city', 'postalCode']

/**
 * Create suggestions for verified centers where a record has a different phone, website or
 * address; formatting differences don't count. Skips a suggestion that is still open or was settled
 * in the last 180 days.
 */
export async function suggestChanges(
  db: Executor,
  said: readonly { id: string; draft: CenterDraft }[],
): Promise<void> {
  if (said.length === 0) return
  const { id, phone, website, street, city, postalCode } = treatmentCenters
  const ids = said.map((record) => record.id)
  const centers = await db
    .select({ id, phone, website, street, city, postalCode })
    .from(treatmentCenters)
    .where(inArray(id, ids))
  const rows = centers.flatMap((center) => {
    const draft = said.find((record) => record.id === center.id)?.draft
    const changes = draft ? listContradictions(center, draft) : {}
    return Object.keys(changes).length > 0 ? { id: center.id, changes } : []
  })
  await db.execute(sql`
    insert into suggestions (center_id, changes, source)
    select id, changes, 'import'
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as differing (id uuid, changes jsonb)
    where not exists (select 1 from suggestions s
      where s.center_id = differing.id and s.changes = differing.changes
        and (s.status = 'open' or s.settled_at > now() - interval '180 days'))`)
}

function listContradictions(
  center: Pick<CenterDraft, SaidField>,
  draft: Pick<CenterDraft, SaidField>,
): SuggestedChanges {
  const changes: SuggestedChanges = {}
  for (const field of saidFields) {
    const value = draft[field]
    if (placeFields.includes(field) && center[field] === null) continue
    if (value && folds[field](value) !== folds[field](center[field])) {
      changes[field] = field === 'postalCode' ? foldZip(value) : value
    }
  }
  return changes
}
