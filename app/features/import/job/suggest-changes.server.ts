import { sql } from 'drizzle-orm'
import type { CenterDraft } from '#app/features/import/centers/center-draft.ts'
import type { Transaction } from '#db/client.server.ts'

/** What a file says of a center of the directory that a person has checked. */
export type SaidOfVerified = { id: string; draft: CenterDraft }

/**
 * Suggests to the staff where files contradict what a person has checked: another number, site or address, compared
 * without what is only their form. What was suggested already, and not dismissed for half a year, is not again.
 */
export async function suggestChanges(
  tx: Transaction,
  said: readonly SaidOfVerified[],
): Promise<void> {
  if (said.length === 0) return
  const rows = said.map(({ id, draft }) => ({
    ...{ id, phone: draft.phone, website: draft.website },
    ...{ street: draft.street, city: draft.city, zip: draft.postalCode?.slice(0, 5) },
  }))
  await tx.execute(sql`
    insert into suggestions (center_id, facts, source)
    select id, facts, 'import' from (
      select distinct on (c.id) c.id, jsonb_strip_nulls(jsonb_build_object(
        'phone', case when right(regexp_replace(f.phone, '\\D', '', 'g'), 10)
          <> right(regexp_replace(coalesce(c.phone, ''), '\\D', '', 'g'), 10) then f.phone end,
        'website', case when regexp_replace(lower(f.website), '^https?://(www\\.)?|/+$', '', 'g')
          <> regexp_replace(lower(coalesce(c.website, '')), '^https?://(www\\.)?|/+$', '', 'g')
          then f.website end,
        'street', case when fold_text(f.street) <> fold_text(c.street) then f.street end,
        'city', case when fold_text(f.city) <> fold_text(c.city) then f.city end,
        'postalCode', case when f.zip <> left(c.postal_code, 5) then f.zip end)) as facts
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
          as f (id uuid, phone text, website text, street text, city text, zip text)
        join treatment_centers c on c.id = f.id
      order by c.id) as differing
    where facts <> '{}' and not exists (select 1 from suggestions s
      where s.center_id = differing.id and s.facts = differing.facts
        and (s.status = 'open' or s.settled_at > now() - interval '180 days'))`)
}
