import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { cleanListName } from '#app/data/import/centers/clean-values.ts'
import { isMappable, labelFileField, maxKeyLength } from '#app/data/import/centers/own-fields.ts'
import { namelessMapping, unusableConstant } from '#app/data/import/messages.ts'
import type { Executor } from '#db/client.server.ts'
import { type ImportChoices, importMappings, imports, type ListSource } from '#db/schema/imports.ts'
import { applyNamedMapping, deleteNamedMapping, saveNamedMapping } from './named-mappings.server.ts'
import { readChoices, readList, readMapping } from './read-choices.ts'
import { canResume, isOvertaken, readImport } from './read-imports.server.ts'
import { deleteImportRows, type ImportJob } from './run-import.server.ts'

export type UploadedFile = {
  /** Both the import's id and the name of its stored file. */
  id: string
  name: string
  /** SHA-256 in hexadecimal. */
  hash: string
  /** In bytes. */
  size: number
}

/** Create an import for a stored file, with the column matches that staff saved earlier. */
export async function createImport(
  db: Executor,
  { id, name, hash, size }: UploadedFile,
  choices: ImportChoices,
): Promise<void> {
  // Drizzle's insert lists every column, and staff have no right to insert some of them.
  await db.execute(sql`
    insert into imports (id, file_name, file_hash, file_size, choices, mapping)
    values (${id}, ${name}, ${hash}, ${size}, ${JSON.stringify(choices)}::jsonb, coalesce(
      (select jsonb_object_agg(key, field) from import_mappings), '{}'))`)
}

/** Update an import if it meets the condition. False if it has moved on to another state. */
async function changeWhere(
  db: Executor,
  id: string,
  condition: SQL,
  values: { [Field in keyof ImportJob]?: ImportJob[Field] | SQL },
): Promise<boolean> {
  const changed = await db
    .update(imports)
    .set(values)
    .where(and(eq(imports.id, id), condition))
    .returning({ id: imports.id })
  return changed.length > 0
}

const isPreviewed = sql`state = 'previewed'`
/** Imports that ended early after they stored some records. */
const isBroken = sql`state in ('failed', 'cancelled') and rows_total is not null and rows_done > 0`
/** Command line imports that never finished; no process resumes them automatically. */
const isAbandoned = sql`actor_id is null and state in ('queued', 'running', 'undoing')`
const readAgain = { state: 'uploaded', rowsTotal: null, queuedAt: sql`now()` } as const

/** JSON to add to the choices of an import. */
const withChoices = (choices: Partial<ImportChoices>) =>
  sql`choices || ${JSON.stringify(choices)}::jsonb`

const maxMappings = 500

/**
 * Take all that the form of a preview holds, whichever of its buttons was pressed, and queue a new preview. A mapping
 * of columns ('' for none) is remembered for later files.
 */
async function lookAgain(db: Executor, id: string, form: FormData): Promise<Changed> {
  const { choices, unusable } = readChoices(form)
  const [constant] = unusable
  if (constant) return { problem: unusableConstant(labelFileField(constant.field), constant.value) }
  const record = await readImport(db, id)
  if (!record) return 'rejected'
  const table = record.contents?.table
  const row = form.has('headerRow') ? Number(form.get('headerRow')) : table?.row
  if (row !== table?.row) {
    if (!table?.top.some((top) => top.row === row)) return 'unknown'
    choices.headerRow = row
  }
  const mapped = new Map(Object.entries(record.mapping))
  const given = Object.entries(readMapping(form)).filter(
    ([key, field]) =>
      key.length > 0 && key.length <= maxKeyLength && field !== (mapped.get(key) ?? ''),
  )
  const named = given.filter(([, field]) => isMappable(field)).slice(0, maxMappings)
  const dropped = given.filter(([, field]) => field === '').map(([key]) => key)
  const isChanged = await changeWhere(db, id, isPreviewed, {
    ...readAgain,
    choices: withChoices({ ...choices, ...readList(form) }),
    mapping: sql`(mapping - ${sql.param(dropped)}::text[])
      || ${JSON.stringify(Object.fromEntries(named))}::jsonb`,
  })
  if (!isChanged) return 'rejected'
  await db.delete(importMappings).where(inArray(importMappings.key, dropped))
  if (named.length > 0) {
    await db
      .insert(importMappings)
      .values(named.map(([key, field]) => ({ key, field })))
      .onConflictDoUpdate({ target: importMappings.key, set: { field: sql`excluded.field` } })
  }
  return 'changed'
}

/**
 * Let only one person start or undo an import at a time: two imports previewed against the same
 * data must not both start.
 */
async function lockQueue(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('directory.imports'))`)
}

/**
 * Queue an import that has a current preview, or resume one that ended early. The import runs with
 * the rights of the person who starts it, and `list` names the source of the file. False if the
 * import can't start.
 */
export async function startImport(
  db: Executor,
  id: string,
  list: ListSource | null = null,
): Promise<boolean> {
  await lockQueue(db)
  const isReady = sql`(${isPreviewed} and not ${isOvertaken}) or ${canResume} or (${isAbandoned} and state <> 'undoing')`
  return changeWhere(db, id, sql`rows_total is not null and (${isReady})`, {
    state: 'queued',
    queuedAt: sql`now()`,
    actorId: sql`app_user_id()`,
    error: null,
    finishedAt: null,
    choices: withChoices(list ?? {}),
    rowsDone: sql`case when ${isPreviewed} then 0 else rows_done end`,
  })
}

/**
 * Cancel an import that isn't finished. A running import stops after its current batch. Returns
 * `dropped` if nothing was stored, and the file can be deleted; `cancelled` if stored records stay
 * and can be undone; null if there was nothing to cancel.
 */
export async function cancelImport(
  db: Executor,
  id: string,
): Promise<'dropped' | 'cancelled' | null> {
  const [row] = await db
    .update(imports)
    .set({
      state: 'cancelled',
      finishedAt: sql`now()`,
      rowsDone: sql`case when rows_total is null then 0 else rows_done end`,
    })
    .where(
      and(
        eq(imports.id, id),
        inArray(imports.state, ['uploaded', 'previewing', 'previewed', 'queued', 'running']),
      ),
    )
    .returning({ rowsDone: imports.rowsDone })
  if (!row) return null
  if (row.rowsDone > 0) return 'cancelled'
  await deleteImportRows(db, id)
  return 'dropped'
}

/**
 * Queue an undo, which runs with the rights of the person who requests it. False if the import
 * can't be undone.
 */
export async function requestUndo(db: Executor, id: string): Promise<boolean> {
  await lockQueue(db)
  const hasRows = sql`state = 'done' or ${isBroken} or (${isAbandoned} and rows_done > 0)`
  return changeWhere(db, id, sql`(${hasRows})`, {
    state: 'undoing',
    queuedAt: sql`now()`,
    actorId: sql`app_user_id()`,
    share: 0,
    error: null,
  })
}

/**
 * `rejected`: this import has moved on to another state. `overtaken`: another import made the
 * preview out of date.
 */
type Changed =
  | 'changed'
  | 'saved'
  | 'dropped'
  | 'cancelled'
  | 'rejected'
  | 'overtaken'
  | 'unknown'
  /** The problem with the form, and its field. */
  | { problem: string; field?: string }

/** Keep the list's name and date as typed, beside a button for something else. */
const keepList = (db: Executor, id: string, form: FormData) =>
  changeWhere(db, id, isPreviewed, { choices: withChoices(readList(form) ?? {}) })

/** Handle the button `do` on an import's page; the buttons of a choice are named like the choice. */
export async function changeImport(db: Executor, id: string, form: FormData): Promise<Changed> {
  const toChanged = (isDone: boolean) => (isDone ? 'changed' : 'rejected')
  const isChoice = form.has('outside') || form.has('sameName')
  switch (form.get('do') ?? (isChoice && 'choices')) {
    case 'start':
      if (await startImport(db, id, readList(form))) return 'changed'
      return (await readImport(db, id))?.isOvertaken ? 'overtaken' : 'rejected'
    case 'preview':
    case 'choices':
    case 'header':
    case 'mapping':
      return lookAgain(db, id, form)
    case 'save-mapping':
      if (!(await keepList(db, id, form))) return 'rejected'
      if (!cleanListName(form.get('mappingName')))
        return { problem: namelessMapping, field: 'mappingName' }
      return (await saveNamedMapping(db, id, form.get('mappingName'))) ? 'saved' : 'rejected'
    case 'use-mapping':
      await keepList(db, id, form)
      return toChanged(await applyNamedMapping(db, id, form.get('namedMapping')))
    case 'delete-mapping':
      await keepList(db, id, form)
      await deleteNamedMapping(db, form.get('namedMapping'))
      return 'changed'
    case 'cancel':
      return (await cancelImport(db, id)) ?? 'rejected'
    default:
      return 'unknown'
  }
}
