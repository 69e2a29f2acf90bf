import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Result } from '#app/lib/form.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import { linkErrors } from './messages.ts'

export type BedLinks = {
  name: string
  links: { id: string; createdAt: string; expiresAt: string }[]
}

/** Read a center's active links, newest first; null if the center doesn't exist. */
export async function readBedLinks(db: Executor, center: string) {
  if (!isUuid(center)) return null
  const [found] = await readRows<BedLinks>(
    db,
    sql`select name, (select coalesce(json_agg(json_build_object('id', id, 'createdAt', created_at,
          'expiresAt', expires_at) order by created_at desc), '[]')
        from bed_links where center_id = c.id and revoked_at is null and expires_at > now()) as links
      from treatment_centers c where id = ${center}`,
  )
  return found ?? null
}

export const linkIntent = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('make') }),
  z.object({ intent: z.literal('revoke'), id: z.uuid() }),
])

const gone = { ok: false, errors: linkErrors.gone } as const

/**
 * Create a link and return its key, which is only stored as a hash; or revoke a link and delete the
 * center's bed report.
 */
export async function changeBedLinks(
  db: Executor,
  center: string,
  asked: z.output<typeof linkIntent>,
): Promise<Result<string | null>> {
  const found = await readBedLinks(db, center)
  if (!found) return gone
  const isMade = asked.intent === 'make'
  const key = randomBytes(24).toString('base64url')
  const changed = await readRows(
    db,
    isMade
      ? sql`insert into bed_links (center_id, key_hash)
          values (${center}, ${createHash('sha256').update(key).digest('hex')}) returning id`
      : sql`update bed_links set revoked_at = now()
          where id = ${asked.id} and center_id = ${center} and revoked_at is null returning id`,
  )
  if (changed.length === 0) return gone
  if (!isMade) await db.execute(sql`delete from bed_availability where center_id = ${center}`)
  await recordActivity(db, {
    action: isMade ? 'center.bed-link-made' : 'center.bed-link-revoked',
    subjectId: center,
    subjectName: found.name,
  })
  return { ok: true, value: isMade ? key : null }
}
