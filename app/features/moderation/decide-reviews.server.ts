import { sql } from 'drizzle-orm'
import { composeMail } from '#app/lib/compose-mail.ts'
import type { Result } from '#app/lib/form.ts'
import type { Language, Texts } from '#app/lib/language.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import type { Decision } from './decision-input.ts'
import { explain, updateFailed } from './messages.ts'
import type { ReviewStatus } from './post.ts'
import { needsOther, rowVersion } from './read-posts.server.ts'

const en = {
  subject: 'Your review was approved',
  thanks: (center: string, site: string) =>
    `Thank you. A person read your review of ${center} at ${site}, and everybody can read it now.`,
  read: 'Read it where it stands',
  change: 'You can change or delete it there at any time. A changed one waits for approval again.',
}
const es: typeof en = {
  subject: 'Su reseña fue aprobada',
  thanks: (center, site) =>
    `Gracias. Una persona leyó su reseña de ${center} en ${site}, y ahora todos pueden leerla.`,
  read: 'Léala donde está',
  change:
    'Ahí puede cambiarla o borrarla en cualquier momento. Si la cambia, espera la aprobación otra vez.',
}
const mailTexts: Texts<typeof en> = { en, es }

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
  site: { name: string; url: string },
): Promise<Result<number>> {
  const reject = (reason: 'gone' | 'changed' | 'own', rows: { id: string }[]) => {
    const counted = reviews.length === 1 ? reason : (`some-${reason}` as const)
    const ids = rows.map(({ id }) => id)
    return { ok: false as const, errors: explain(updateFailed, counted, ids) }
  }
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
      const { subject, thanks, read, change } = mailTexts[language]
      const way = { label: read, path: `/centers/${slug}#reviews` }
      // Its subject leaves out which center it is about: subjects show on locked screens.
      const mail = composeMail(site, subject, [thanks(name, site.name), way, change], language)
      await tx.execute(
        sql`select queue_review_mail(${id}, ${mail.subject}, ${mail.text}, ${mail.html})`,
      )
    }
  }
  return { ok: true, value: rows.length }
}
