import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { formatIsoDate, formatShortDate } from '#app/lib/format-date.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Table } from '#app/ui/table.tsx'
import {
  dialogPath,
  listPath,
  type Member,
  type MemberQuery,
  type SortOrder,
  type Status,
} from './member.ts'
import { statusNames } from './messages.ts'
import { RoleForm } from './role-form.tsx'

type MemberTableProps = {
  members: Member[]
  query: MemberQuery
  rejected: RejectedForm | undefined
}

/** Show one row per member, or one card on phones. */
export function MemberTable({ members, query, rejected }: MemberTableProps) {
  const { sort } = query
  const sortedBy = (order: SortOrder) => listPath({ ...query, sort: order, page: 1 })
  const columns = [
    {
      label: 'Name',
      sortTo: sortedBy(sort === 'name' ? 'name-last' : 'name'),
      sorted: sort === 'name' ? 'ascending' : sort === 'name-last' ? 'descending' : null,
    },
    { label: 'Role' },
    { label: 'Status' },
    { label: 'Reviews', isNumeric: true },
    { label: 'Comments', isNumeric: true },
    {
      label: 'Joined',
      sortTo: sortedBy(sort === 'joined' ? 'joined-first' : 'joined'),
      sorted: sort === 'joined' ? 'descending' : sort === 'joined-first' ? 'ascending' : null,
    },
    { label: 'Last active' },
    { label: 'Actions', isHidden: true },
  ] as const
  return (
    <Table caption="Users" columns={columns}>
      {members.map((member) => (
        <MemberRow
          key={member.id}
          member={member}
          query={query}
          rejected={getTyped(rejected, 'id') === member.id ? rejected : undefined}
        />
      ))}
    </Table>
  )
}

type MemberRowProps = {
  member: Member
  query: MemberQuery
  rejected: RejectedForm | undefined
}

function MemberRow({ member, query, rejected }: MemberRowProps) {
  const { name, username, email, role, status, statusReason, isSelf } = member
  return (
    <tr>
      <th scope="row">
        {name}
        {username !== null && username !== name && (
          <span className="font-normal text-ink-soft"> {username}</span>
        )}
        {isSelf && <span className="font-normal text-ink-soft"> (you)</span>}
        <span className="block text-sm font-normal wrap-anywhere text-ink-soft">
          {email}
          {!member.isEmailConfirmed && ' (not confirmed)'}
        </span>
        {role !== 'user' && (
          <span className="block text-sm font-normal text-ink-soft">
            {member.hasTwoFactor ? 'Two-factor on' : 'Two-factor off'}
          </span>
        )}
        {statusReason && (
          <span
            className="mt-0.5 line-clamp-2 text-sm font-normal text-ink-soft lg:max-w-80"
            title={statusReason}
          >
            Reason: {statusReason}
          </span>
        )}
      </th>
      <td>
        <RoleForm
          key={`${role} ${rejected?.id ?? ''}`}
          member={member}
          query={query}
          rejected={rejected}
        />
      </td>
      <td>
        <Badge variant={badges[status]}>{statusNames[status]}</Badge>
      </td>
      <td className="num" data-label="Reviews">
        {member.reviewsCount.toLocaleString('en-US')}
      </td>
      <td className="num" data-label="Comments">
        {member.commentsCount.toLocaleString('en-US')}
      </td>
      <td data-label="Joined" className="whitespace-nowrap">
        <Day date={member.joinDate} />
      </td>
      <td data-label="Last active" className="whitespace-nowrap">
        {member.lastActive ? <Day date={member.lastActive} /> : 'never'}
      </td>
      <td>
        <div className="row-actions">
          {isSelf ? (
            <span className="text-sm text-ink-soft">Another admin can</span>
          ) : (
            <>
              <ButtonLink
                to={dialogPath(member.id, 'status', query)}
                keepScroll
                variant="bare"
                size="sm"
              >
                {status === 'active' ? 'Suspend' : 'Reinstate'}
                <span className="sr-only"> {name}</span>
              </ButtonLink>
              <ButtonLink
                to={dialogPath(member.id, 'delete', query)}
                keepScroll
                variant="bare-danger"
                size="sm"
                aria-label={`Delete ${name}`}
              >
                <Icon name="trash-2" />
              </ButtonLink>
            </>
          )}
        </div>
      </td>
    </tr>
  )
}

const badges: Record<Status, 'open' | 'plain' | 'closed'> = {
  active: 'open',
  suspended: 'plain',
  banned: 'closed',
}

function Day({ date }: { date: Date }) {
  return <time dateTime={formatIsoDate(date)}>{formatShortDate(date)}</time>
}
