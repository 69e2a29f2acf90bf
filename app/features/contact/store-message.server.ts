import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Mail } from '#app/lib/compose-mail.ts'
import type { Executor } from '#db/client.server.ts'
import { readDatabaseError } from '#db/read-database-error.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { ContactInput } from './contact-input.ts'

/** `heldFor` says why it is stored without being mailed; null for one that is mailed. */
type NewMessage = ContactInput & {
  id: string
  centerId: string | null
  heldFor: 'limit' | 'honeypot' | null
}

/**
 * Stores a message and puts its mail into the outbox, both or neither. The mail of one that is held for
 * the limit tells that such messages wait, and goes once a day; one that is held for the honeypot has
 * none. False when this very message is stored already. Any viewer may; nobody but staff reads it again.
 */
export async function storeMessage(
  db: Executor,
  message: NewMessage,
  mail: Mail | null,
): Promise<boolean> {
  try {
    await db.transaction(async (inner) => {
      await inner.execute(
        sql`insert into messages (id, name, email, phone, subject, urgency, message, center_id, held_for)
          values (${message.id}, ${message.name}, ${message.email}, ${message.phone},
            ${message.subject}, ${message.urgency}, ${message.message}, ${message.centerId}, ${message.heldFor})`,
      )
      if (!mail) return
      const queue = message.heldFor ? sql`queue_held_mail` : sql`queue_message_mail`
      await inner.execute(
        sql`select ${queue}(${message.id}, ${mail.subject}, ${mail.text}, ${mail.html})`,
      )
    })
    return true
  } catch (error) {
    if (isStoredAlready(error)) return false
    throw error
  }
}

/** The center that a message is about. */
type CenterOfMessage = { id: string; slug: string; name: string }

/** By its slug, also a former one; null when no center has it. */
export async function findCenterOfMessage(
  db: Executor,
  slug: string | null,
): Promise<CenterOfMessage | null> {
  if (!slug || slug.length > 200) return null
  const [center] = await readRows<CenterOfMessage>(
    db,
    sql`select id, slug, name from treatment_centers
      where slug = ${slug}
        or id in (select center_id from center_former_slugs where slug = ${slug})
      order by slug = ${slug} desc limit 1`,
  )
  return center ?? null
}

/**
 * The id of what one form sent: a UUID that the same words from the same form have again, however
 * often they are sent, and that other words do not.
 */
export function getMessageId(formId: string, input: ContactInput, centerId: string | null): string {
  const { name, email, phone, subject, urgency, message } = input
  const hash = createHash('sha256')
    .update(JSON.stringify([formId, name, email, phone, subject, urgency, message, centerId]))
    .digest()
    .subarray(0, 16)
  // Version 8, RFC 9562: made in a way of one's own.
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function isStoredAlready(error: unknown): boolean {
  const known = readDatabaseError(error)
  return known?.code === '23505' && known.constraint === 'messages_pkey'
}
