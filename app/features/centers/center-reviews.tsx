import type { ReactNode } from 'react'
import { useTexts } from '#app/ui/language.tsx'
import type { CenterDetail, PublicReview } from './center.ts'
import { messages } from './messages.ts'
import { PostedText } from './posted-text.tsx'
import { RatingBars } from './rating-bars.tsx'
import { SignInLink } from './sign-in-link.tsx'

type Props = {
  center: Pick<CenterDetail, 'slug' | 'reviewSummary' | 'reviews'>
  /** What a signed-in member can do with a review. */
  tools?: ((review: PublicReview) => ReactNode) | undefined
  /** A signed-in member's form. */
  children?: ReactNode
}

/** Reviews written on this site and approved: their mean and spread, then each of them. */
export function CenterReviews({ center, tools, children }: Props) {
  const { reviewSummary: summary, reviews } = center
  const { reviews: text } = useTexts(messages)
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
              {tools?.(review)}
            </PostedText>
          ))}
        </ul>
      ) : (
        <p className="mb-4 text-ink-soft">{text.none}</p>
      )}
      {reviews.length > 0 && reviews.length < summary.count && (
        <p className="mb-4 text-ink-soft">{text.newest(reviews.length)}</p>
      )}
      {children ?? (
        <SignInLink slug={center.slug} place="reviews">
          {text.signIn}
        </SignInLink>
      )}
    </section>
  )
}
