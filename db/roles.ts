import { pgRole } from 'drizzle-orm/pg-core'

/**
 * What a connection may be. Every connection rests as `directory_anonymous`; `asViewer` raises it
 * for one transaction. The owner runs migrations and operator commands; no request ever does.
 */
const anonymousRole = pgRole('directory_anonymous').existing()
const memberRole = pgRole('directory_member').existing()
export const staffRole = pgRole('directory_staff').existing()

/** What the server's own work runs as: each may touch its own tables and nothing else. */
export const mailerRole = pgRole('directory_mailer').existing()
export const limiterRole = pgRole('directory_limiter').existing()
/** Counts what is looked at, and sweeps away what is overdue. */
export const keeperRole = pgRole('directory_keeper').existing()
/** Hands out the work on imports; what an import writes, it writes with its person's rights. */
export const importerRole = pgRole('directory_importer').existing()
/** The authentication service: alone it reads and writes the `auth_` tables. */
export const authRole = pgRole('directory_auth').existing()

export const ownerRoleName = 'directory_owner'
export const restingRoleName = 'directory_anonymous'
export const roleNames = [
  'directory_owner',
  'directory_anonymous',
  'directory_member',
  'directory_staff',
  'directory_mailer',
  'directory_limiter',
  'directory_auth',
  'directory_keeper',
  'directory_importer',
] as const

export const everyone = [anonymousRole, memberRole, staffRole]
export const members = [memberRole, staffRole]
