import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import {
  cleanDay,
  cleanListName,
  cleanSkipRule,
} from '#app/features/import/centers/clean-values.ts'
import { isMappable, maxKeyLength } from '#app/features/import/centers/own-fields.ts'
import type { Executor } from '#db/client.server.ts'
import {
  type ImportChoices,
  importMappings,
  imports,
  type ListSource,
  type SkipRule,
} from '#db/schema/imports.ts'
import { isOvertaken, readImport } from './read-imports.server.ts'
import { deleteImportRows, type ImportJob } from './run-import.server.ts'

export type UploadedFile = {
  /** The id of the import that it will be; its file has this name. */
  id: string
  name: string
  /** SHA-256 of the file, in hexadecimal digits. */
  hash: string
  /** In bytes. */
  size: number
}

/** Stores an import whose file is in its place, with what earlier ones said of unknown columns. */
export async function createImport(
  db: Executor,
  { id, name, hash, size }: UploadedFile,
  choices: ImportChoices,
): Promise<void> {
  // Drizzle's insert names every column, and the staff may not name all of them.
  await db.execute(sql`
    insert into imports (id, file_name, file_hash, file_size, choices, mapping)
    values (${id}, ${name}, ${hash}, ${size}, ${JSON.stringify(choices)}::jsonb, coalesce(
      (select jsonb_object_agg(key, field) from import_mappings), '{}'))`)
}

/** Changes an import that is in the state for it. False where it is in another one by now. */
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
/** What ended early, with something stored. */
const isBroken = sql`state in ('failed', 'cancelled') and rows_total is not null and rows_done > 0`
/** What the command line did not bring to its end: nobody goes on with it by itself. */
const isLeft = sql`actor_id is null and state in ('queued', 'running', 'undoing')`
const readAgain = { state: 'uploaded', rowsTotal: null, queuedAt: sql`now()` } as const

/** Looks at the file again with other choices. False unless its preview waits for a decision. */
function changeChoices(
  db: Executor,
  id: string,
  choices: Partial<ImportChoices>,
): Promise<boolean> {
  const both = sql`choices || ${JSON.stringify(choices)}::jsonb`
  return changeWhere(db, id, isPreviewed, { ...readAgain, choices: both })
}

const maxMappings = 500
const maxSkipRules = 10

/**
 * Says which field each unknown column is ('' for none), for this file and those to come, and looks at
 * the file again. False unless its preview waits for a decision.
 */
export async function changeMapping(
  db: Executor,
  id: string,
  mapping: Readonly<Record<string, string>>,
): Promise<boolean> {
  const given = Object.entries(mapping).filter(
    ([key]) => key.length > 0 && key.length <= maxKeyLength,
  )
  const named = given.filter(([, field]) => isMappable(field)).slice(0, maxMappings)
  const dropped = given.filter(([, field]) => field === '').map(([key]) => key)
  const both = sql`(mapping - ${sql.param(dropped)}::text[])
    || ${JSON.stringify(Object.fromEntries(named))}::jsonb`
  if (!(await changeWhere(db, id, isPreviewed, { ...readAgain, mapping: both }))) return false
  await db.delete(importMappings).where(inArray(importMappings.key, dropped))
  if (named.length > 0) {
    await db
      .insert(importMappings)
      .values(named.map(([key, field]) => ({ key, field })))
      .onConflictDoUpdate({ target: importMappings.key, set: { field: sql`excluded.field` } })
  }
  return true
}

/** Orders are given one after the other, so that two imports with the same preview never both start. */
async function lockQueue(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('directory.imports'))`)
}

/**
 * Puts an import in the queue: one with a preview that still holds, or one that ended early, which then
 * resumes where it stopped. It runs with the rights of whoever starts it, for the list that they say the
 * file is. False where that cannot be.
 */
export async function startImport(
  db: Executor,
  id: string,
  list: ListSource | null = null,
): Promise<boolean> {
  await lockQueue(db)
  const isReady = sql`(${isPreviewed} and not ${isOvertaken}) or ${isBroken} or (${isLeft} and state <> 'undoing')`
  return changeWhere(db, id, sql`rows_total is not null and (${isReady})`, {
    state: 'queued',
    queuedAt: sql`now()`,
    actorId: sql`app_user_id()`,
    error: null,
    finishedAt: null,
    choices: sql`choices || ${JSON.stringify(list ?? {})}::jsonb`,
    rowsDone: sql`case when ${isPreviewed} then 0 else rows_done end`,
  })
}

/**
 * Cancels an import before its end: `dropped` where nothing had been imported yet, and its file can go. Where
 * it is being worked on, that stops after the batch in hand; what is stored by then stays, and can be undone.
 * Null where there was nothing to cancel.
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
      leaseUntil: null,
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

/** Asks for an import to be undone, with the rights of whoever asks. False where that cannot be. */
export async function requestUndo(db: Executor, id: string): Promise<boolean> {
  await lockQueue(db)
  const hasRows = sql`state = 'done' or ${isBroken} or (${isLeft} and rows_done > 0)`
  return changeWhere(db, id, sql`(${hasRows})`, {
    state: 'undoing',
    queuedAt: sql`now()`,
    actorId: sql`app_user_id()`,
    share: 0,
    error: null,
  })
}

/** What came of a person's order: `rejected` where the import has gone on meanwhile, `overtaken` where another has. */
type Changed = 'changed' | 'dropped' | 'cancelled' | 'rejected' | 'overtaken' | 'unknown'

/** Does what the button named `do` of an import's page says. */
export async function changeImport(db: Executor, id: string, form: FormData): Promise<Changed> {
  const toChanged = (isDone: boolean) => (isDone ? 'changed' : 'rejected')
  switch (form.get('do')) {
    case 'start':
      if (await startImport(db, id, readList(form))) return 'changed'
      return (await readImport(db, id))?.isOvertaken ? 'overtaken' : 'rejected'
    case 'preview':
      return toChanged(await changeChoices(db, id, {}))
    case 'choices':
      return toChanged(
        await changeChoices(db, id, {
          sameName: form.get('sameName') === 'import' ? 'import' : 'skip',
          duplicates: form.get('duplicates') === 'fill' ? 'fill' : 'skip',
          skipRules: readSkipRules(form),
        }),
      )
    case 'mapping':
      return toChanged(await changeMapping(db, id, readMapping(form)))
    case 'cancel':
      return (await cancelImport(db, id)) ?? 'rejected'
    default:
      return 'unknown'
  }
}

/** The list that a form says its file is; null where it does not ask. */
function readList(form: FormData): ListSource | null {
  if (!form.has('listedIn')) return null
  return {
    listedIn: cleanListName(form.get('listedIn')),
    listedOn: cleanDay(form.get('listedOn')),
  }
}

/** From pairs of fields `skipColumn` and `skipValue`; a pair that is not filled is none. */
function readSkipRules(form: FormData): SkipRule[] {
  const values = form.getAll('skipValue')
  return form
    .getAll('skipColumn')
    .flatMap((column, index) => cleanSkipRule(column, values[index]) ?? [])
    .slice(0, maxSkipRules)
}

/** Which field each column is, from fields named `column:KEY`. */
function readMapping(form: FormData): Record<string, string> {
  const mapping: Record<string, string> = Object.create(null)
  for (const [name, value] of form) {
    if (name.startsWith('column:') && typeof value === 'string') {
      mapping[name.slice('column:'.length)] = value
    }
  }
  return mapping
}
