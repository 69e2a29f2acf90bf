import { isRole, isStatus, type Role, type Status } from './member.ts'

export const sortOrders = ['joined', 'joined-first', 'name', 'name-last'] as const
export type SortOrder = (typeof sortOrders)[number]

/** Which members are asked for: the whole state of the list, as its address says it. */
export type MemberQuery = {
  /** Part of a name, a username or an e-mail, or a member's id. */
  q: string
  role: Role | null
  status: Status | null
  sort: SortOrder
  /** From 1. */
  page: number
}

const maxTextLength = 120

/** Reads a query string leniently: what no form of ours could have sent is left out. */
export function readMemberQuery(params: URLSearchParams): MemberQuery {
  const role = params.get('role')
  const status = params.get('status')
  const page = Number(params.get('page') || 1)
  return {
    q: (params.get('q') ?? '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, maxTextLength),
    role: isRole(role) ? role : null,
    status: isStatus(status) ? status : null,
    sort: sortOrders.find((order) => order === params.get('sort')) ?? 'joined',
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  }
}

/** The shortest query string that says the same; '' for everybody, newest first, from the start. */
function writeMemberQuery(query: MemberQuery): string {
  const params = new URLSearchParams()
  if (query.q) params.set('q', query.q)
  if (query.role) params.set('role', query.role)
  if (query.status) params.set('status', query.status)
  if (query.sort !== 'joined') params.set('sort', query.sort)
  if (query.page > 1) params.set('page', String(query.page))
  return params.size ? `?${params}` : ''
}

export function hasFilters({ q, role, status }: MemberQuery): boolean {
  return q !== '' || role !== null || status !== null
}

/** The list's address. */
export function listPath(query: MemberQuery): string {
  return `/admin/users${writeMemberQuery(query)}`
}

/** The address of what is asked about one member, over the list. */
export function dialogPath(id: string, dialog: 'status' | 'delete', query: MemberQuery): string {
  return `/admin/users/${id}/${dialog}${writeMemberQuery(query)}`
}
