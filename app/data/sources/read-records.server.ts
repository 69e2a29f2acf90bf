import { sql } from 'drizzle-orm'
import { foldStreet, foldZip } from '#app/center/fields/comparable-values.ts'
import type { CenterDraft } from '#app/data/import/centers/center-draft.ts'
import { isOutsideState } from '#app/data/import/centers/is-outside-state.ts'
import type { ParsedItem } from '#app/data/import/centers/parse-centers.ts'
import { addCounty } from '#app/data/import/job/add-county.server.ts'
import {
  type Candidate,
  compareWithDirectory,
  createFileMemory,
  findOriginal,
} from '#app/data/import/job/find-original.server.ts'
import { defaultChoices } from '#app/data/import/job/import-record.ts'
import { splitWords } from '#app/lib/fold-text.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { LeftOutRecord, SourceRunCounts } from '#db/schema/sources.ts'
import { takeFingerprint } from './compare-center.ts'
import type { Source, SourceRun } from './source-run.server.ts'
import { insertDifferences } from './write-differences.server.ts'

/** An index row has at most 2,700 bytes, a letter up to four. */
const maxKeyLength = 500
/** Rows of one name at one address. More are no programs of one center. */
const maxRows = 20

type Named = Pick<CenterDraft, 'placeId' | 'name' | 'street' | 'address' | 'postalCode'>

/** Find the same record in the source's next file. */
export function makeRecordKey({ placeId, name, street, address, postalCode }: Named): string {
  const key = placeId
    ? `place ${placeId}`
    : [splitWords(name).join(' '), foldStreet(street ?? address), foldZip(postalCode)].join('|')
  return key.slice(0, maxKeyLength)
}

type StoredRecords = Pick<SourceRunCounts, 'unreadable'> & {
  leftOut: LeftOutRecord[]
  outside: number
}

/**
 * Store what a batch of the file says, each record with its center: the one that it had before, or
 * else the one that an import would find. Returns how many can't be read, how many are left out because they are
 * outside the state, and those whose name is known at another address. A record that has its center is never left out:
 * the center would look as if the source no longer listed it.
 */
export async function storeRecords(
  db: Executor,
  items: readonly ParsedItem[],
  source: Source,
  run: SourceRun,
): Promise<StoredRecords> {
  const numbered = items.flatMap((item) =>
    item.ok ? { number: item.number, draft: addCounty(item.draft) } : [],
  )
  const candidates = await compareWithDirectory(db, numbered, run.id)
  const known = await readLinks(
    db,
    source.id,
    candidates.map(({ draft }) => makeRecordKey(draft)),
  )
  const records = new Map<string, { key: string; centerId: string | null; said: CenterDraft[] }>()
  const ambiguous = new Map<string, string[]>()
  const leftOut: LeftOutRecord[] = []
  let outside = 0
  for (const candidate of candidates) {
    const key = makeRecordKey(candidate.draft)
    const link = known.get(key)
    if (source.outside === 'skip' && !link?.isThere && isOutsideState(candidate.draft)) {
      outside++
      continue
    }
    const match = findOriginal(
      candidate,
      { ...defaultChoices, duplicates: 'fill' },
      createFileMemory(),
    )
    const isSameNameOnly = match?.rule.startsWith('same-name') ?? false
    if (isSameNameOnly && !link && source.sameName === 'skip') {
      const { name, address } = candidate.draft
      leftOut.push({ number: candidate.number, name, address })
      continue
    }
    const found = match && !isSameNameOnly && 'id' in match.original ? match.original.id : null
    const centerId = link?.isThere ? link.centerId : (found ?? link?.centerId ?? null)
    const record = records.get(key) ?? { key, centerId, said: [] }
    if (record.said.length < maxRows) record.said.push(candidate.draft)
    records.set(key, record)
    const matches = listMatches(candidate)
    if (matches.length > 1) ambiguous.set(key, matches)
  }
  await upsertRecords(db, source, run, [...records.values()])
  await insertDifferences(
    db,
    run,
    [...ambiguous].map(([recordKey, ids]) => ({
      kind: 'conflicting',
      conflict: 'centers',
      recordKey,
      centerId: records.get(recordKey)?.centerId ?? null,
      changes: [{ field: 'center', old: null, new: ids }],
      fingerprint: takeFingerprint('centers', ids),
    })),
  )
  return { leftOut, outside, unreadable: items.length - numbered.length }
}

/** List the centers that a record matches by its place id, or by its name and address. */
function listMatches({ draft, byPlace, byAddress, neighbors }: Candidate): string[] {
  const named = neighbors.filter(({ name }) => name.toLowerCase() === draft.name.toLowerCase())
  const ids = [byPlace, byAddress, ...named].flatMap((center) => center?.id ?? [])
  return [...new Set(ids)].sort()
}

type Link = { key: string; centerId: string; isThere: boolean }

/** Read the centers that records had before. One that staff deleted is not there. */
async function readLinks(
  db: Executor,
  sourceId: string,
  keys: readonly string[],
): Promise<Map<string, Link>> {
  const links = await readRows<Link>(
    db,
    sql`select r.key, r.center_id as "centerId", c.id is not null as "isThere"
      from source_records r left join treatment_centers c on c.id = r.center_id
      where r.source_id = ${sourceId} and r.key = any (${sql.param(keys)}::text[])
        and r.center_id is not null`,
  )
  return new Map(links.map((link) => [link.key, link]))
}

async function upsertRecords(
  db: Executor,
  source: Source,
  run: SourceRun,
  records: readonly object[],
): Promise<void> {
  await db.execute(sql`
    insert into source_records (source_id, key, center_id, last_run_id, said)
    select ${source.id}, key, "centerId", ${run.id}, said
    from jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb)
      as record (key text, "centerId" uuid, said jsonb)
    on conflict (source_id, key) do update set
      center_id = excluded.center_id,
      last_run_id = excluded.last_run_id,
      said_before = case
        when source_records.last_run_id <> excluded.last_run_id and exists (select from source_runs r
          where r.id = source_records.last_run_id and r.state = 'open') and not exists (
            select from differences d where d.source_id = source_records.source_id
              and d.record_key = source_records.key and d.run_id = source_records.last_run_id
              and d.conflict = 'centers') then source_records.said
        else source_records.said_before end,
      said = case
        when source_records.last_run_id <> excluded.last_run_id then excluded.said
        when jsonb_array_length(source_records.said) < ${maxRows}::integer
          then source_records.said || excluded.said
        else source_records.said end`)
}
