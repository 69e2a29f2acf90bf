import type { ReactNode } from 'react'
import { formatDate, formatIsoDate } from '#app/lib/format-date.ts'
import { useLanguage, useStoredText } from '#app/ui/language.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { PublicComment } from './center.ts'

type PostedTextProps = {
  post: PublicComment
  /** What the viewer can do with it. */
  children?: ReactNode
}

/** What a member wrote, a review or a comment: stars if given, name, date, and the text as typed. */
export function PostedText({ post, children }: PostedTextProps) {
  const language = useLanguage()
  const stored = useStoredText()
  return (
    <li className="grid max-w-measure gap-2 border-t py-5.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {post.rating !== null && <Stars value={post.rating} />}
        <b>{post.author}</b>
        <time dateTime={formatIsoDate(post.createdAt)} className="text-sm text-ink-soft">
          {formatDate(post.createdAt, language)}
        </time>
      </p>
      <p className="whitespace-pre-line wrap-anywhere" {...stored}>
        {post.content}
      </p>
      {children}
    </li>
  )
}
