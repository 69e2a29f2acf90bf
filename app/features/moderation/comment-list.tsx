import { type ListQuery, writeListQuery } from '#app/lib/list-query.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ListFoot } from '#app/ui/list-foot.tsx'
import { EmptyList } from './empty-list.tsx'
import { moreFound } from './messages.ts'
import { ListSearch, moderationPaths } from './moderation-frame.tsx'
import { pageSize } from './post.ts'
import { namePost, PostItem } from './post-item.tsx'
import type { PostList } from './read-posts.server.ts'

const path = moderationPaths.comments

/** Comments, the newest first. They are public at once: what must go is deleted. */
export function CommentList({ list, query }: { list: PostList; query: ListQuery }) {
  const search = writeListQuery({ ...query, page: list.page }, 'all')
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-ink-soft">Comments are shown as soon as they are written.</p>
        <ListSearch place="comments" query={query} />
      </div>
      {list.isCut && <p className="text-sm text-ink-soft">{moreFound}</p>}
      {list.posts.length === 0 ? (
        <EmptyList what="comments" isNarrowed={query.q !== ''} allPath={path} />
      ) : (
        <div className="panel">
          <ul className="divide-y">
            {list.posts.map((post) => (
              <li key={post.id}>
                <PostItem post={post}>
                  <ButtonLink
                    to={`${path}/remove/comment/${post.id}${search}`}
                    keepScroll
                    variant="bare-danger"
                    size="sm"
                  >
                    <Icon name="trash-2" />
                    Delete<span className="sr-only"> {namePost(post)}</span>
                  </ButtonLink>
                </PostItem>
              </li>
            ))}
          </ul>
          <ListFoot
            {...list}
            pageSize={pageSize}
            label="comments"
            hrefFor={(page) => path + writeListQuery({ ...query, page }, 'all')}
          />
        </div>
      )}
    </>
  )
}
