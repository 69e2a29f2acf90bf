import { data, Outlet } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import { useBadges } from '#app/features/admin-shell/use-badges.ts'
import { commentsTitle } from '#app/features/moderation/messages.en.ts'
import {
  ModerationFrame,
  ModerationList,
  moderationPaths,
} from '#app/features/moderation/moderation-frame.tsx'
import { commentStates, type Post } from '#app/features/moderation/post.ts'
import { labelPost, PostItem } from '#app/features/moderation/post-item.tsx'
import { readModeratedPosts } from '#app/features/moderation/read-moderated-posts.server.ts'
import {
  type ListQuery,
  type Page,
  readListQuery,
  serializeListQuery,
} from '#app/lib/list-query.ts'
import { shouldReadList } from '#app/lib/should-read-list.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Route } from './+types/admin-comments.ts'

export const handle = { title: commentsTitle }

export const shouldRevalidate = shouldReadList

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readListQuery(new URL(request.url).searchParams, commentStates)
  const list = await tryDatabase(context, (db) => readModeratedPosts(db, 'comment', query))
  return data({ query, list }, { status: list.ok ? 200 : 503 })
}

export default function AdminComments({ loaderData: { query, list } }: Route.ComponentProps) {
  return (
    <>
      <ModerationFrame
        place="comments"
        waiting={useBadges()}
        failure={list.ok ? null : list.errors.message}
      >
        {list.ok && <CommentList list={list.value} query={query} />}
      </ModerationFrame>
      <Outlet />
    </>
  )
}

/** Comments, the newest first. They are public at once: what must go is deleted. */
function CommentList({ list, query }: { list: Page<Post>; query: ListQuery }) {
  const search = serializeListQuery({ ...query, page: list.page }, 'all')
  return (
    <ModerationList
      {...{ place: 'comments', query, list, what: 'comments' }}
      hint="Comments are shown as soon as they are written."
      hasSearch
    >
      <ul className="divide-y">
        {list.rows.map((post) => (
          <li key={post.id}>
            <PostItem post={post}>
              <ButtonLink
                to={`${moderationPaths.comments}/remove/comment/${post.id}${search}`}
                keepScroll
                variant="bare-danger"
                size="sm"
              >
                <Icon name="trash-2" />
                Delete<span className="sr-only"> {labelPost(post)}</span>
              </ButtonLink>
            </PostItem>
          </li>
        ))}
      </ul>
    </ModerationList>
  )
}
