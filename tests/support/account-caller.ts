import { sql } from 'drizzle-orm'
import { createAccounts } from '#app/members/auth/accounts.server.ts'
import type { Caller } from '#app/members/auth/caller.server.ts'
import { createPasswordHasher } from '#app/members/auth/password-hash.server.ts'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

/**
 * Return an anonymous caller on the English pages for the account functions. `errors` collects
 * what is logged. Without a `hasher`, it uses the site's.
 */
export function openCaller(
  database: Database,
  errors: unknown[] = [],
  hasher = createPasswordHasher(),
): Caller {
  const accounts = createAccounts({
    database,
    site: { name: 'Site', url: 'http://localhost:3000' },
    secret: 'a secret that only this test knows, 0123456789',
    logger: {
      error: (entry: unknown) => errors.push(entry),
    } as unknown as Caller['accounts']['logger'],
    wakeOutbox: () => {},
    hasher,
    limits: {
      take: async () => ({ ok: true, value: { refund: async () => {} } }),
      forgive: async () => {},
    },
  })
  return { accounts, address: null, cookie: null, device: 'Firefox on Windows', language: 'en' }
}

/** Return the Cookie header of a browser that received these Set-Cookie headers. */
export const keepCookies = (cookies: readonly string[]) =>
  cookies.map((cookie) => cookie.split(';')[0]).join('; ')

/** List the subjects of waiting mail, oldest first. `db` must be an operator's. */
export async function listSubjects(db: Parameters<typeof readRows>[0]): Promise<string[]> {
  const rows = await readRows<{ subject: string }>(
    db,
    sql`select subject from outbox order by created_at`,
  )
  return rows.map(({ subject }) => subject)
}
