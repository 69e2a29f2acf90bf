import { sql } from 'drizzle-orm'
import { cleanDay, cleanListName } from '#app/features/import/centers/clean-values.ts'
import { isMappable } from '#app/features/import/centers/mappable-fields.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { ImportChoices, ListSource } from './import-outcome.ts'
import { deleteImportRows } from './run-import.server.ts'

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
  tx: Transaction,
  { id, name, hash, size }: UploadedFile,
  choices: ImportChoices,
): Promise<void> {
  await tx.execute(sql`
    insert into imports (id, file_name, file_hash, file_size, choices, mapping)
    values (${id}, ${name}, ${hash}, ${size}, ${JSON.stringify(choices)}::jsonb, coalesce(
      (select jsonb_object_agg(key, field) from import_mappings), '{}'))`)
}

/** Looks at the file again with other choices. False unless its preview waits for a decision. */
export async function changeChoices(
  tx: Transaction,
  id: string,
  choices: Partial<ImportChoices>,
): Promise<boolean> {
  const changed = await readRows(
    tx,
    sql`update imports set choices = choices || ${JSON.stringify(choices)}::jsonb, state = 'uploaded',
        rows_total = null, queued_at = now() where id = ${id} and state = 'previewed' returning id`,
  )
  return changed.length > 0
}

const maxMappings = 500

/**
 * Says which field each unknown column is ('' for none), for this file and those to come, and looks at
 * the file again. False unless its preview waits for a decision.
 */
export async function changeMapping(
  tx: Transaction,
  id: string,
  mapping: Readonly<Record<string, string>>,
): Promise<boolean> {
  const [current] = await readRows<{ mapping: Record<string, string> }>(
    tx,
    sql`select mapping from imports where id = ${id} and state = 'previewed' for update`,
  )
  if (!current) return false
  const given = Object.entries(mapping).filter(([key]) => key.length > 0 && key.length <= 100)
  const named = given.filter(([, field]) => isMappable(field)).slice(0, maxMappings)
  const dropped = given.filter(([, field]) => field === '').map(([key]) => key)
  const next = { ...current.mapping, ...Object.fromEntries(named) }
  for (const key of dropped) delete next[key]
  await tx.execute(
    sql`delete from import_mappings where key in (
      select value from jsonb_array_elements_text(${JSON.stringify(dropped)}::text::jsonb))`,
  )
  await tx.execute(
    sql`insert into import_mappings (key, field)
      select key, field from jsonb_to_recordset(
        ${JSON.stringify(named.map(([key, field]) => ({ key, field })))}::text::jsonb)
        as given (key text, field text)
      on conflict (key) do update set field = excluded.field`,
  )
  await tx.execute(
    sql`update imports set mapping = ${JSON.stringify(next)}::jsonb, state = 'uploaded',
        rows_total = null, queued_at = now() where id = ${id}`,
  )
  return true
}

/**
 * Puts an import in the queue: one that was looked at, or one that ended early, which then goes on
 * where it stopped. It is done with the rights of whoever starts it, for the list that they say the
 * file is. False where that cannot be.
 */
export async function startImport(
  tx: Transaction,
  id: string,
  list: ListSource | null = null,
): Promise<boolean> {
  const started = await readRows(
    tx,
    sql`update imports set state = 'queued', queued_at = now(), actor_id = app_user_id(),
        error = null, finished_at = null,
        choices = choices || ${JSON.stringify(list ?? {})}::jsonb,
        rows_done = case when state = 'previewed' then 0 else rows_done end
      where id = ${id} and rows_total is not null
        and (state = 'previewed' or (state in ('failed', 'cancelled') and rows_done > 0))
      returning id`,
  )
  return started.length > 0
}

/**
 * Cancels an import before its end: `dropped` where nothing had been imported yet, and its file can go. Where
 * it is being worked on, that stops after the batch in hand; what is stored by then stays, and can be undone.
 * Null where there was nothing to cancel.
 */
export async function cancelImport(
  tx: Transaction,
  id: string,
): Promise<'dropped' | 'cancelled' | null> {
  const [row] = await readRows<{ rowsDone: number }>(
    tx,
    sql`update imports set state = 'cancelled', finished_at = now(), lease_until = null,
        rows_done = case when rows_total is null then 0 else rows_done end
      where id = ${id}
        and state in ('uploaded', 'previewing', 'previewed', 'queued', 'running')
      returning rows_done as "rowsDone"`,
  )
  if (!row) return null
  if (row.rowsDone > 0) return 'cancelled'
  await deleteImportRows(tx, id)
  return 'dropped'
}

/** What came of a person's order: `refused` where the import has gone on meanwhile. */
type Changed = 'changed' | 'dropped' | 'cancelled' | 'rejected' | 'unknown'

/** Does what the button named `do` of an import's page says. */
export async function changeImport(tx: Transaction, id: string, form: FormData): Promise<Changed> {
  const toChanged = (isDone: boolean) => (isDone ? 'changed' : 'rejected')
  switch (form.get('do')) {
    case 'start':
      return toChanged(await startImport(tx, id, readList(form)))
    case 'choices':
      return toChanged(await changeChoices(tx, id, readChoices(form)))
    case 'mapping':
      return toChanged(await changeMapping(tx, id, readMapping(form)))
    case 'cancel':
      return (await cancelImport(tx, id)) ?? 'rejected'
    default:
      return 'unknown'
  }
}

/** Asks for an import to be undone, with the rights of whoever asks. False where that cannot be. */
export async function requestUndo(tx: Transaction, id: string): Promise<boolean> {
  const changed = await readRows(
    tx,
    sql`update imports set state = 'undoing', queued_at = now(), actor_id = app_user_id(), share = 0,
        error = null
      where id = ${id} and (state = 'done'
        or (state in ('failed', 'cancelled') and rows_total is not null and rows_done > 0))
      returning id`,
  )
  return changed.length > 0
}

/** The choices of a form; what it does not say is the default. */
function readChoices(form: FormData): Omit<ImportChoices, keyof ListSource> {
  return {
    sameName: form.get('sameName') === 'import' ? 'import' : 'skip',
    duplicates: form.get('duplicates') === 'fill' ? 'fill' : 'skip',
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
