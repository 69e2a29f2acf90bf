import { createContext } from 'react-router'
import type { AccountLimits } from '#app/context.ts'
import {
  type AuthService,
  type AuthSettings,
  createAuth,
  type PasswordHasher,
} from './auth.server.ts'

/** All that accounts need: what every function of this room takes first. */
export type Accounts = AuthSettings & {
  service: AuthService
  hasher: PasswordHasher
  limits: AccountLimits
}

export const accountsContext = createContext<Accounts>()

export function createAccounts(settings: AuthSettings & { limits: AccountLimits }): Accounts {
  return { ...settings, ...createAuth(settings) }
}
