import { Children, type ReactNode } from 'react'
import { formatDate, formatIsoDate } from '#app/lib/format-date.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/language.tsx'
import { Link } from '#app/ui/link.tsx'
import { messages } from './messages.ts'
import type { AboutCenter } from './read-dashboard.server.ts'

type ActivityListProps = {
  id: string
  title: string
  /** What is not shown; null when all is. */
  note: string | null
  /** What it says when there is nothing. */
  empty: string
  children: ReactNode
}

/** One kind of what a member did, the newest first. */
export function ActivityList({ id, title, note, empty, children }: ActivityListProps) {
  const { findCenter } = useTexts(messages)
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id}>{title}</h2>
        {note && <p className="text-sm text-ink-soft">{note}</p>}
      </div>
      {Children.count(children) > 0 ? (
        <ul className="border-b">{children}</ul>
      ) : (
        <div className="rounded-l border border-dashed border-line-strong px-4.5 py-4">
          <p>{empty}.</p>
          <ArrowLink to="/centers">{findCenter}</ArrowLink>
        </div>
      )}
    </section>
  )
}

type ActivityItemProps = {
  activity: { createdAt: Date; center: AboutCenter }
  /** Where on the center's page it stands. */
  place: 'votes' | 'comments' | 'reviews'
  /** What was written, if anything. */
  text?: string
  /** How it was judged. */
  children?: ReactNode
}

/** One of them: the center with its address, and what was said. */
export function ActivityItem({ activity, place, text, children }: ActivityItemProps) {
  const { center, createdAt } = activity
  const { noAddress } = useTexts(messages)
  const language = useLanguage()
  const stored = useStoredText()
  return (
    <li className="grid gap-1.5 border-t py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h3 className="text-md">
          <Link
            to={`/centers/${center.slug}#${place}`}
            className="inline-flex min-h-11 items-center wrap-anywhere"
            {...stored}
          >
            {center.name}
          </Link>
        </h3>
        <div className="flex flex-wrap items-center gap-3">{children}</div>
      </div>
      <p className="text-sm text-ink-soft">
        {center.address ?? noAddress}
        {' · '}
        <time dateTime={formatIsoDate(createdAt)}>{formatDate(createdAt, language)}</time>
      </p>
      {text && (
        <p className="line-clamp-4 max-w-measure whitespace-pre-line wrap-anywhere" {...stored}>
          {text}
        </p>
      )}
    </li>
  )
}
