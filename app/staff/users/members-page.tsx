import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { RejectedForm } from '#app/lib/form.ts'
import type { Page } from '#app/lib/list-query.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ListFoot } from '#app/ui/list-foot.tsx'
import { Note } from '#app/ui/note.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'
import { hasFilters, listPath, type Member, type MemberQuery, membersPerPage } from './member.ts'
import { MemberFilter } from './member-filter.tsx'
import { MemberTable } from './member-table.tsx'
import { selfNote } from './messages.ts'

type MembersPageProps = {
  query: MemberQuery
  list: Page<Member>
  /** Why the last change of a role was not made. */
  rejected: RejectedForm | undefined
  /** The dialog that is open over the list. */
  children: ReactNode
}

/** Everybody with an account: search, filters, roles, and the ways to suspend and delete. */
export function MembersPage({ query, list, rejected, children }: MembersPageProps) {
  const { rows: members, total, page } = list
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location.pathname === '/admin/users'
  return (
    <section aria-labelledby="users" aria-busy={isLoading} className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="users" className="text-xl">
          Users
        </h2>
        <MemberFilter query={query} />
      </div>
      {members.length > 0 ? (
        <div className="panel">
          <MemberTable members={members} query={query} rejected={rejected} />
          <ListFoot
            page={page}
            pageSize={membersPerPage}
            total={total}
            label="users"
            hrefFor={(number) => listPath({ ...query, page: number })}
          />
        </div>
      ) : (
        <EmptyState
          title="No users found"
          image={null}
          actions={
            <ButtonLink to="/admin/users" variant="line">
              Show All Users
            </ButtonLink>
          }
        >
          {hasFilters(query)
            ? 'Nobody matches this search. Part of a name, a username or an email is enough.'
            : 'Whoever creates an account appears here.'}
        </EmptyState>
      )}
      {members.some(({ isSelf }) => isSelf) && (
        <div id="self-note">
          <Note>{selfNote}</Note>
        </div>
      )}
      <RejectedToast rejected={rejected} />
      {children}
    </section>
  )
}
