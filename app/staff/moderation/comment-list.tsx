import { type ListQuery, type Page, serializeListQuery } from '#app/lib/list-query.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ModerationList } from './moderation-frame.tsx'
import { moderationLists } from './moderation-lists.ts'
import type { Post } from './post.ts'
import { labelPost, PostItem } from './post-item.tsx'

const { path, states } = moderationLists.comments

/** Comments, the newest first. They are public at once, so staff can only delete them. */
export function CommentList({ list, query }: { list: Page<Post>; query: ListQuery }) {
  const search = serializeListQuery({ ...query, page: list.page }, states[0])
  return (
    <ModerationList
      tab="comments"
      query={query}
      list={list}
      what="comments"
      hint="Comments are shown as soon as they are written."
      hasSearch
    >
      <ul className="divide-y">
        {list.rows.map((post) => (
          <li key={post.id}>
            <PostItem post={post}>
              <ButtonLink
                to={`${path}/remove/comment/${post.id}${search}`}
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
