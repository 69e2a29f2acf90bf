import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Mail } from '#app/lib/compose-mail.ts'
import type { Executor } from '#db/client.server.ts'
import { readDatabaseError } from '#db/read-database-error.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { ContactInput } from './contact-input.ts'

/** `heldFor` says why the message is stored without an email; null when it is emailed. */
type NewMessage = ContactInput & {
  id: string
  centerId: string | null
  heldFor: 'limit' | 'honeypot' | null
}

/**
 * Store a message and queue its email in one transaction. For a message held for the limit,
 * `mail` is the notice that messages are held, sent at most once a day; a message held for the
 * honeypot has none. Returns false if the same message is already stored. Everybody may store a
 * message; only staff can read it.
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

type CenterOfMessage = { id: string; slug: string; name: string }

/** Find a center by its current or former slug; null when there is none. */
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
 * Return a UUID made from the form's ID and contents: the same words from the same form always get
 * the same UUID.
 */
export function getMessageId(formId: string, input: ContactInput, centerId: string | null): string {
  const { name, email, phone, subject, urgency, message } = input
  const hash = createHash('sha256')
    .update(JSON.stringify([formId, name, email, phone, subject, urgency, message, centerId]))
    .digest()
    .subarray(0, 16)
  // Version 8 of RFC 9562: a custom UUID.
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function isStoredAlready(error: unknown): boolean {
  const known = readDatabaseError(error)
  return known?.code === '23505' && known.constraint === 'messages_pkey'
}
