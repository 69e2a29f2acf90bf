import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { compareFile, type RunEnd } from '#app/data/sources/compare-source.server.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { ruleFacts } from '#db/schema/source-facts.ts'
import { sourceRuns, sources } from '#db/schema/sources.ts'
import { stateCode } from '#site/state.ts'
import type { TrueCenter, World } from './world.ts'

export type Source = typeof sources.$inferSelect
export type ListRecord = Record<string, unknown>

/** What one reading of the list found, and what it changed before anybody looked at it. */
export type ListRun = {
  id: string
  end: RunEnd
  counts: (typeof sourceRuns.$inferSelect)['counts']
  /** Rows of the directory that visitors see differently. */
  changedInPublic: number
  /** Those of them that a person had verified. */
  overwritten: number
}

/** Create a source that may change by itself all that a rule can. */
export async function createListSource(database: Database): Promise<Source> {
  const [source] = await asOperator(database, (db) =>
    db
      .insert(sources)
      .values({ name: 'The list', kind: 'upload', listedIn: 'The list', rules: [...ruleFacts] })
      .returning(),
  )
  if (!source) throw new Error('The source was not stored.')
  return source
}

/** Return the list as its publisher has it. */
export function writeList({ centers }: World): ListRecord[] {
  return centers.filter(({ isListed }) => isListed).map(describeRecord)
}

/** Return a list that lost all centers but one, which nobody knows. */
export function writeEmptyList(): ListRecord[] {
  return [
    { name: 'Nobody', street: '1 Nowhere Street', city: 'Newark', state: stateCode, zip: '07102' },
  ]
}

/** Return the list with 5% of its numbers changed and 30 centers that don't exist. */
export function writePoisonedList(world: World): ListRecord[] {
  const records = writeList(world).map((record, index) =>
    index % 20 === 0 ? { ...record, phone: `(609) 666-${1000 + index}` } : record,
  )
  const added = Array.from({ length: 30 }, (_, index) => ({
    name: `Miracle Cure ${index}`,
    street: `${index + 1} Miracle ${index} Avenue`,
    city: 'Newark',
    state: stateCode,
    zip: '07102',
    phone: `(609) 667-${1000 + index}`,
  }))
  return [...records, ...added]
}

function describeRecord({ name, list }: TrueCenter): ListRecord {
  return {
    name,
    street: `${name.replace(/\D/g, '')} ${name} Street`,
    city: 'Trenton',
    state: stateCode,
    zip: '08608',
    phone: list.phone,
    website: `https://${name.toLowerCase().replace(' ', '-')}.example.org`,
    categories: 'Drug addiction treatment center',
    openingHours: [{ day: 'Monday', hours: list.hours }],
  }
}

/** Compare the list with the directory as the nightly job does. `day` is the list's date. */
export async function readList(
  database: Database,
  source: Source,
  records: readonly ListRecord[],
  day: string,
): Promise<ListRun> {
  const [run] = await asOperator(database, (db) =>
    db
      .insert(sourceRuns)
      .values({ sourceId: source.id, state: 'comparing', listedOn: day, startedBy: null })
      .returning(),
  )
  if (!run) throw new Error('The run was not stored.')
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-simulate-'))
  try {
    const file = path.join(folder, 'list.json')
    const content = JSON.stringify(records)
    await writeFile(file, content)
    const before = await readPublic(database)
    const { signal } = new AbortController()
    const fileSize = Buffer.byteLength(content)
    const settings = { source, run, path: file, fileName: 'list.json', fileSize, signal }
    const end = await compareFile(database, settings)
    const after = await readPublic(database)
    const changed = [...after].filter(([id, { said }]) => before.get(id)?.said !== said)
    const { counts } = await asOperator(database, (db) =>
      readRow<Pick<ListRun, 'counts'>>(
        db,
        sql`select counts from source_runs where id = ${run.id}`,
      ),
    )
    return {
      id: run.id,
      end,
      counts,
      changedInPublic: changed.length,
      overwritten: changed.filter(([id]) => before.get(id)?.isVerified).length,
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Read a hash of what visitors see of each center, and whether a person verified it. */
async function readPublic(database: Database) {
  const rows = await asOperator(database, (db) =>
    readRows<{ id: string; said: string; isVerified: boolean }>(
      db,
      sql`select c.id, c.verified_at is not null as "isVerified",
          md5((to_jsonb(c) - 'updated_at' - 'search_vector')::text
            || array(select category from center_categories k where k.center_id = c.id order by 1)::text
            || array(select (day_of_week, hours) from center_opening_hours h where h.center_id = c.id
              order by day_of_week)::text
            || array(select (info_key, info_value) from center_additional_info i where i.center_id = c.id
              order by 1)::text) as said
        from treatment_centers c`,
    ),
  )
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
