import type { ReactNode } from 'react'
import { type DatabaseFailure, explainLoadFailure } from '#app/lib/failure.ts'
import { type ListQuery, serializeListQuery } from '#app/lib/list-query.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Input } from '#app/ui/field.tsx'
import { FilterLinks } from '#app/ui/filter-links.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ListFoot } from '#app/ui/list-foot.tsx'
import { reviewsTitle } from './messages.ts'
import { type ModerationTab, moderationLists } from './moderation-lists.ts'
import { pageSize } from './post.ts'

type Waiting = { pendingReviews: number; openReports: number }

type ModerationFrameProps = {
  tab: ModerationTab
  /** Counts of open work; null if they could not be loaded. */
  waiting: Waiting | null
  /** The reason why the list could not be read; null if it was read. */
  failure: DatabaseFailure | null
  children: ReactNode
}

/** The header and tabs of the three lists, around the open list. */
export function ModerationFrame({ tab, waiting, failure, children }: ModerationFrameProps) {
  const counts = {
    reviews: waiting?.pendingReviews,
    comments: undefined,
    reports: waiting?.openReports,
  }
  return (
    <section aria-labelledby="moderation" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h2 id="moderation">{reviewsTitle}</h2>
        <FilterLinks
          label="What members wrote"
          links={(['reviews', 'comments', 'reports'] as const).map((one) => ({
            label: moderationLists[one].label,
            to: moderationLists[one].path,
            isCurrent: one === tab,
            count: counts[one],
          }))}
        />
      </div>
      {failure ? <Alert title={explainLoadFailure(tab, failure)} /> : children}
    </section>
  )
}

type ModerationListProps = {
  tab: ModerationTab
  query: ListQuery
  list: { total: number; page: number }
  /** The states to choose from; the first one is the default. */
  states?: { state: string; label: string; count?: number | undefined }[]
  /** Text above a list that has no states. */
  hint?: string
  hasSearch?: boolean
  /** Names the items in the empty state, such as "open reports"; `whyNone` adds the reason. */
  what: string
  whyNone?: string
  children: ReactNode
}

/** A list with its filters and page links. */
export function ModerationList(props: ModerationListProps) {
  const { tab, query, list, states, hint, hasSearch, what, whyNone, children } = props
  const { path, label, states: known } = moderationLists[tab]
  const hrefFor = (changes: Partial<ListQuery>) =>
    path + serializeListQuery({ ...query, ...changes }, known[0])
  const isFiltered = hasSearch && (query.q !== '' || hrefFor({ q: '', page: 1 }) !== path)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {hint && <p className="text-ink-soft">{hint}</p>}
        {states && (
          <FilterLinks
            label={`${label} by state`}
            links={states.map(({ state, ...link }) => ({
              ...link,
              to: hrefFor({ state, page: 1 }),
              isCurrent: state === query.state,
            }))}
          />
        )}
        {hasSearch && <ListSearch tab={tab} query={query} />}
      </div>
      {list.total > 0 ? (
        <div className="panel">
          {children}
          <ListFoot
            {...list}
            pageSize={pageSize}
            label={tab}
            hrefFor={(page) => hrefFor({ page })}
          />
        </div>
      ) : isFiltered ? (
        <EmptyState
          title={`No ${what} here`}
          image={null}
          actions={
            <ButtonLink to={path} variant="line">
              Show all {what}
            </ButtonLink>
          }
        >
          None fits what is asked for.
        </EmptyState>
      ) : (
        <EmptyState title={`No ${what}`}>
          {whyNone ?? 'What members write about centers is shown here.'}
        </EmptyState>
      )}
    </>
  )
}

type SearchProps = { tab: ModerationTab; query: ListQuery }

/** Filters a list by the name of a center or author. */
function ListSearch({ tab, query }: SearchProps) {
  return (
    <form
      method="get"
      action={moderationLists[tab].path}
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
          aria-label={`Search ${tab} by center or author`}
        />
      </div>
      <Button type="submit" variant="line" aria-label="Search">
        <Icon name="search" className="sm:hidden" />
        <span className="max-sm:hidden">Search</span>
      </Button>
    </form>
  )
}
