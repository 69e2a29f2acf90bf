import { sql } from 'drizzle-orm'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { centers, viewers } from '#db/test-fixtures.ts'
import { type Asked, takePart } from './take-part.server.ts'

export type Person = keyof typeof viewers
export type Fields = Record<string, string>

export function fillForm(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** Sends forms as anybody to a center's page, and looks at what is stored about that center. */
export function openParticipation(database: () => Database) {
  const errors: unknown[] = []
  const open = (person: Person, slug = 'untouched'): Asked => ({
    slug,
    language: 'en',
    viewer: viewers[person],
    logger: { error: (entry: unknown) => void errors.push(entry) },
    withDatabase: (work) => asViewer(database(), viewers[person], work),
  })
  return {
    errors,
    open,
    take: (person: Person, fields: Fields, slug?: string) =>
      takePart(fillForm(fields), open(person, slug)),
    read: (table: string) =>
      asOperator(database(), (tx) =>
        readRows<Fields & { id: string }>(
          tx,
          sql`select * from ${sql.identifier(table)}
            where center_id = ${centers.untouched} order by id`,
        ),
      ),
    /** Nothing is said about the center, and nobody wrote a comment within the hour. */
    async clear() {
      errors.length = 0
      await asOperator(database(), async (tx) => {
        for (const table of ['votes', 'comments', 'reviews']) {
          await tx.execute(
            sql`delete from ${sql.identifier(table)} where center_id = ${centers.untouched}`,
          )
        }
        await tx.execute(sql`update comments set created_at = now() - interval '2 hours'`)
      })
    },
  }
}
