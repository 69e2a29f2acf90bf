import { sql } from 'drizzle-orm'
import { data, type RouterContextProvider } from 'react-router'
import { languageContext, viewerContext } from '#app/context.ts'
import { tryForm } from '#app/database.server.ts'
import type { DatabaseFailure } from '#app/lib/failure.ts'
import { type Result, rejectForeignForm } from '#app/lib/form.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { type ParticipationFlashCode, participationMessages } from './messages.ts'
import {
  type Failure,
  findPlace,
  maxCommentsAnHour,
  type OwnReview,
  signInPath,
  type Vote,
} from './participation-fields.ts'
import { checkParticipation, type ParticipationInput } from './participation-input.ts'

/** A member's vote, review and reports on a center's page. */
type OwnContribution = { vote: Vote | null; review: OwnReview | null }

export async function readOwnContribution(
  db: Executor,
  userId: string,
  centerId: string,
): Promise<OwnContribution> {
  const [row] = await readRows<OwnContribution>(
    db,
    sql`select
      (select vote_type from votes where user_id = ${userId} and center_id = ${centerId}) as vote,
      (select json_build_object('content', content, 'rating', rating, 'status', status)
        from reviews where user_id = ${userId} and center_id = ${centerId}) as review`,
  )
  return row ?? { vote: null, review: null }
}

/** The center and the flash message of what was done. */
type Contribution = { slug: string; flash: ParticipationFlashCode }

/**
 * Do what a form on a center's page asks for, as the viewer and nobody else. Returns what was done, for a
 * flash message. Throws a 400 for a form that is none of ours, and a 404 where there is no such center.
 */
export async function handleContribution(
  context: Readonly<RouterContextProvider>,
  slug: string,
  form: FormData,
): Promise<Result<Contribution>> {
  const language = context.get(languageContext)
  const { failures, signIn } = participationMessages[language]
  const viewer = context.get(viewerContext)
  if (viewer.kind !== 'member') {
    const link = { to: signInPath(slug, findPlace(form)), label: signIn }
    return { ok: false, errors: { ...failures['signed-out'], link } }
  }
  const checked = checkParticipation(form, language) ?? rejectForeignForm(language)
  if (!checked.ok) return checked
  const explain = ({ failure }: DatabaseFailure): Failure =>
    failuresDuringWrite[failure] ?? 'unavailable'
  const done = await tryForm(
    context,
    explain,
    async (db): Promise<Result<Contribution, Failure>> => {
      const [center] = await readRows<{ id: string; slug: string; isActive: boolean }>(
        db,
        sql`select id, slug, app_role() is not null as "isActive" from treatment_centers where slug = ${slug}`,
      )
      if (!center) throw data(null, { status: 404 })
      // The policies refuse it too; but to an UPDATE or DELETE they only show no row.
      if (!center.isActive) return { ok: false, errors: 'suspended' }
      const applied = await applyContribution(db, viewer.userId, center.id, checked.value)
      if (!applied.ok) return applied
      return { ok: true, value: { slug: center.slug, flash: applied.value } }
    },
  )
  return done.ok ? done : { ok: false, errors: failures[done.errors] }
}

/** Suspended, or deleted together with its center, between the question and the change. */
const failuresDuringWrite: Record<string, Failure> = { forbidden: 'suspended', rule: 'gone' }

async function applyContribution(
  db: Executor,
  userId: string,
  centerId: string,
  input: ParticipationInput,
): Promise<Result<ParticipationFlashCode, Failure>> {
  const isOwn = sql`user_id = ${userId} and center_id = ${centerId}`
  /** Whether there was anything to change. */
  const change = async (statement: ReturnType<typeof sql>) =>
    (await readRows(db, sql`${statement} returning id`)).length > 0
  switch (input.intent) {
    case 'vote':
      if (input.vote === 'none') {
        await change(sql`delete from votes where ${isOwn}`)
        return { ok: true, value: 'vote-removed' }
      }
      // However many come at once, one row is left: the last one's.
      await change(sql`insert into votes (user_id, center_id, vote_type)
        values (${userId}, ${centerId}, ${input.vote})
        on conflict (user_id, center_id) do update set vote_type = excluded.vote_type`)
      return { ok: true, value: 'vote-counted' }
    case 'add-comment':
      return addComment(db, userId, centerId, input)
    case 'edit-comment': {
      const { content, rating, target } = input
      const isChanged =
        await change(sql`update comments set content = ${content}, rating = ${rating}
        where id = ${target} and ${isOwn}`)
      return doneUnlessGone(isChanged, 'comment-changed')
    }
    case 'delete-comment': {
      const isDeleted = await change(
        sql`delete from comments where id = ${input.target} and ${isOwn}`,
      )
      return doneUnlessGone(isDeleted, 'comment-deleted')
    }
    case 'save-review': {
      // A changed one waits for approval again. One that was approved and is sent as it stands stays so.
      const isChanged =
        await change(sql`insert into reviews as own (user_id, center_id, rating, content)
        values (${userId}, ${centerId}, ${input.rating}, ${input.content})
        on conflict (user_id, center_id) do update
          set rating = excluded.rating, content = excluded.content, status = 'pending'
          where own.status <> 'approved'
            or (own.rating, own.content) is distinct from (excluded.rating, excluded.content)`)
      return { ok: true, value: isChanged ? 'review-sent' : 'review-kept' }
    }
    case 'delete-review':
      return doneUnlessGone(await change(sql`delete from reviews where ${isOwn}`), 'review-deleted')
    case 'report':
      return addReport(db, userId, centerId, input)
  }
}

function doneUnlessGone(
  isDone: boolean,
  flash: ParticipationFlashCode,
): Result<ParticipationFlashCode, Failure> {
  return isDone ? { ok: true, value: flash } : { ok: false, errors: 'gone' }
}

type Input<Intent> = Extract<ParticipationInput, { intent: Intent }>

/** Add a comment. The same words sent twice, as by a double click, are one comment. */
async function addComment(
  db: Executor,
  userId: string,
  centerId: string,
  { content, rating }: Input<'add-comment'>,
): Promise<Result<ParticipationFlashCode, Failure>> {
  // Those that come at once wait for each other here, so that each counts the one before.
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtext('comments.of'), hashtext(${userId}::text))`,
  )
  const [state] = await readRows<{ isKnown: boolean; recent: number }>(
    db,
    sql`select coalesce(bool_or(center_id = ${centerId} and content = ${content}
          and rating is not distinct from ${rating}), false) as "isKnown",
        count(*)::integer as recent
      from comments where user_id = ${userId} and created_at > now() - interval '1 hour'`,
  )
  if (state?.isKnown) return { ok: true, value: 'comment-posted' }
  if ((state?.recent ?? 0) >= maxCommentsAnHour) return { ok: false, errors: 'too-many' }
  await db.execute(
    sql`insert into comments (user_id, center_id, content, rating)
      values (${userId}, ${centerId}, ${content}, ${rating})`,
  )
  return { ok: true, value: 'comment-posted' }
}

/** Tell staff about somebody else's comment or review that is shown at this center; again changes nothing. */
async function addReport(
  db: Executor,
  userId: string,
  centerId: string,
  { kind, target, reason }: Input<'report'>,
): Promise<Result<ParticipationFlashCode, Failure>> {
  const isComment = kind === 'comment'
  const posts = isComment ? sql`comments where true` : sql`reviews where status = 'approved'`
  const [post] = await readRows(
    db,
    sql`select id from ${posts} and id = ${target} and center_id = ${centerId}
      and user_id is distinct from ${userId}`,
  )
  if (!post) return { ok: false, errors: 'gone' }
  await db.execute(
    sql`insert into reports (reporter_id, comment_id, review_id, reason)
      values (${userId}, ${isComment ? target : null}, ${isComment ? null : target}, ${reason})
      on conflict do nothing`,
  )
  return { ok: true, value: 'report-sent' }
}
