import { formatDate, formatIsoDate } from '#app/lib/format-date.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Link } from '#app/ui/link.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/use-language.tsx'
import { dashboardMessages, type Kind } from './messages.ts'
import type { Activity } from './read-dashboard.server.ts'

type ActivityListProps = { kind: Kind; newest: Activity[]; count: number }

/** One kind of what a member did, the newest first. */
export function ActivityList({ kind, newest, count }: ActivityListProps) {
  const text = useTexts(dashboardMessages)
  const { title, empty } = text.recent[kind]
  const id = `recent-${kind}`
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id}>{title}</h2>
        {newest.length < count && (
          <p className="text-sm text-ink-soft">{text.newest(newest.length, count)}</p>
        )}
      </div>
      {newest.length > 0 ? (
        <ul className="border-b">
          {newest.map((activity) => (
            <ActivityItem key={activity.id} kind={kind} activity={activity} />
          ))}
        </ul>
      ) : (
        <div className="rounded-l border border-dashed border-line-strong px-4.5 py-4">
          <p>{empty}.</p>
          <ArrowLink to="/centers">{text.findCenter}</ArrowLink>
        </div>
      )}
    </section>
  )
}

/** One of them: the center with its address, how it was judged, and what was said. */
function ActivityItem({ kind, activity }: { kind: Kind; activity: Activity }) {
  const { center, createdAt, content, rating, label } = activity
  const { noAddress, labels } = useTexts(dashboardMessages)
  const language = useLanguage()
  const stored = useStoredText()
  return (
    <li className="grid gap-1.5 border-t py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h3 className="text-md">
          <Link
            to={`/centers/${center.slug}#${kind}`}
            className="inline-flex min-h-11 items-center wrap-anywhere"
            {...stored}
          >
            {center.name}
          </Link>
        </h3>
        <div className="flex flex-wrap items-center gap-3">
          {rating !== null && <Stars value={rating} />}
          {label && (
            <Badge variant={label === 'upvote' || label === 'approved' ? 'open' : 'plain'}>
              {labels[label]}
            </Badge>
          )}
        </div>
      </div>
      <p className="text-sm text-ink-soft">
        {center.address ?? noAddress}
        {' · '}
        <time dateTime={formatIsoDate(createdAt)}>{formatDate(createdAt, language)}</time>
      </p>
      {content && (
        <p className="line-clamp-4 max-w-measure whitespace-pre-line wrap-anywhere" {...stored}>
          {content}
        </p>
      )}
    </li>
  )
}
