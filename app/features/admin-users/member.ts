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

/** A page of them, of so many. */
export type MemberList = { members: Member[]; total: number; page: number }

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value)
}
