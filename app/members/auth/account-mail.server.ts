import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { composeMail } from '#app/lib/compose-mail.ts'
import type { Language } from '#app/lib/language.ts'
import type { Executor } from '#db/client.server.ts'
import type { Accounts } from './accounts.server.ts'
import { accountMailMessages } from './messages.tsx'

/**
 * Add an email about an account to the outbox. `db` belongs to `database.accounts`; `detail` is
 * the token of the email's link, or a number.
 */
export async function queueMail(
  db: Executor,
  { accounts: { site }, language }: { accounts: Pick<Accounts, 'site'>; language: Language },
  to: string,
  letter: keyof typeof accountMailMessages.en,
  detail = '',
): Promise<void> {
  const [subject, ...parts] = accountMailMessages[language][letter](site.name, detail)
  const mail = composeMail(site, subject, parts, language)
  await db.execute(
    sql`insert into outbox (kind, idempotency_key, recipient, subject, text, html)
      values ('account', ${`account:${randomUUID()}`}, ${to}, ${mail.subject}, ${mail.text}, ${mail.html})`,
  )
}
