import { readChoice, readPageNumber, readWords, serializeQuery } from '#app/lib/list-query.ts'

export const roles = ['user', 'moderator', 'admin'] as const
export const statuses = ['active', 'suspended', 'banned'] as const

export type Role = (typeof roles)[number]
export type Status = (typeof statuses)[number]

/** A member as the admin area shows one. */
export type Member = {
  id: string
  /** Full name, else username, else 'Unnamed'. */
  name: string
  username: string | null
  email: string
  isEmailConfirmed: boolean
  hasTwoFactor: boolean
  role: Role
  status: Status
  /** Why it is suspended or banned. */
  statusReason: string | null
  reviewsCount: number
  commentsCount: number
  joinDate: Date
  lastActive: Date | null
  /** Whether it is the admin who asks: nobody changes their own rights. */
  isSelf: boolean
}

export const membersPerPage = 20

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value)
}

const sortOrders = ['joined', 'joined-first', 'name', 'name-last'] as const
export type SortOrder = (typeof sortOrders)[number]

/** Which members are asked for: the whole state of the list, as its address says it. */
export type MemberQuery = {
  /** Part of a name, a username or an e-mail, or a member's id. */
  q: string
  /** '' for all. */
  role: Role | ''
  status: Status | ''
  sort: SortOrder
  /** From 1. */
  page: number
}

const maxTextLength = 120

/** Read a query string leniently: what no form of ours could have sent is left out. */
export function readMemberQuery(params: URLSearchParams): MemberQuery {
  return {
    q: readWords(params, 'q', maxTextLength),
    role: readChoice(params, 'role', ['', ...roles]),
    status: readChoice(params, 'status', ['', ...statuses]),
    sort: readChoice(params, 'sort', sortOrders),
    page: readPageNumber(params),
  }
}

export function hasFilters({ q, role, status }: MemberQuery): boolean {
  return `${q}${role}${status}` !== ''
}

/** The list's address: the shortest that says the same. */
export function listPath(query: MemberQuery): string {
  return `/admin/users${serializeMemberQuery(query)}`
}

/** The address of what is asked about one member, over the list. */
export function dialogPath(id: string, dialog: 'status' | 'delete', query: MemberQuery): string {
  return `/admin/users/${id}/${dialog}${serializeMemberQuery(query)}`
}

function serializeMemberQuery({ q, role, status, sort, page }: MemberQuery): string {
  return serializeQuery({ q, role, status, sort: sort === 'joined' ? '' : sort, page })
}
