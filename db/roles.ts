import { pgRole } from 'drizzle-orm/pg-core'

/**
 * The roles of connections. Every connection has `directory_anonymous`; `asViewer` changes the role
 * for one transaction. The owner runs migrations and operator commands, never requests.
 */
const anonymousRole = pgRole('directory_anonymous').existing()
const memberRole = pgRole('directory_member').existing()
export const staffRole = pgRole('directory_staff').existing()

/** The roles of background work. Each can use only its own tables. */
export const mailerRole = pgRole('directory_mailer').existing()
export const limiterRole = pgRole('directory_limiter').existing()
/** Counts views and deletes overdue rows. */
export const keeperRole = pgRole('directory_keeper').existing()
/** Assigns import work; an import's batches run with the rights of the person who started it. */
export const importerRole = pgRole('directory_importer').existing()
/** Reads for the API, feeds, embeds and assistants: public facts, and none of Google's. */
export const apiRole = pgRole('directory_api').existing()
/** The authentication service; only this role can use the `auth_` tables. */
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
  'directory_api',
] as const

export const everyone = [anonymousRole, memberRole, staffRole]
export const members = [memberRole, staffRole]
