import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { RejectedForm } from '#app/lib/form.ts'
import { type ListQuery, writeListQuery } from '#app/lib/list-query.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/field.tsx'
import { FilterLinks } from '#app/ui/filter-links.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ListFoot } from '#app/ui/list-foot.tsx'
import { nameRow } from './decision-input.ts'
import { EmptyList } from './empty-list.tsx'
import { moreFound, needsOther, states } from './messages.ts'
import { ListSearch, moderationPaths } from './moderation-frame.tsx'
import { type Post, pageSize, reviewStates } from './post.ts'
import { namePost, PostItem } from './post-item.tsx'
import type { PostList } from './read-posts.server.ts'

type ReviewListProps = {
  list: PostList
  query: ListQuery
  pending: number | undefined
  rejected: RejectedForm | undefined
}

const path = moderationPaths.reviews
const hrefFor = (query: ListQuery) => path + writeListQuery(query, 'all')

/** Reviews, the newest first: to approve and reject one by one or several at once. */
export function ReviewList({ list, query, pending, rejected }: ReviewListProps) {
  const shown = { ...query, page: list.page }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <FilterLinks
          label="Reviews by state"
          links={reviewStates.map((state) => ({
            label: state === 'all' ? 'All' : states[state],
            to: hrefFor({ ...query, state, page: 1 }),
            isCurrent: state === query.state,
            count: state === 'pending' ? pending : undefined,
          }))}
        />
        <ListSearch place="reviews" query={query} />
      </div>
      {list.isCut && <p className="text-sm text-ink-soft">{moreFound}</p>}
      {list.posts.length === 0 ? (
        <EmptyList
          what="reviews"
          isNarrowed={query.q !== '' || query.state !== 'all'}
          allPath={path}
        />
      ) : (
        <div className="panel">
          <DecisionForm action={hrefFor(shown)} posts={list.posts} rejected={rejected} />
          <ListFoot
            {...list}
            pageSize={pageSize}
            label="reviews"
            hrefFor={(page) => hrefFor({ ...query, page })}
          />
        </div>
      )}
    </>
  )
}

type DecisionFormProps = { action: string; posts: Post[]; rejected: RejectedForm | undefined }

function DecisionForm({ action, posts, rejected }: DecisionFormProps) {
  const sent = useNavigation().formData?.get('decide')
  const busy = typeof sent === 'string' ? sent : null
  return (
    <Form method="post" action={action} preventScrollReset>
      {/* Enter on a box presses a form's first button: this one decides nothing. */}
      <button type="submit" name="decide" value="" hidden />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b bg-sunken px-4 py-2 sm:px-5">
        <TickAll />
        <span className="ml-auto flex flex-wrap gap-2">
          <Button
            type="submit"
            name="decide"
            value="approved"
            variant="line"
            size="sm"
            disabled={busy !== null}
          >
            {busy === 'approved' ? 'Approving...' : 'Approve Ticked'}
          </Button>
          <Button
            type="submit"
            name="decide"
            value="rejected"
            variant="line"
            size="sm"
            disabled={busy !== null}
          >
            {busy === 'rejected' ? 'Rejecting...' : 'Reject Ticked'}
          </Button>
        </span>
      </div>
      <ul className="divide-y">
        {posts.map((post) => (
          <li key={nameRow(post)}>
            <ReviewItem post={post} action={action} busy={busy} rejected={rejected} />
          </li>
        ))}
      </ul>
    </Form>
  )
}

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
        !post.needsOther && (
          <Checkbox
            name="review"
            value={nameRow(post)}
            defaultChecked={isTicked && !isMarked}
            label={<span className="sr-only">Tick {namePost(post)}</span>}
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
          <p className="flex items-start gap-1.5 text-sm font-semibold text-danger-ink">
            <Icon name="circle-alert" className="mt-px" />
            Changed or decided since you opened this page. This is how it is now.
          </p>
        )
      }
    >
      {!post.needsOther && post.status !== 'approved' && (
        <DecideButton post={post} to="approved" busy={busy}>
          Approve
        </DecideButton>
      )}
      {!post.needsOther && post.status !== 'rejected' && (
        <DecideButton post={post} to="rejected" busy={busy}>
          Reject
        </DecideButton>
      )}
      <ButtonLink
        to={`${listPath}/remove/review/${post.id}${search ? `?${search}` : ''}`}
        keepScroll
        variant="bare-danger"
        size="sm"
        aria-label={`Delete ${namePost(post)}`}
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
  children: string
}

function DecideButton({ post, to, busy, children }: DecideButtonProps) {
  const value = `${to} ${nameRow(post)}`
  const doing = to === 'approved' ? 'Approving...' : 'Rejecting...'
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
      {busy === value ? doing : children}
      <span className="sr-only"> {namePost(post)}</span>
    </Button>
  )
}

/** Ticks every row of the page; there where scripts run. */
function TickAll() {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  if (!isLive) return <p className="text-sm text-ink-soft">Tick several to decide them at once.</p>
  return (
    <Checkbox
      label="All on this page"
      onChange={({ currentTarget: { form, checked } }) => {
        for (const box of form?.querySelectorAll<HTMLInputElement>('input[name="review"]') ?? []) {
          box.checked = checked
        }
      }}
    />
  )
}
