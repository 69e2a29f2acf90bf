import { sql } from 'drizzle-orm'
import type { Mail } from '#app/lib/compose-mail.ts'
import type { Result } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import type { Decision } from './decision-input.ts'
import type { ReviewStatus } from './post.ts'
import { needsOther, rowVersion } from './read-posts.server.ts'

/** Why nothing was decided, and the ids of those that are not as they were read, not there, or one's own. */
type Undecided = { reason: 'changed' | 'gone' | 'own'; ids: string[] }

type ReviewRow = {
  language: Language
  id: string
  version: string
  status: ReviewStatus
  name: string
  slug: string
  needsOther: boolean
}

/**
 * Approves or rejects reviews, all of them or none. One that is so already counts as done; one that is
 * not as it was when it was read stops all, and so does one's own while others of the staff can decide
 * about it. Whoever's review is approved gets a mail, once for each version of it. Each decision is written
 * down. Comes to how many were decided.
 */
export async function decideReviews(
  tx: Transaction,
  { to, reviews }: Decision,
  composeMail: (center: { name: string; slug: string }, language: Language) => Mail,
): Promise<Result<number, Undecided>> {
  const rows = await readRows<ReviewRow>(
    tx,
    sql`select r.id, ${rowVersion} as version, r.status, c.name, c.slug,
        coalesce((select language from profiles p where p.id = r.user_id), 'en') as language,
        ${needsOther} as "needsOther"
      from reviews r join treatment_centers c on c.id = r.center_id
      where r.id in ${reviews.map(({ id }) => id)} order by r.id for update of r`,
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  const gone = reviews.filter(({ id }) => !found.has(id))
  if (gone.length > 0) return reject('gone', gone)
  const changed = reviews.filter(({ id, version }) => {
    const row = found.get(id)
    return row?.status !== to && row?.version !== version
  })
  if (changed.length > 0) return reject('changed', changed)

  const open = rows.filter(({ status }) => status !== to)
  const own = open.filter((row) => row.needsOther)
  if (own.length > 0) return reject('own', own)
  if (open.length > 0) {
    const updated = await readRows(
      tx,
      sql`update reviews set status = ${to} where id in ${open.map(({ id }) => id)} returning id`,
    )
    if (updated.length !== open.length) throw new Error('Locked reviews could not be updated')
    await recordActivity(
      tx,
      ...open.map(({ id, name, status }) => ({
        action: `review.${to}` as const,
        subjectId: id,
        subjectName: `Review of ${name}`,
        changes: [{ field: 'status', old: status, new: to }],
      })),
    )
  }
  if (to === 'approved') {
    for (const { id, name, slug, language } of open) {
      const mail = composeMail({ name, slug }, language)
      await tx.execute(
        sql`select queue_review_mail(${id}, ${mail.subject}, ${mail.text}, ${mail.html})`,
      )
    }
  }
  return { ok: true, value: rows.length }
}

function reject(reason: Undecided['reason'], rows: { id: string }[]) {
  return { ok: false as const, errors: { reason, ids: rows.map(({ id }) => id) } }
}
