import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { FormErrors, Result } from '#app/lib/form.ts'
import { normalizeLine } from '#app/lib/normalize-text.ts'
import type { Executor } from '#db/client.server.ts'
import { readDatabaseError } from '#db/read-database-error.ts'
import { readRows } from '#db/read-rows.server.ts'
import { tableViews } from '#db/schema/table-views.ts'
import { savedViewErrors } from './messages.ts'
import { readTableQuery, serializeTableQuery } from './table-query.ts'

export type SavedView = { id: string; name: string; query: string }

/** Characters of a stored query, in which most letters of other alphabets take nine. */
const maxQuery = 1000

const name = z
  .string()
  .transform(normalizeLine)
  .pipe(z.string().min(1, savedViewErrors.noName).max(60, savedViewErrors.longName))

export const viewIntent = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), name: z.string(), to: z.string().max(maxQuery) }),
  z.object({ intent: z.literal('rename'), id: z.uuid(), name: z.string() }),
  z.object({ intent: z.literal('delete'), id: z.uuid() }),
])

type ViewChange = z.output<typeof viewIntent>

/** List the views that staff saved, by name. All admins share them. */
export function listSavedViews(db: Executor): Promise<SavedView[]> {
  return db
    .select({ id: tableViews.id, name: tableViews.name, query: tableViews.query })
    .from(tableViews)
    .orderBy(sql`lower(name)`)
}

/** Add, rename or delete a view. Returns the query string of an added one. */
export async function changeSavedViews(db: Executor, change: ViewChange): Promise<Result<string>> {
  if (change.intent === 'delete') {
    await db.delete(tableViews).where(eq(tableViews.id, change.id))
    return { ok: true, value: '' }
  }
  const named = name.safeParse(change.name)
  if (!named.success) return reject(named.error.issues[0]?.message ?? '')
  try {
    // Use a savepoint, so a name that is taken doesn't abort the whole transaction.
    return await db.transaction((savepoint) => saveView(savepoint, change, named.data))
  } catch (error) {
    if (readDatabaseError(error)?.code !== '23505') throw error
    return reject(savedViewErrors.taken)
  }
}

async function saveView(
  db: Executor,
  change: Exclude<ViewChange, { intent: 'delete' }>,
  viewName: string,
): Promise<Result<string>> {
  if (change.intent === 'add') {
    const query = serializeTableQuery({
      ...readTableQuery(new URLSearchParams(change.to)),
      page: 1,
    })
    if (query.length > maxQuery) return reject(savedViewErrors.longQuery)
    await db.execute(sql`insert into table_views (name, query) values (${viewName}, ${query})`)
    return { ok: true, value: query }
  }
  const renamed = await readRows(
    db,
    sql`update table_views set name = ${viewName} where id = ${change.id} returning id`,
  )
  return renamed.length > 0 ? { ok: true, value: '' } : reject(savedViewErrors.gone)
}

function reject(text: string): { ok: false; errors: FormErrors } {
  return { ok: false, errors: { title: savedViewErrors.title, text, fields: { name: text } } }
}
