import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Executor } from '#db/client.server.ts'
import { readProductVersion } from '#db/product-version.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { isLater } from '#db/release-rules.ts'

const centersAtOnce = 200

/** Tables that belong to a center and hold no data about people. */
const centerTables = [
  'center_former_slugs',
  'center_categories',
  'center_opening_hours',
  'center_additional_info',
  'center_views',
  'field_checks',
  'call_plans',
] as const

/** In insert order, because of foreign keys. */
const tables = ['treatment_centers', ...centerTables, 'deleted_centers'] as const

const rowsSchema = z.array(z.record(z.string(), z.unknown()))

/** The first line: the version that wrote the file, and what centers refer to. */
const headerSchema = z.object({ version: z.string(), organizations: rowsSchema.default([]) })

const lineSchema = z.partialRecord(z.enum(tables), rowsSchema)

/**
 * Export all rows of all centers, including deleted ones: a line with this version and the
 * organizations, then one line of JSON per center, an object of table → rows. Leaves out accounts, the people who
 * checked a field, and everything that members and visitors wrote.
 */
export async function* exportCenterRows(
  read: <Row>(work: (db: Executor) => Promise<Row>) => Promise<Row>,
): AsyncGenerator<string> {
  const organizations = await read((db) =>
    readRows<{ row: object }>(db, sql`select to_jsonb(o) as row from organizations o order by id`),
  )
  const header = {
    version: readProductVersion(),
    organizations: organizations.map(({ row }) => row),
  }
  yield `${JSON.stringify(header)}\n`
  for (const readPage of [readCenterLines, readDeletedCenters]) {
    for (let last: string | null = null; ; ) {
      const after: string | null = last
      const page: Line[] = await read((db) => readPage(db, after))
      if (page.length === 0) break
      for (const { line } of page) yield `${line}\n`
      last = page.at(-1)?.id ?? null
    }
  }
}

type Line = { id: string; line: string }
type Rows = z.infer<typeof lineSchema>

const isAfter = (id: string | null) => (id === null ? sql`true` : sql`id > ${id}::uuid`)

function readCenterLines(db: Executor, afterId: string | null): Promise<Line[]> {
  const childTables = centerTables.map(
    (table) => sql`${sql.raw(`'${table}'`)}, coalesce((select jsonb_agg(to_jsonb(r) - 'checked_by')
      from ${sql.identifier(table)} r where center_id = c.id), '[]')`,
  )
  return readRows(
    db,
    sql`select id, jsonb_build_object(
        'treatment_centers', jsonb_build_array(to_jsonb(c) - array['search_vector', 'location_keys', 'facets', 'more_facets', 'point', 'is_closed', 'is_out_of_state']),
        ${sql.join(childTables, sql`, `)})::text as line
      from treatment_centers c where ${isAfter(afterId)} order by id limit ${centersAtOnce}`,
  )
}

function readDeletedCenters(db: Executor, afterId: string | null): Promise<Line[]> {
  return readRows(
    db,
    sql`select id, jsonb_build_object('deleted_centers', jsonb_build_array(to_jsonb(d)
        || jsonb_build_object('deleted_by', null, 'contents',
          contents - array['votes', 'comments', 'reviews', 'reports', 'messages',
            'problem_reports', 'suggestions'])),
        'field_checks', coalesce((select jsonb_agg(to_jsonb(r) - 'checked_by')
          from field_checks r where center_id = d.id), '[]'))::text as line
      from deleted_centers d where ${isAfter(afterId)} order by id limit ${centersAtOnce}`,
  )
}

/**
 * Import the lines of `exportCenterRows` into a directory without centers. Keeps ids, slugs, former
 * slugs, pins and dates. Returns the new counts, or a problem; the caller must then roll back the
 * transaction.
 */
export async function importCenterRows(
  db: Executor,
  lines: AsyncIterable<string>,
): Promise<{ centers: number; deleted: number } | { problem: string }> {
  const before = await countRows(db)
  if (before.centers + before.deleted > 0) {
    return {
      problem: `This file goes into a directory without centers, and there are ${before.centers}, and ${before.deleted} deleted ones. Use a new DATA_DIR or database.`,
    }
  }
  let number = 0
  const batch: Rows[] = []
  for await (const line of lines) {
    number++
    if (number === 1) {
      const header = parseLine(headerSchema, line)
      if (header && isLater(header.version, readProductVersion())) {
        return {
          problem: `Version ${header.version} wrote this file. Import it with ${header.version} or later.`,
        }
      }
      if (header) {
        await insertOrganizations(db, header.organizations)
        continue
      }
    }
    const parsed = parseLine(lineSchema, line)
    if (!parsed) return { problem: `Line ${number} is not one of npm run export.` }
    batch.push(parsed)
    if (batch.length === centersAtOnce) await insertRows(db, batch.splice(0))
  }
  await insertRows(db, batch)
  return countRows(db)
}

function parseLine<Value>(schema: z.ZodType<Value>, line: string): Value | null {
  try {
    return schema.parse(JSON.parse(line))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null
    throw error
  }
}

/** Replace those that are left without centers. */
async function insertOrganizations(db: Executor, rows: Rows[keyof Rows]): Promise<void> {
  await db.execute(sql`delete from organizations`)
  await db.execute(sql`select put_back('organizations', ${JSON.stringify(rows)}::jsonb)`)
}

async function insertRows(db: Executor, batch: Rows[]): Promise<void> {
  for (const table of tables) {
    const rows = batch.flatMap((line) => line[table] ?? [])
    await db.execute(sql`select put_back(${table}, ${JSON.stringify(rows)}::jsonb)`)
  }
}

async function countRows(db: Executor): Promise<{ centers: number; deleted: number }> {
  const [counts] = await readRows<{ centers: number; deleted: number }>(
    db,
    sql`select (select count(*)::integer from treatment_centers) as centers,
      (select count(*)::integer from deleted_centers) as deleted`,
  )
  return counts ?? { centers: 0, deleted: 0 }
}
