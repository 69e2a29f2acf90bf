import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import type { AccountMail } from './account-mail.ts'

/** Puts a mail about an account into the outbox. `tx` is of `database.accounts`. */
export async function queueMail(tx: Transaction, to: string, mail: AccountMail): Promise<void> {
  await tx.execute(
    sql`insert into outbox (kind, idempotency_key, recipient, subject, text, html)
      values ('account', ${`account:${randomUUID()}`}, ${to}, ${mail.subject}, ${mail.text}, ${mail.html})`,
  )
}
