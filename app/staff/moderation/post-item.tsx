import type { ReactNode } from 'react'
import { formatDate, formatIsoDate } from '#app/lib/format-date.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { deletedMember, kindNames, states } from './messages.ts'
import type { Post } from './post.ts'

const looks = { pending: 'trusted', approved: 'open', rejected: 'closed' } as const

type PostItemProps = {
  post: Post
  /** Shows the kind, for a list with both reviews and comments. */
  showsKind?: boolean
  /** A checkbox before the heading. */
  tick?: ReactNode
  /** The reason why the last action on this post was rejected. */
  mark?: ReactNode
  /** Shown below the text. */
  note?: ReactNode
  /** The action buttons. */
  children?: ReactNode
}

/** Show a review or comment with its center, author, date, rating and full text. */
export function PostItem({ post, showsKind, tick, mark, note, children }: PostItemProps) {
  const { center, createdAt, status, kind } = post
  return (
    <div className="grid gap-x-4 gap-y-2.5 px-4 py-4 sm:px-5 lg:grid-cols-[1fr_auto]">
      <div className="flex min-w-0 items-start gap-2">
        {tick}
        <div className="grid min-w-0 grow gap-1.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-md leading-snug">
              <Link
                to={`/centers/${center.slug}#${kind}s`}
                className="inline-flex min-h-11 items-center wrap-anywhere text-ink decoration-line-strong"
              >
                {center.name}
              </Link>
            </h3>
            {showsKind && <Badge>{kindNames[kind]}</Badge>}
            {status && <Badge variant={looks[status]}>{states[status]}</Badge>}
          </div>
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft">
            {post.rating !== null && <Stars value={post.rating} />}
            <span className="wrap-anywhere">{post.author ?? deletedMember}</span>
            <time dateTime={formatIsoDate(createdAt)}>{formatDate(createdAt)}</time>
          </p>
          {mark}
          <p className="max-w-measure whitespace-pre-line wrap-anywhere">{post.content}</p>
          {note}
        </div>
      </div>
      {children && (
        <div className="flex flex-wrap items-center gap-2 self-start lg:justify-end lg:pt-0.5">
          {children}
        </div>
      )}
    </div>
  )
}

/** Return "the review of Cedar House by Sam Doe", for the accessible names of buttons. */
export function labelPost({ kind, center, author }: Post): string {
  return `the ${kind} of ${center.name} by ${author ?? deletedMember}`
}

/** Quote a post in a dialog. */
export function PostQuote({ post }: { post: Post }) {
  return (
    <>
      <p>
        By <b className="wrap-anywhere">{post.author ?? deletedMember}</b>, about{' '}
        <b className="wrap-anywhere">{post.center.name}</b>:
      </p>
      <blockquote className="max-h-48 overflow-auto rounded-s border-l-4 border-line-strong bg-sunken px-3.5 py-2.5 text-sm whitespace-pre-line wrap-anywhere">
        {post.content}
      </blockquote>
    </>
  )
}

export function ChangedMark({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-1.5 text-sm font-semibold text-danger-ink">
      <Icon name="circle-alert" className="mt-px" />
      {children}
    </p>
  )
}
