import { sql } from 'drizzle-orm'
import { proposeList } from '#app/data/import/job/import-record.ts'
import type { ImportRecord } from '#app/data/import/job/read-imports.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

/** A list that was read before: a source that knows its centers, or an import that named its list. */
export type KnownList = { kind: 'source' | 'import'; id: string; name: string }

/** The letters of a file's name, without its extension: newer files of a list differ in their date. */
const letters = (fileName: unknown) =>
  sql`regexp_replace(regexp_replace(lower(${fileName}::text), '[.][a-z]+([.]gz)?$', ''), '[^[:alpha:]]', '', 'g')`

/**
 * Find the list that an import's file continues: it has the same list name, or the same file name apart from digits and
 * punctuation. A source goes before an import, then the newest. Null if nothing is like it.
 */
export async function findKnownList(
  db: Executor,
  { id, fileName, fileHash, choices, contents }: ImportRecord,
): Promise<KnownList | null> {
  const listedIn = choices.listedIn ?? proposeList(fileName, contents).listedIn
  // Each search of Google Maps is another list.
  const name = listedIn === 'Google Maps' ? null : listedIn
  const [known] = await readRows<KnownList>(
    db,
    sql`select kind, id, name from (
        select 'source' as kind, s.id, s.name, s.listed_in, r.file_name, coalesce(r.started_at, s.created_at) as at
        from sources s left join lateral (select file_name, started_at from source_runs
          where source_id = s.id and file_name is not null order by started_at desc limit 1) r on true
        where removed_at is null and exists (select from source_records where source_id = s.id)
        union all
        select 'import', i.id, choices ->> 'listedIn', choices ->> 'listedIn', i.file_name, finished_at
        from imports i
        where state = 'done' and choices ->> 'listedIn' is not null and i.id <> ${id}
          and file_hash <> ${fileHash}
      ) known
      where lower(listed_in) = lower(${name}::text)
        or (${letters(sql`file_name`)} = ${letters(fileName)} and ${letters(fileName)} <> '')
      order by kind desc, lower(listed_in) is not distinct from lower(${name}::text) desc, at desc, id limit 1`,
  )
  return known ?? null
}
