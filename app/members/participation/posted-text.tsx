import type { ReactNode } from 'react'
import type { PublicComment } from '#app/center/center-model.ts'
import { centerMessages } from '#app/center/messages.ts'
import { getTyped } from '#app/lib/form.ts'
import { formatDate, formatIsoDate } from '#app/lib/format-date.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { findRejected } from '#app/ui/post-form.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/use-language.tsx'
import { type Member, MemberForm } from './member-form.tsx'
import { participationMessages } from './messages.ts'
import { maxLengths, type PageSection, signInPath } from './participation-fields.ts'

type PostedTextProps = {
  post: PublicComment
  /** The viewer's actions on it. */
  children?: ReactNode
}

/** A member's review or comment: stars if given, name, date, and the text as typed. */
export function PostedText({ post, children }: PostedTextProps) {
  const language = useLanguage()
  const stored = useStoredText()
  const { inEnglish } = useTexts(centerMessages).services
  return (
    <li className="grid max-w-measure gap-2 border-t py-5.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {post.rating !== null && <Stars value={post.rating} />}
        <b>{post.author}</b>
        <time dateTime={formatIsoDate(post.createdAt)} className="text-sm text-ink-soft">
          {formatDate(post.createdAt, language)}
        </time>
        {stored.lang && <span className="text-sm text-ink-soft">{inEnglish}</span>}
      </p>
      <p className="whitespace-pre-line wrap-anywhere" {...stored}>
        {post.content}
      </p>
      {children}
    </li>
  )
}

type SignInLinkProps = { slug: string; place: PageSection; children: ReactNode }

/** To the sign-in, and from there back to the place on the center's page. */
export function SignInLink({ slug, place, children }: SignInLinkProps) {
  return (
    <ButtonLink to={signInPath(slug, place)} variant="line" size="sm">
      {children}
    </ButtonLink>
  )
}

type ReportFormProps = {
  slug: string
  place: 'comments' | 'reviews'
  rejected: Member['rejected']
  kind: 'comment' | 'review'
  post: PublicComment
}

/** Tells staff what is wrong with somebody else's comment or review. */
export function ReportForm({ kind, post: { id, author }, ...form }: ReportFormProps) {
  const text = useTexts(participationMessages)
  return (
    <Disclosure
      summary={
        <>
          {text.report.title}
          <span className="sr-only">{text.report.what[kind](author)}</span>
        </>
      }
      defaultOpen={findRejected(form.rejected, 'report', id) !== undefined}
      className="pb-2 text-sm"
    >
      <MemberForm
        {...form}
        intent="report"
        target={id}
        submit={text.report.send}
        busy={text.sending}
        variant="line"
      >
        {(rejected) => (
          <>
            <input type="hidden" name="kind" value={kind} />
            <Field
              id={`report-${id}`}
              label={text.report.label}
              hint={text.hints.report}
              error={rejected?.fields.reason}
              required
            >
              <Textarea
                name="reason"
                rows={3}
                maxLength={maxLengths.reason}
                defaultValue={getTyped(rejected, 'reason')}
              />
            </Field>
          </>
        )}
      </MemberForm>
    </Disclosure>
  )
}
