import { asc, eq, sql } from 'drizzle-orm'
import { cleanListName } from '#app/data/import/centers/clean-values.ts'
import { hashShape } from '#app/data/import/formats/table-header.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { type ImportContents, imports, namedMappings } from '#db/schema/imports.ts'

/** A mapping that staff saved, and whether its file had the same columns. */
export type NamedMapping = { id: string; name: string; isSameFile: boolean }

/** List the saved mappings for a preview, those of files with the same columns first. */
export async function listNamedMappings(
  db: Executor,
  contents: ImportContents | null,
): Promise<NamedMapping[]> {
  const { id, name, columns } = namedMappings
  const saved = await db.select({ id, name, columns }).from(namedMappings).orderBy(asc(name))
  const own = hashShape(contents?.columns ?? [])
  return saved
    .map((mapping) => {
      const shape = hashShape(mapping.columns)
      const isSameFile = shape === own || findHeaderRow(contents, shape) !== null
      return { id: mapping.id, name: mapping.name, isSameFile }
    })
    .sort((one, other) => Number(other.isSameFile) - Number(one.isSameFile))
}

/** Return the row of a previewed table that names the columns of this shape; null without one. */
function findHeaderRow(contents: ImportContents | null, shape: string): number | null {
  return contents?.table?.top.find((row) => row.shape === shape)?.row ?? null
}

/**
 * Save a previewed import's column matches, constants and rules about rows under a name, in place of what
 * had the name. False if the name is empty or the import isn't previewed.
 */
export async function saveNamedMapping(
  db: Executor,
  importId: string,
  written: unknown,
): Promise<boolean> {
  const name = cleanListName(written)
  if (!name) return false
  const saved = await readRows(
    db,
    sql`insert into named_mappings (name, columns, mapping, constants, skip_rules, keep_rules)
      select ${name}, array(select jsonb_array_elements_text(contents -> 'columns')),
        (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(mapping)
          where contents -> 'mappedFields' ? key),
        coalesce(choices -> 'constants', '[]'), choices -> 'skipRules',
        coalesce(choices -> 'keepRules', '[]')
      from imports where id = ${importId} and state = 'previewed'
      on conflict (name) do update set columns = excluded.columns, mapping = excluded.mapping,
        constants = excluded.constants, skip_rules = excluded.skip_rules,
        keep_rules = excluded.keep_rules
      returning name`,
  )
  return saved.length > 0
}

/** Read a saved mapping by its name, for the command line. */
export async function findNamedMapping(db: Executor, name: string) {
  const [found] = await db.select().from(namedMappings).where(eq(namedMappings.name, name))
  return found ?? null
}

/**
 * Give a previewed import a saved mapping with the header row that has its columns, and queue a new preview. False if the import isn't
 * previewed, or somebody deleted the mapping.
 */
export async function applyNamedMapping(
  db: Executor,
  importId: string,
  id: unknown,
): Promise<boolean> {
  if (typeof id !== 'string' || !isUuid(id)) return false
  const [saved] = await db.select().from(namedMappings).where(eq(namedMappings.id, id))
  const [previewed] = await db.select().from(imports).where(eq(imports.id, importId))
  if (!saved || !previewed) return false
  const headerRow = findHeaderRow(previewed.contents, hashShape(saved.columns))
  const changed = await readRows(
    db,
    sql`update imports set state = 'uploaded', rows_total = null, queued_at = now(),
        mapping = imports.mapping || n.mapping,
        choices = imports.choices || jsonb_build_object('constants', n.constants,
            'skipRules', n.skip_rules, 'keepRules', n.keep_rules)
          || ${JSON.stringify(headerRow === null ? {} : { headerRow })}::jsonb
      from named_mappings n
      where imports.id = ${importId} and imports.state = 'previewed' and n.id = ${id}
      returning imports.id`,
  )
  return changed.length > 0
}

export async function deleteNamedMapping(db: Executor, id: unknown): Promise<void> {
  if (typeof id !== 'string' || !isUuid(id)) return
  await db.delete(namedMappings).where(eq(namedMappings.id, id))
}
