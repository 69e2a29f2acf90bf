import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { CenterDraft } from '#app/features/import/centers/center-draft.ts'
import type { ParsedItem } from '#app/features/import/centers/parse-centers.ts'
import { importMessages, recordWarnings } from '#app/features/import/messages.en.ts'
import { locateCounty } from '#app/lib/county.server.ts'
import { foldText } from '#app/lib/fold-text.ts'
import { loadPlaces } from '#app/lib/places/load-places.server.ts'
import type { Executor } from '#db/client.server.ts'
import { stateCode } from '#site/state.ts'
import { decideBatch, describeOutcome, type ImportOrder } from './decide-batch.server.ts'
import { createFileMemory, type FileMemory, type NumberedDraft } from './find-original.server.ts'
import type { ImportOutcome } from './import-record.ts'
import { insertDrafts, updateImportedCenters } from './write-imported-centers.server.ts'

/**
 * Import a batch inside the caller's transaction and return the outcomes in record order. If the
 * database rejects the batch, try each half separately, down to the record at fault: that one fails
 * and the others are stored. With `memory`, only preview: store nothing.
 */
export async function importBatch(
  db: Executor,
  items: readonly ParsedItem[],
  order: ImportOrder,
  memory: FileMemory | null,
): Promise<ImportOutcome[]> {
  const drafts = items.flatMap((item) =>
    item.ok ? [{ number: item.number, draft: addCounty(item.draft) }] : [],
  )
  const outcomes = memory
    ? (await decideBatch(db, drafts, order, memory)).outcomes
    : await storeOrHalve(db, drafts, order)
  const skipped = items.flatMap((item) =>
    item.ok
      ? []
      : { ...describeOutcome(item.number, 'skipped'), name: item.name, reason: item.reason },
  )
  return [...outcomes, ...skipped].sort((one, other) => one.number - other.number)
}

async function storeOrHalve(
  db: Executor,
  items: readonly NumberedDraft[],
  order: ImportOrder,
): Promise<ImportOutcome[]> {
  const [first] = items
  if (!first) return []
  const progress = { isInserting: false }
  try {
    return await db.transaction((savepoint) => store(savepoint, items, order, progress))
  } catch (error) {
    const reason = findRecordError(error)
    if (reason === null) throw error
    if (items.length === 1) {
      const describe = progress.isInserting
        ? importMessages.failedToInsert
        : importMessages.processingError
      const { number, draft } = first
      return [{ ...describeOutcome(number, 'failed', draft), reason: describe(draft.name, reason) }]
    }
    const middle = Math.ceil(items.length / 2)
    const stored = await storeOrHalve(db, items.slice(0, middle), order)
    return [...stored, ...(await storeOrHalve(db, items.slice(middle), order))]
  }
}

async function store(
  db: Executor,
  items: readonly NumberedDraft[],
  order: ImportOrder,
  progress: { isInserting: boolean },
): Promise<ImportOutcome[]> {
  const decided = await decideBatch(db, items, order, createFileMemory())
  const added = [...decided.added].map(([number, draft]) => ({ number, id: randomUUID(), draft }))
  await updateImportedCenters(db, decided.changed)
  await suggestChanges(db, decided.said)
  progress.isInserting = true
  await insertDrafts(db, added, order.choices)
  const ids = new Map<number, string>(added.map(({ number, id }) => [number, id]))
  return decided.outcomes.map((outcome) => ({
    ...outcome,
    centerId: outcome.centerId ?? ids.get(outcome.originalNumber ?? outcome.number) ?? null,
  }))
}

const plainErrors: Record<string, string> = {
  '54000': 'a value is too long',
  '23505': 'another center took its place id or address at the same moment',
}

/**
 * Returns the reason if the database rejected a record's values: bad data, a constraint, a limit or
 * a trigger. Null for other errors, such as a lost connection or missing rights, which would affect
 * every record.
 */
function findRecordError(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (/^(22|23|54)|^P0001$/.test(code)) return plainErrors[code] ?? cause.message
  }
  return null
}

/**
 * Sets the county of a center in the state. The ZIP code wins over a county from the file; without a
 * county in the file, the coordinates decide.
 */
function addCounty(draft: CenterDraft): CenterDraft {
  const { county, state, countryCode, latitude, longitude, postalCode } = draft
  const zip = loadPlaces().zips.get(postalCode?.slice(0, 5) ?? '')
  if (county && !draft.isVerbatim && state === stateCode && zip?.place.state === stateCode) {
    if (foldText(county) === foldText(zip.place.county)) return draft
    const warning = recordWarnings.otherCounty(county, zip.place.county, zip.zip)
    return { ...draft, county: zip.place.county, warnings: [...draft.warnings, warning] }
  }
  if (county || countryCode !== 'US' || (state && state !== stateCode)) return draft
  if (latitude === null || longitude === null) return draft
  return { ...draft, county: locateCounty(latitude, longitude) }
}

/**
 * Creates suggestions for verified centers where a record has a different phone, website or
 * address; formatting differences don't count. Skips a suggestion that is still open or was settled
 * in the last 180 days.
 */
async function suggestChanges(
  db: Executor,
  said: readonly { id: string; draft: CenterDraft }[],
): Promise<void> {
  if (said.length === 0) return
  const rows = said.map(({ id, draft }) => ({
    id,
    phone: draft.phone,
    website: draft.website,
    street: draft.street,
    city: draft.city,
    zip: draft.postalCode?.slice(0, 5),
  }))
  await db.execute(sql`
    insert into suggestions (center_id, changes, source)
    select id, changes, 'import' from (
      select distinct on (c.id) c.id, jsonb_strip_nulls(jsonb_build_object(
        'phone', case when right(regexp_replace(f.phone, '\\D', '', 'g'), 10)
          <> right(regexp_replace(coalesce(c.phone, ''), '\\D', '', 'g'), 10) then f.phone end,
        'website', case when regexp_replace(lower(f.website), '^https?://(www\\.)?|/+$', '', 'g')
          <> regexp_replace(lower(coalesce(c.website, '')), '^https?://(www\\.)?|/+$', '', 'g')
          then f.website end,
        'street', case when fold_text(f.street) <> fold_text(c.street) then f.street end,
        'city', case when fold_text(f.city) <> fold_text(c.city) then f.city end,
        'postalCode', case when f.zip <> left(c.postal_code, 5) then f.zip end)) as changes
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
          as f (id uuid, phone text, website text, street text, city text, zip text)
        join treatment_centers c on c.id = f.id
      order by c.id) as differing
    where changes <> '{}' and not exists (select 1 from suggestions s
      where s.center_id = differing.id and s.changes = differing.changes
        and (s.status = 'open' or s.settled_at > now() - interval '180 days'))`)
}
