import { data, Outlet } from 'react-router'
import { tryDatabase } from '#app/database.server.ts'
import { useBadges } from '#app/features/admin-shell/use-badges.ts'
import { CommentList } from '#app/features/moderation/comment-list.tsx'
import { commentsTitle } from '#app/features/moderation/messages.ts'
import { ModerationFrame } from '#app/features/moderation/moderation-frame.tsx'
import { commentStates } from '#app/features/moderation/post.ts'
import { readPosts } from '#app/features/moderation/read-posts.server.ts'
import { readListQuery } from '#app/lib/list-query.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { shouldReadList } from '#app/lib/should-read-list.ts'
import type { Route } from './+types/admin-comments.ts'

export const handle: PageHandle = { scripts: 'always', title: commentsTitle }

export const shouldRevalidate = shouldReadList

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readListQuery(new URL(request.url).searchParams, commentStates)
  const list = await tryDatabase(context, (tx) => readPosts(tx, 'comment', query))
  return data({ query, list }, { status: list.ok ? 200 : 503 })
}

export default function AdminComments({ loaderData: { query, list } }: Route.ComponentProps) {
  return (
    <>
      <ModerationFrame
        place="comments"
        waiting={useBadges()}
        failure={list.ok ? null : list.message}
      >
        {list.ok && <CommentList list={list.value} query={query} />}
      </ModerationFrame>
      <Outlet />
    </>
  )
}
