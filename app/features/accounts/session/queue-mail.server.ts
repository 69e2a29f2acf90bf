import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Mail } from '#app/lib/compose-mail.ts'
import type { Transaction } from '#db/client.server.ts'

/** Puts a mail about an account into the outbox. `tx` is of `database.accounts`. */
export async function queueMail(tx: Transaction, to: string, mail: Mail): Promise<void> {
  await tx.execute(
    sql`insert into outbox (kind, idempotency_key, recipient, subject, text, html)
      values ('account', ${`account:${randomUUID()}`}, ${to}, ${mail.subject}, ${mail.text}, ${mail.html})`,
  )
}
