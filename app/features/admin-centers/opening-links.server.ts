import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'

export type OpeningLink = { id: string; createdAt: string; expiresAt: string }

export type OpeningLinks = { name: string; links: OpeningLink[] }

/** A center's links that still count, the newest first; null where it is not there any more. */
export async function readOpeningLinks(tx: Transaction, center: string) {
  const [found] = await readRows<OpeningLinks>(
    tx,
    sql`select name, (select coalesce(json_agg(json_build_object('id', id, 'createdAt', created_at,
          'expiresAt', expires_at) order by created_at desc), '[]')
        from opening_links where center_id = c.id and revoked_at is null and expires_at > now()) as links
      from treatment_centers c where id = ${center}`,
  )
  return found ?? null
}

const intent = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('make') }),
  z.object({ intent: z.literal('revoke'), id: z.uuid() }),
])

/** What a form of the dialog asks for; null for one that is none of ours. */
export function readLinkIntent(form: FormData): z.output<typeof intent> | null {
  return intent.safeParse(Object.fromEntries(form)).data ?? null
}

/**
 * Makes a link: its key, which is stored nowhere, or null where the center is gone. Or revokes one, and takes away
 * what was said: false where it counts no longer.
 */
export async function changeOpeningLinks(
  tx: Transaction,
  center: string,
  asked: z.output<typeof intent>,
): Promise<string | null | boolean> {
  const found = await readOpeningLinks(tx, center)
  if (!found) return null
  const isMade = asked.intent === 'make'
  const key = randomBytes(24).toString('base64url')
  const changed = await readRows(
    tx,
    isMade
      ? sql`insert into opening_links (center_id, key_hash)
          values (${center}, ${createHash('sha256').update(key).digest('hex')}) returning id`
      : sql`update opening_links set revoked_at = now()
          where id = ${asked.id} and center_id = ${center} and revoked_at is null returning id`,
  )
  if (changed.length === 0) return false
  if (!isMade) await tx.execute(sql`delete from openings where center_id = ${center}`)
  await recordActivity(tx, {
    action: isMade ? 'center.openings-link-made' : 'center.openings-link-revoked',
    subjectId: center,
    subjectName: found.name,
  })
  return isMade ? key : true
}
