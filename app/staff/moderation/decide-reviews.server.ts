import { sql } from 'drizzle-orm'
import { composeMail } from '#app/lib/compose-mail.ts'
import type { Result } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import type { Decision } from './decision-input.ts'
import { approvalMailMessages, explain, updateFailed } from './messages.ts'
import type { ReviewStatus } from './post.ts'
import { needsOther, rowVersion } from './read-moderated-posts.server.ts'

type ReviewRow = {
  language: Language
  id: string
  version: string
  status: ReviewStatus
  name: string
  slug: string
  needsOther: boolean
}

/** Audit log actions by new status. Only an undo sets a review back to pending. */
const actions = {
  approved: 'review.approved',
  rejected: 'review.rejected',
  pending: 'review.reopened',
} as const

/** A decided review with its new version. */
type Decided = { id: string; version: string }

/**
 * Change the status of reviews, all or none, and return those that changed. A review that already
 * has the new status counts as done. Fails if a review changed since it was read, has neither
 * status, or is the viewer's own while other staff can decide. Logs each decision. The author gets
 * one email per approved version.
 */
export async function decideReviews(
  db: Executor,
  { from, to, reviews }: Decision,
  site: { name: string; url: string },
): Promise<Result<Decided[]>> {
  const reject = (reason: 'gone' | 'changed' | 'decided' | 'own', rows: { id: string }[]) => {
    const counted = reviews.length === 1 ? reason : (`some-${reason}` as const)
    const ids = rows.map(({ id }) => id)
    return { ok: false as const, errors: explain(updateFailed, counted, ids) }
  }
  const rows = await readRows<ReviewRow>(
    db,
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
  const decided = open.filter(({ status }) => status !== from)
  if (decided.length > 0) return reject('decided', decided)
  const own = open.filter((row) => row.needsOther)
  if (own.length > 0) return reject('own', own)
  if (open.length === 0) return { ok: true, value: [] }

  const updated = await readRows<Decided>(
    db,
    sql`update reviews r set status = ${to} where id in ${open.map(({ id }) => id)}
      returning id, ${rowVersion} as version`,
  )
  if (updated.length !== open.length) throw new Error('Locked reviews could not be updated')
  await recordActivity(
    db,
    ...open.map(({ id, name, status }) => ({
      action: actions[to],
      subjectId: id,
      subjectName: `Review of ${name}`,
      changes: [{ field: 'status', old: status, new: to }],
    })),
  )
  if (to === 'approved') await queueMails(db, open, site)
  return { ok: true, value: updated }
}

async function queueMails(
  db: Executor,
  approved: ReviewRow[],
  site: { name: string; url: string },
): Promise<void> {
  for (const { id, name, slug, language } of approved) {
    const { subject, thanks, read, change } = approvalMailMessages[language]
    const way = { label: read, path: `/centers/${slug}#reviews` }
    // Don't name the center in the subject: subjects show on locked screens.
    const mail = composeMail(site, subject, [thanks(name, site.name), way, change], language)
    await db.execute(
      sql`select queue_review_mail(${id}, ${mail.subject}, ${mail.text}, ${mail.html})`,
    )
  }
}
