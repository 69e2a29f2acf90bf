import type { CenterDetail } from '#app/center/center-model.ts'
import { getTyped } from '#app/lib/form.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { findRejected } from '#app/ui/post-form.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/use-language.tsx'
import { DeleteForm, type Member, MemberForm, RatingField } from './member-form.tsx'
import { participationMessages } from './messages.ts'
import { maxLengths, type OwnReview } from './participation-fields.ts'
import { PostedText, ReportForm, SignInLink } from './posted-text.tsx'

type Props = {
  center: Pick<CenterDetail, 'slug' | 'reviewSummary' | 'reviews'>
  member: Member | null
}

/** Reviews written on this site and approved: their mean and spread, then each of them. */
export function ReviewsSection({ center, member }: Props) {
  const { slug, reviewSummary: summary, reviews } = center
  const { reviews: text } = useTexts(participationMessages)
  return (
    <section id="reviews" aria-labelledby="center-reviews" className="scroll-mt-4">
      <h2 id="center-reviews" className="mb-4">
        {text.title}
      </h2>
      {summary.count > 0 && (
        <div className="mb-6 grid gap-5 sm:grid-cols-[12rem_1fr] sm:gap-10">
          <p className="self-center">
            <b className="block text-[3.25rem] leading-none font-heading tracking-display">
              {summary.average.toFixed(1)}
            </b>
            <span className="text-sm text-ink-soft">{text.from(summary.count)}</span>
          </p>
          <RatingBars summary={summary} />
        </div>
      )}
      {reviews.length > 0 ? (
        <ul>
          {reviews.map((review) => (
            <PostedText key={review.id} post={review}>
              {member && !review.isOwn && (
                <ReportForm
                  slug={slug}
                  place="reviews"
                  rejected={member.rejected}
                  kind="review"
                  post={review}
                />
              )}
            </PostedText>
          ))}
        </ul>
      ) : (
        <p className="mb-4 text-ink-soft">{text.none}</p>
      )}
      {reviews.length > 0 && reviews.length < summary.count && (
        <p className="mb-4 text-ink-soft">{text.newest(reviews.length)}</p>
      )}
      {member ? (
        <OwnReviewPart slug={slug} member={member} />
      ) : (
        <SignInLink slug={slug} place="reviews">
          {text.signIn}
        </SignInLink>
      )}
    </section>
  )
}

/** How many reviews gave 5, 4, 3, 2 and 1 stars: bars for the eye, a sentence for a screen reader. */
function RatingBars({ summary }: { summary: CenterDetail['reviewSummary'] }) {
  const { reviews: text } = useTexts(participationMessages)
  // "5 estrellas" is longer than "5 stars".
  const columns =
    useLanguage() === 'en' ? 'grid-cols-[3.75rem_1fr_2rem]' : 'grid-cols-[5.25rem_1fr_2rem]'
  const rows = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: summary.byStars[stars - 1] ?? 0 }))
  // "9 reviews with 5 stars, 2 with 4, 1 with 1"
  const words = rows
    .filter(({ count }) => count > 0)
    .map(({ stars, count }, index) =>
      index > 0 ? text.nextBar(count, stars) : text.firstBar(count, text.stars(stars)),
    )
  return (
    <div role="img" aria-label={words.join(', ')} className="grid max-w-96 gap-1.5">
      {rows.map(({ stars, count }) => (
        <div key={stars} className={`grid ${columns} items-center gap-3 text-sm `}>
          {text.stars(stars)}
          <svg
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-2.5 w-full rounded-full bg-sunken"
          >
            <rect width={(count / summary.count) * 100} height="1" className="fill-star" />
          </svg>
          {count}
        </div>
      ))}
    </div>
  )
}

type OwnReviewProps = { slug: string; member: Member }

/** A member's place among the reviews: the form for a first one, else the own one and where it stands. */
function OwnReviewPart({ slug, member: { review, rejected } }: OwnReviewProps) {
  const text = useTexts(participationMessages)
  const stored = useStoredText()
  const isOpen = findRejected(rejected, 'save-review') !== undefined
  const form = { slug, place: 'reviews', rejected } as const
  const reviewForm = (summary: string) => (
    <Disclosure summary={summary} icon="pencil" defaultOpen={isOpen} className="pb-2">
      <ReviewForm {...form} review={review} />
    </Disclosure>
  )
  if (!review) return reviewForm(text.review.write)
  const state = text.reviewStates[review.status]
  return (
    <section
      aria-labelledby="own-review"
      className="grid max-w-measure gap-2.5 rounded-l border bg-surface px-4.5 py-4"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id="own-review" className="text-md">
          {text.review.label}
        </h3>
        <Badge variant={review.status === 'approved' ? 'open' : 'plain'}>{state.label}</Badge>
      </div>
      <p className="text-sm text-ink-soft">{state.text}</p>
      <Stars value={review.rating} />
      <p className="whitespace-pre-line wrap-anywhere" {...stored}>
        {review.content}
      </p>
      <div className="flex flex-wrap gap-x-6 [&>[open]]:w-full">
        {reviewForm(text.change)}
        <DeleteForm {...form} intent="delete-review" submit={text.review.delete} />
      </div>
    </section>
  )
}

type ReviewFormProps = {
  slug: string
  place: 'reviews'
  rejected: Member['rejected']
  /** The member's stored review; null for a new one. */
  review: OwnReview | null
}

/** A new review, or another version of one's own. */
function ReviewForm({ review, ...form }: ReviewFormProps) {
  const text = useTexts(participationMessages)
  return (
    <MemberForm
      {...form}
      intent="save-review"
      label={review ? text.review.change : text.review.write}
      submit={text.review.send}
      busy={text.sending}
    >
      {(rejected) => (
        <>
          <RatingField
            id="review-rating"
            value={getTyped(rejected, 'rating') ?? String(review?.rating ?? '')}
            error={rejected?.fields.rating}
            required
          />
          <Field
            id="review-content"
            label={text.review.label}
            hint={text.hints.review}
            error={rejected?.fields.content}
            required
          >
            <Textarea
              name="content"
              rows={6}
              maxLength={maxLengths.review}
              defaultValue={getTyped(rejected, 'content') ?? review?.content ?? ''}
            />
          </Field>
        </>
      )}
    </MemberForm>
  )
}
