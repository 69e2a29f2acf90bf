import { type ListQuery, serializeListQuery } from '#app/lib/list-query.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ModerationList, moderationPaths } from './moderation-frame.tsx'
import { labelPost, PostItem } from './post-item.tsx'
import type { PostList } from './read-posts.server.ts'

/** Comments, the newest first. They are public at once: what must go is deleted. */
export function CommentList({ list, query }: { list: PostList; query: ListQuery }) {
  const search = serializeListQuery({ ...query, page: list.page }, 'all')
  return (
    <ModerationList
      {...{ place: 'comments', query, list, what: 'comments' }}
      hint="Comments are shown as soon as they are written."
      hasSearch
    >
      <ul className="divide-y">
        {list.posts.map((post) => (
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
