import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { FlashCode } from '#app/lib/flash-messages.ts'
import type { FormErrors, Result } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { Viewer } from '#db/viewer.ts'
import { addComment, deleteComment, editComment } from './comments.server.ts'
import { type Failure, messages } from './messages.ts'
import { findPlace, signInPath, type Vote } from './participation-fields.ts'
import { checkParticipation, type ParticipationInput } from './participation-input.ts'

export type Asked = {
  /** The center's, as it stands in the address. */
  slug: string
  /** What it is answered in. */
  language: Language
  viewer: Viewer
  logger: Pick<Logger, 'error'>
  /** One transaction with the viewer's rights. */
  withDatabase: <Value>(work: (tx: Transaction) => Promise<Value>) => Promise<Value>
}

/** What was done, for a flash message, and where on the page it shows. */
type Done = { flash: FlashCode; place: string }

/**
 * Does what a form on a center's page asks for, as the viewer and nobody else. 'foreign' is a form
 * that is none of ours; 'no-center' an address without a center.
 */
export async function takePart(
  form: FormData,
  { slug, language, viewer, logger, withDatabase }: Asked,
): Promise<Result<Done> | 'foreign' | 'no-center'> {
  const { failures } = messages[language]
  if (viewer.kind !== 'member') return reject(explainSignedOut(form, slug, language))
  const checked = checkParticipation(form, language)
  if (!checked) return 'foreign'
  if (!checked.ok) return checked
  try {
    const done = await withDatabase(async (tx) => {
      const [center] = await readRows<{ id: string; active: boolean }>(
        tx,
        sql`select id, app_role() is not null as active from treatment_centers where slug = ${slug}`,
      )
      if (!center) return 'no-center'
      // The policies refuse it too; but to an UPDATE or DELETE they only show no row.
      if (!center.active) return 'suspended'
      return perform(tx, viewer.userId, center.id, checked.value)
    })
    if (done === 'no-center') return done
    if (typeof done === 'string') return reject(failures[done])
    return { ok: true, value: { flash: done.flash, place: findPlace(form) } }
  } catch (error) {
    const failure = nameFailure(error)
    if (failure === 'unavailable') logger.error({ err: error }, 'a member’s part was not saved')
    return reject(failures[failure])
  }
}

/** What a form says whose sender is signed out, with the way in. */
function explainSignedOut(form: FormData, slug: string, language: Language): FormErrors {
  const { failures, signIn } = messages[language]
  const link = { to: signInPath(slug, findPlace(form)), label: signIn }
  return { ...failures['signed-out'], link }
}

const reject = (errors: FormErrors) => ({ ok: false as const, errors })

type Performed = { flash: FlashCode } | Failure

async function perform(
  tx: Transaction,
  userId: string,
  centerId: string,
  input: ParticipationInput,
): Promise<Performed> {
  switch (input.intent) {
    case 'vote':
      await setVote(tx, userId, centerId, input.vote)
      return { flash: input.vote === 'none' ? 'vote-removed' : 'vote-counted' }
    case 'add-comment':
      return (await addComment(tx, userId, centerId, input))
        ? { flash: 'comment-posted' }
        : 'too-many'
    case 'edit-comment':
      return (await editComment(tx, userId, centerId, input.target, input))
        ? { flash: 'comment-changed' }
        : 'gone'
    case 'delete-comment':
      return (await deleteComment(tx, userId, centerId, input.target))
        ? { flash: 'comment-deleted' }
        : 'gone'
    case 'save-review':
      return (await saveReview(tx, userId, centerId, input))
        ? { flash: 'review-sent' }
        : { flash: 'review-kept' }
    case 'delete-review':
      return (await deleteReview(tx, userId, centerId)) ? { flash: 'review-deleted' } : 'gone'
    case 'report':
      return (await addReport(tx, userId, centerId, input)) ? { flash: 'report-sent' } : 'gone'
  }
}

function nameFailure(error: unknown): Failure {
  const cause = error instanceof Error && error.cause ? error.cause : error
  const code = (cause as { code?: unknown } | null)?.code
  // Suspended, or deleted together with its center, between the question and the change.
  if (code === '42501') return 'suspended'
  return code === '23503' ? 'gone' : 'unavailable'
}

/**
 * Sets a member's one vote on a center, or takes it back with 'none'. However many come at once, one
 * row is left: the last one's. Throws PostgreSQL's 42501 for an account that is not active.
 */
async function setVote(
  tx: Transaction,
  userId: string,
  centerId: string,
  vote: Vote | 'none',
): Promise<void> {
  await tx.execute(
    vote === 'none'
      ? sql`delete from votes where user_id = ${userId} and center_id = ${centerId}`
      : sql`insert into votes (user_id, center_id, vote_type) values (${userId}, ${centerId}, ${vote})
          on conflict (user_id, center_id) do update set vote_type = excluded.vote_type`,
  )
}

type ReportInput = {
  kind: 'comment' | 'review'
  /** The id of what is reported. */
  target: string
  reason: string
}

/**
 * Tells staff about somebody else's comment or review; telling again changes nothing. False when no
 * such one is shown at this center.
 */
async function addReport(
  tx: Transaction,
  userId: string,
  centerId: string,
  { kind, target, reason }: ReportInput,
): Promise<boolean> {
  const isComment = kind === 'comment'
  const posts = isComment ? sql`comments where true` : sql`reviews where status = 'approved'`
  const [post] = await readRows(
    tx,
    sql`select id from ${posts} and id = ${target} and center_id = ${centerId}
      and user_id is distinct from ${userId}`,
  )
  if (!post) return false
  await tx.execute(
    sql`insert into reports (reporter_id, comment_id, review_id, reason)
      values (${userId}, ${isComment ? target : null}, ${isComment ? null : target}, ${reason})
      on conflict do nothing`,
  )
  return true
}

/**
 * Writes a member's one review of a center, or changes it: either way it waits for approval. One that
 * was approved and is sent again as it stands stays approved: then it is false.
 */
async function saveReview(
  tx: Transaction,
  userId: string,
  centerId: string,
  { content, rating }: { content: string; rating: number },
): Promise<boolean> {
  const rows = await readRows(
    tx,
    sql`insert into reviews as own (user_id, center_id, rating, content)
      values (${userId}, ${centerId}, ${rating}, ${content})
      on conflict (user_id, center_id) do update
        set rating = excluded.rating, content = excluded.content, status = 'pending'
        where own.status <> 'approved'
          or (own.rating, own.content) is distinct from (excluded.rating, excluded.content)
      returning id`,
  )
  return rows.length > 0
}

/** Deletes a member's review of a center. False when there is none. */
async function deleteReview(tx: Transaction, userId: string, centerId: string): Promise<boolean> {
  const rows = await readRows(
    tx,
    sql`delete from reviews where user_id = ${userId} and center_id = ${centerId} returning id`,
  )
  return rows.length > 0
}
