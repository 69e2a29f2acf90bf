import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type KeptList, maxKept } from '#app/center/saved/kept-list.ts'
import { parseList, readListValue } from '#app/center/saved/stored-list.ts'
import type { Executor } from '#db/client.server.ts'
import { keptLists } from '#db/schema/members.ts'

/**
 * The copy of a list in a member's account and the number of its last change; null and 0 without a
 * copy.
 */
type AccountCopy = { list: KeptList | null; revision: number }

const maxLength = 250_000

/**
 * A request from a device: the list as JSON, and the revision, which PostgreSQL stores as an
 * integer.
 */
export const copyInput = z.object({
  list: z.string(),
  revision: z.string().regex(/^\d+$/).transform(Number).pipe(z.int32()),
})

/**
 * NUL or half of a surrogate pair, escaped in JSON: PostgreSQL's jsonb rejects both.
 * `JSON.stringify` never escapes a whole pair.
 */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

export async function readCopy(db: Executor, userId: string): Promise<AccountCopy> {
  const [row] = await db.select().from(keptLists).where(eq(keptLists.userId, userId))
  return row
    ? { list: readListValue(row.list), revision: row.revision }
    : { list: null, revision: 0 }
}

type Stored =
  | { ok: true; revision: number }
  | { ok: false; reason: 'invalid' | 'too long' | 'changed meanwhile' }

/**
 * Replace the copy with this revision (0: no copy yet) by a list as JSON. Stores nothing if
 * another device has changed the copy since: the caller merges again.
 */
export async function storeCopy(
  db: Executor,
  userId: string,
  text: string,
  revision: number,
): Promise<Stored> {
  if (text.length > maxLength) return { ok: false, reason: 'too long' }
  const list = parseList(text)
  if (!list || list.centers.length > maxKept || unstorable.test(JSON.stringify(list))) {
    return { ok: false, reason: 'invalid' }
  }
  const isOfRevision = and(eq(keptLists.userId, userId), eq(keptLists.revision, revision))
  const [row] =
    revision === 0
      ? await db
          .insert(keptLists)
          .values({ userId, list })
          .onConflictDoNothing()
          .returning({ revision: keptLists.revision })
      : await db
          .update(keptLists)
          .set({ list, revision: sql`${keptLists.revision} + 1` })
          .where(isOfRevision)
          .returning({ revision: keptLists.revision })
  return row ? { ok: true, revision: row.revision } : { ok: false, reason: 'changed meanwhile' }
}

export async function deleteCopy(db: Executor, userId: string): Promise<void> {
  await db.delete(keptLists).where(eq(keptLists.userId, userId))
}
