import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { countRows, type RowFilter, rowsPerPage } from '#app/data/import/screen/import-address.ts'
import { readPage } from '#app/lib/list-query.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { isHeld } from '#db/leases.server.ts'
import { nameMember } from '#db/member-name.server.ts'
import { importRows, imports } from '#db/schema/imports.ts'
import { listNamedMappings } from './named-mappings.server.ts'
import { firstRecords } from './preview-values.server.ts'

/** Another import, or an undo, has changed the directory since this import was previewed. */
export const isOutdated = sql<boolean>`exists (select 1 from imports o where o.id <> imports.id and (
  o.undone_at > imports.previewed_at
  or (o.rows_total is not null and o.rows_done > 0 and o.state <> 'previewing'
    and greatest(o.working_since, o.finished_at) > imports.previewed_at
    and (o.counts->>'inserted')::integer + (o.counts->>'merged')::integer
      + (o.counts->>'filled')::integer > 0)))`

/** Whether another import has changed the directory since the preview, or is about to. */
export const isOvertaken = sql<boolean>`(${isOutdated} or exists (select 1 from imports o
  where o.id <> imports.id and o.state in ('queued', 'running', 'undoing')
    and (${isHeld(sql`o.id`)} or o.actor_id is not null)))`

/**
 * An import that ended early after it stored some records, and can go on with the others. One whose undo ended early
 * can only be undone: its share is that of the undo, and the undone records would be missing.
 */
export const canResume = sql<boolean>`(imports.state in ('failed', 'cancelled') and imports.rows_total is not null
  and imports.rows_done > 0 and (imports.rows_done < imports.rows_total or imports.share = 1)
  and not exists (select from center_changes x where x.set_id = imports.id
    and (x.undone or x.kept_because is not null)))`

const importColumns = {
  ...getTableColumns(imports),
  /** Who brought the file; null for the command line. */
  createdBy: nameMember(sql`imports.created_by`),
  /** For how long the present work has gone on without a break. */
  seconds: sql<number | null>`extract(epoch from now() - working_since)::double precision`,
  /** How many imports are worked on before it. What the command line has left, nobody works on. */
  ahead: sql<number>`(select count(*)::integer from imports o
    where o.id <> imports.id and o.state in ('uploaded', 'previewing', 'queued', 'running', 'undoing')
      and (${isHeld(sql`o.id`)} or (o.actor_id is not null
        and (o.queued_at, o.id) < (imports.queued_at, imports.id))))`,
  isOvertaken: sql<boolean>`(state = 'previewed' and ${isOvertaken})`,
  canResume,
  /** An earlier import of the very same file that is still in the directory. */
  sameFile: sql<string | null>`(select o.id from imports o where o.file_hash = imports.file_hash
      and o.id <> imports.id and o.state = 'done' order by o.finished_at desc limit 1)`,
}

/** One import as its page shows it. */
export type ImportRecord = NonNullable<Awaited<ReturnType<typeof readImport>>>

/** Null where there is none of this id, or where it is no id. */
export async function readImport(db: Executor, id: string) {
  if (!isUuid(id)) return null
  const [record] = await db.select(importColumns).from(imports).where(eq(imports.id, id))
  return record ?? null
}

/** The newest imports of all admins. */
export function listImports(db: Executor): Promise<ImportRecord[]> {
  const newest = db.select(importColumns).from(imports).orderBy(desc(imports.createdAt), imports.id)
  return newest.limit(20)
}

/** What a record did to a center. */
const changeOfRow = sql`center_changes x
  where x.set_id = import_rows.import_id and x.number = import_rows.number`

const conditions: Record<RowFilter | 'left-out', SQL> = {
  all: sql`true`,
  new: sql`outcome = 'inserted'`,
  duplicate: sql`outcome = 'duplicate'`,
  merged: sql`outcome = 'merged'`,
  filled: sql`outcome = 'filled'`,
  skipped: sql`outcome = 'skipped' and rule is distinct from 'outside'`,
  outside: sql`rule = 'outside'`,
  failed: sql`outcome = 'failed'`,
  warned: sql`warnings <> '[]'`,
  kept: sql`exists (select from ${changeOfRow} and x.kept_because is not null)`,
  'left-out': sql`outcome in ('skipped', 'failed') and rule is distinct from 'outside'`,
}

type Wanted = {
  filter?: keyof typeof conditions
  limit: number
  offset?: number
  after?: number
  /** Whether what was left out comes last. */
  skippedLast?: boolean
}

/** A record of an import with what became of it, and the center that it became or repeats. */
export type ShownRow = Awaited<ReturnType<typeof listRows>>[number]

/** Records of an import in the order of the file, after the record with the number `after`. */
export function listRows(
  db: Executor,
  id: string,
  { filter = 'all', limit, offset = 0, after = 0, skippedLast = false }: Wanted,
) {
  const { importId, centerId, changes, ...columns } = getTableColumns(importRows)
  const center = sql<{ slug: string; name: string; address: string | null } | null>`(
    select jsonb_build_object('slug', c.slug, 'name', c.name, 'address', c.address)
    from treatment_centers c where c.id = import_rows.center_id)`
  return db
    .select({
      ...columns,
      center,
      undone: sql<boolean>`exists (select from ${changeOfRow} and x.undone)`,
      keptBecause: sql<string | null>`(select x.kept_because from ${changeOfRow})`,
    })
    .from(importRows)
    .where(and(eq(importId, id), sql`number > ${after}`, conditions[filter]))
    .orderBy(...(skippedLast ? [sql`outcome = 'skipped'`] : []), importRows.number)
    .limit(limit)
    .offset(offset)
}

/** Count the open centers that an import added or changed and that have no phone number. */
function countWithoutNumber(db: Executor, id: string): Promise<number> {
  return db.$count(
    sql`treatment_centers c`,
    sql`c.phone is null and not c.permanently_closed and exists (select from center_changes x
      where x.set_id = ${id} and x.center_id = c.id and not x.undone)`,
  )
}

/** All that an import's page shows. */
export type OpenedImport = NonNullable<Awaited<ReturnType<typeof openImport>>>

/** Null where `readImport` is. `page` counts from 1; past the end it is the last one. */
export async function openImport(
  db: Executor,
  id: string,
  { filter, page: asked }: { filter: RowFilter; page: number },
) {
  const record = await readImport(db, id)
  if (!record) return null
  const total = record.counts ? countRows(record.counts)[filter] : 0
  const { outside = 0, skipped = 0 } = record.counts ?? {}
  const skippedLast = outside + skipped > 0
  const { rows, page } = await readPage(asked, rowsPerPage, Promise.resolve(total), (range) =>
    listRows(db, id, { filter, skippedLast, ...range }),
  )
  const withoutNumber = record.state === 'done' ? await countWithoutNumber(db, id) : 0
  const opened = { record, rows, filter, page, withoutNumber }
  if (record.state !== 'previewed') return { ...opened, namedMappings: [], first: [] }
  const first = await listRows(db, id, { limit: firstRecords, skippedLast })
  const read = first.filter(({ outcome }) => outcome !== 'skipped')
  return {
    ...opened,
    namedMappings: await listNamedMappings(db, record.contents),
    /** The numbers of the first records that are not left out. */
    first: read.map(({ number }) => number),
  }
}
