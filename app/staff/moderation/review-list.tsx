import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { RejectedForm } from '#app/lib/form.ts'
import { type ListQuery, type Page, serializeListQuery } from '#app/lib/list-query.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { getRowKey } from './decision-input.ts'
import { needsOther, revision, states } from './messages.ts'
import { ModerationList } from './moderation-frame.tsx'
import { moderationLists } from './moderation-lists.ts'
import { type Post, reviewStates } from './post.ts'
import { ChangedMark, labelPost, PostItem } from './post-item.tsx'

type ReviewListProps = {
  list: Page<Post>
  query: ListQuery
  pending: number | undefined
  rejected: RejectedForm | undefined
}

const { path } = moderationLists.reviews

const decisions = ['approved', 'rejected'] as const

/** Reviews, the newest first: pending ones to approve and reject one by one or several at once. */
export function ReviewList({ list, query, pending, rejected }: ReviewListProps) {
  return (
    <ModerationList
      tab="reviews"
      query={query}
      list={list}
      what="reviews"
      states={reviewStates.map((state) => ({
        state,
        label: state === 'all' ? 'All' : states[state],
        count: state === 'pending' ? pending : undefined,
      }))}
      hasSearch
    >
      <DecisionForm
        action={path + serializeListQuery({ ...query, page: list.page }, 'all')}
        posts={list.rows}
        rejected={rejected}
      />
    </ModerationList>
  )
}

type DecisionFormProps = { action: string; posts: Post[]; rejected: RejectedForm | undefined }

function DecisionForm({ action, posts, rejected }: DecisionFormProps) {
  const sent = useNavigation().formData?.get('decide')
  const busy = typeof sent === 'string' ? sent : null
  const hasPending = posts.some((post) => isOpenTo(post))
  return (
    <Form method="post" action={action} preventScrollReset>
      {/* Enter on a box presses a form's first button: this one decides nothing. */}
      <button type="submit" name="decide" value="" hidden />
      {hasPending && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b bg-sunken px-4 py-2 sm:px-5">
          <TickAll />
          <span className="ml-auto flex flex-wrap gap-2">
            {decisions.map((to) => (
              <Button
                key={to}
                type="submit"
                name="decide"
                value={to}
                variant="line"
                size="sm"
                disabled={busy !== null}
              >
                {busy === to ? revision[to].busy : `${revision[to].submit} Ticked`}
              </Button>
            ))}
          </span>
        </div>
      )}
      <ul className="divide-y">
        {posts.map((post) => (
          <li key={getRowKey(post)}>
            <ReviewItem post={post} action={action} busy={busy} rejected={rejected} />
          </li>
        ))}
      </ul>
    </Form>
  )
}

/** Whether it is decided in this list: a decided review asks in a dialog of its own. */
const isOpenTo = ({ status, needsOther }: Post) => status === 'pending' && !needsOther

type ReviewItemProps = {
  post: Post
  action: string
  busy: string | null
  rejected: RejectedForm | undefined
}

function ReviewItem({ post, action, busy, rejected }: ReviewItemProps) {
  const isMarked = !post.needsOther && post.id in (rejected?.fields ?? {})
  const isTicked = rejected?.values.review?.some((row) => row.startsWith(post.id))
  const [listPath = path, search] = action.split('?')
  return (
    <PostItem
      post={post}
      tick={
        isOpenTo(post) && (
          <Checkbox
            name="review"
            value={getRowKey(post)}
            defaultChecked={isTicked && !isMarked}
            label={<span className="sr-only">Tick {labelPost(post)}</span>}
            className="pr-1"
          />
        )
      }
      note={
        post.needsOther && (
          <p className="flex items-start gap-1.5 text-sm text-ink-soft">
            <Icon name="info" className="mt-px" />
            {needsOther}.
          </p>
        )
      }
      mark={
        isMarked && (
          <ChangedMark>
            Changed or decided since you opened this page. This is how it is now.
          </ChangedMark>
        )
      }
    >
      {isOpenTo(post) &&
        decisions.map((to) => <DecideButton key={to} post={post} to={to} busy={busy} />)}
      {post.status !== 'pending' && !post.needsOther && (
        <ButtonLink
          to={`${listPath}/revise/${post.id}${search ? `?${search}` : ''}`}
          keepScroll
          variant="line"
          size="sm"
        >
          {revision[post.status === 'approved' ? 'rejected' : 'approved'].submit}...
          <span className="sr-only"> {labelPost(post)}</span>
        </ButtonLink>
      )}
      <ButtonLink
        to={`${listPath}/remove/review/${post.id}${search ? `?${search}` : ''}`}
        keepScroll
        variant="bare-danger"
        size="sm"
        aria-label={`Delete ${labelPost(post)}`}
      >
        <Icon name="trash-2" />
      </ButtonLink>
    </PostItem>
  )
}

type DecideButtonProps = {
  post: Post
  to: 'approved' | 'rejected'
  busy: string | null
}

function DecideButton({ post, to, busy }: DecideButtonProps) {
  const value = `${to} ${getRowKey(post)}`
  return (
    <Button
      type="submit"
      name="decide"
      value={value}
      variant={to === 'approved' ? 'tint' : 'line'}
      size="sm"
      disabled={busy !== null}
    >
      {to === 'approved' && <Icon name="check" />}
      {busy === value ? revision[to].busy : revision[to].submit}
      <span className="sr-only"> {labelPost(post)}</span>
    </Button>
  )
}

/** Ticks every pending review of the page; there where scripts run. */
function TickAll() {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  if (!isLive)
    return <p className="text-sm text-ink-soft">Tick pending reviews to decide several at once.</p>
  return (
    <Checkbox
      label="All pending on this page"
      onChange={({ currentTarget: { form, checked } }) => {
        for (const box of form?.querySelectorAll<HTMLInputElement>('input[name="review"]') ?? []) {
          box.checked = checked
        }
      }}
    />
  )
}
