import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { RejectedForm } from '#app/lib/form.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Note } from '#app/ui/note.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { RejectedToast } from '#app/ui/rejected-toast.tsx'
import { type MemberList, membersPerPage } from './member.ts'
import { MemberFilter } from './member-filter.tsx'
import { hasFilters, listPath, type MemberQuery } from './member-query.ts'
import { MemberTable } from './member-table.tsx'
import * as messages from './messages.ts'

type MembersPageProps = {
  query: MemberQuery
  list: MemberList
  /** Why the last change of a role was not made. */
  rejected: RejectedForm | undefined
  /** The dialog that is open over the list. */
  children: ReactNode
}

/** Everybody with an account: search, filters, roles, and the ways to suspend and delete. */
export function MembersPage({ query, list, rejected, children }: MembersPageProps) {
  const { members, total, page, pageCount } = list
  const navigation = useNavigation()
  const isLoading =
    navigation.state === 'loading' && navigation.location.pathname === '/admin/users'
  const first = (page - 1) * membersPerPage + 1
  return (
    <section aria-labelledby="users" aria-busy={isLoading} className="grid gap-4 pt-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="users" className="text-xl">
          Users
        </h2>
        <MemberFilter query={query} />
      </div>
      {members.length > 0 ? (
        <div className="panel">
          <MemberTable members={members} query={query} rejected={rejected} />
          <div className="panel-foot">
            <span>
              {`${format(first)} to ${format(first + members.length - 1)} of ${format(total)}`}
            </span>
            <Pagination
              page={page}
              pageCount={pageCount}
              hrefFor={(number) => listPath({ ...query, page: number })}
              label="Pages of users"
            />
          </div>
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
          <Note>{messages.selfNote}</Note>
        </div>
      )}
      <RejectedToast rejected={rejected} />
      {children}
    </section>
  )
}

function format(number: number): string {
  return number.toLocaleString('en-US')
}
