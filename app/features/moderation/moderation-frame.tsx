import type { ReactNode } from 'react'
import type { ListQuery } from '#app/lib/list-query.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/field.tsx'
import { FilterLinks } from '#app/ui/filter-links.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { reviewsTitle } from './messages.ts'

export const moderationPaths = {
  reviews: '/admin/reviews',
  comments: '/admin/reviews/comments',
  reports: '/admin/reviews/reports',
} as const

type Place = keyof typeof moderationPaths

const names: Record<Place, string> = {
  reviews: 'Reviews',
  comments: 'Comments',
  reports: 'Reports',
}

type Waiting = { pendingReviews: number; openReports: number }

type ModerationFrameProps = {
  place: Place
  /** How much waits; null where the database does not say. */
  waiting: Waiting | null
  /** Why the list could not be read; null when it was. */
  failure: string | null
  children: ReactNode
}

/** What members wrote, in three lists: its head, and the one that is open. */
export function ModerationFrame({ place, waiting, failure, children }: ModerationFrameProps) {
  const counts = {
    reviews: waiting?.pendingReviews,
    comments: undefined,
    reports: waiting?.openReports,
  }
  return (
    <section aria-labelledby="moderation" className="grid gap-5 pt-7">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h2 id="moderation">{reviewsTitle}</h2>
        <FilterLinks
          label="What members wrote"
          links={(['reviews', 'comments', 'reports'] as const).map((one) => ({
            label: names[one],
            to: moderationPaths[one],
            isCurrent: one === place,
            count: counts[one],
          }))}
        />
      </div>
      {failure ? <Alert title={`Error loading ${place}: ${failure}`} /> : children}
    </section>
  )
}

type SearchProps = {
  place: 'reviews' | 'comments'
  query: ListQuery
}

/** Narrows a list to a center's or an author's name. */
export function ListSearch({ place, query }: SearchProps) {
  return (
    <form
      method="get"
      action={moderationPaths[place]}
      className="flex min-w-0 grow gap-2 sm:max-w-104"
    >
      {query.state !== 'all' && <input type="hidden" name="state" value={query.state} />}
      <div className="min-w-0 grow">
        <Input
          key={query.q}
          icon="search"
          type="search"
          name="q"
          maxLength={80}
          defaultValue={query.q}
          placeholder="Center or author"
          aria-label={`Search ${place} by center or author`}
        />
      </div>
      <Button type="submit" variant="line" aria-label="Search">
        <Icon name="search" className="sm:hidden" />
        <span className="max-sm:hidden">Search</span>
      </Button>
    </form>
  )
}
