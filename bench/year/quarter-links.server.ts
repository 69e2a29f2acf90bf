import { sql } from 'drizzle-orm'
import type { CheckedField, SuggestedChanges } from '#app/center/fields/checked-fields.ts'
import { createLinkKey, hashLinkKey, tidyLinkKey } from '#app/lib/link-key.server.ts'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { anonymous } from '#db/viewer.ts'
import { rates, type TrueCenter, type World } from './world.ts'

/**
 * Send every open center its link of the quarter. Some answer the same day: they confirm what is
 * right and correct a wrong number, which then waits for staff. Returns the answers.
 */
export async function answerLinks(
  database: Database,
  { centers }: World,
  random: () => number,
): Promise<number> {
  const answering = centers.filter(({ isOpen }) => isOpen && random() < rates.answersLink)
  for (const center of answering) await answerOne(database, center)
  return answering.length
}

async function answerOne(
  database: Database,
  { id, phone, listedPhone }: TrueCenter,
): Promise<void> {
  const key = createLinkKey()
  await asOperator(database, (db) =>
    db.execute(sql`insert into center_links (center_id, made_for, key_hash, is_mailed)
      values (${id}, ${id}, ${hashLinkKey(key)}, true)`),
  )
  const isRight = phone === listedPhone
  const confirmed: CheckedField[] = isRight ? ['phone', 'status', 'address'] : ['status', 'address']
  const corrected: CheckedField[] = isRight ? [] : ['phone']
  const changes: SuggestedChanges = isRight ? {} : { phone }
  await asViewer(database, anonymous, (db) =>
    db.execute(sql`select answer_center_link(${tidyLinkKey(key)}, ${sql.param(confirmed)}::text[],
      ${JSON.stringify(changes)}::jsonb, ${sql.param(corrected)}::text[], '')`),
  )
}
