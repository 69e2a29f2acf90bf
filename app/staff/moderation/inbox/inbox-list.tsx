import { type DatabaseFailure, explainLoadFailure } from '#app/lib/failure.ts'
import type { Result } from '#app/lib/form.ts'
import { formatIsoDate, formatMoment } from '#app/lib/format-date.ts'
import { type ListQuery, serializeListQuery } from '#app/lib/list-query.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FilterLinks } from '#app/ui/filter-links.tsx'
import { Link } from '#app/ui/link.tsx'
import { ListFoot } from '#app/ui/list-foot.tsx'
import {
  emptyInbox,
  heldNames,
  type InboxState,
  inboxPageSize,
  inboxPath,
  inboxStates,
  inboxTitle,
  loads,
  stateNames,
} from './messages.ts'
import type { Inbox, InboxItem } from './read-inbox.server.ts'
import { UrgencyBadge } from './urgency-badge.tsx'

const hrefForInbox = (query: ListQuery) => inboxPath + serializeListQuery(query, 'open')

type InboxListProps = {
  query: ListQuery<InboxState>
  list: Result<Inbox, DatabaseFailure>
  /** How many are open; undefined where the database does not say. */
  open: number | undefined
}

/** What came through the contact form: open ones first, then by urgency, then the newest. */
export function InboxList({ query, list, open }: InboxListProps) {
  return (
    <section aria-labelledby="inbox" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h2 id="inbox">{inboxTitle}</h2>
        <FilterLinks
          label="Messages by state"
          links={inboxStates.map((state) => ({
            label: stateNames[state],
            to: hrefForInbox({ ...query, state, page: 1 }),
            isCurrent: state === query.state,
            count:
              state === 'open' ? open : state === 'held' && list.ok ? list.value.held : undefined,
          }))}
        />
      </div>
      {!list.ok ? (
        <Alert title={explainLoadFailure(loads, list.errors)} />
      ) : list.value.rows.length === 0 ? (
        <EmptyState title={emptyInbox[query.state].title}>
          {emptyInbox[query.state].text}
        </EmptyState>
      ) : (
        <div className="panel">
          <ul className="divide-y">
            {list.value.rows.map((item) => (
              <li key={item.id}>
                <Item
                  item={item}
                  search={serializeListQuery({ ...query, page: list.value.page }, 'open')}
                />
              </li>
            ))}
          </ul>
          <ListFoot
            {...list.value}
            pageSize={inboxPageSize}
            label="messages"
            hrefFor={(page) => hrefForInbox({ ...query, page })}
          />
        </div>
      )}
    </section>
  )
}

function Item({ item, search }: { item: InboxItem; search: string }) {
  return (
    <div className="relative grid gap-1 px-4 py-3.5 hover:bg-ground sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
        <h3 className="text-md leading-snug">
          {/* All of the row opens it. */}
          <Link
            to={`${inboxPath}/${item.id}${search}`}
            keepScroll
            className="inline-flex min-h-11 items-center wrap-anywhere text-ink decoration-line-strong after:absolute after:inset-0"
          >
            {item.subject ?? `Message from ${item.name}`}
          </Link>
        </h3>
        <UrgencyBadge {...item} />
      </div>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {item.name}
        {' · '}
        <time dateTime={formatIsoDate(item.createdAt)}>{formatMoment(item.createdAt)}</time>
        {item.center && ` · About ${item.center.name}`}
      </p>
      {item.heldFor && (
        <p>
          <Badge>{heldNames[item.heldFor]}</Badge>
        </p>
      )}
      <p className="line-clamp-2 max-w-measure wrap-anywhere">{item.beginning}</p>
    </div>
  )
}
