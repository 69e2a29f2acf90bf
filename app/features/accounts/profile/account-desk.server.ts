import type * as z from 'zod'
import type { AccountLimits, Session, Site } from '#app/context.ts'
import type { Mail } from '#app/lib/compose-mail.ts'
import type { Database, Transaction } from '#db/client.server.ts'
import type { Viewer } from '#db/viewer.ts'

/** What of the sign-in's room this room works with; the route brings it. */
export type AccountTools = {
  database: Database
  site: Pick<Site, 'name' | 'url'>
  hasher: {
    hash(password: string): Promise<string>
    verify(attempt: { hash: string; password: string }): Promise<boolean>
  }
  limits: AccountLimits
  wakeOutbox(): void
  /** Puts a mail into the outbox. `tx` has the rights of the authentication service. */
  queueMail(tx: Transaction, to: string, mail: Mail): Promise<void>
}

/** How far two-factor sign-in has come. */
export type TwoFactorState =
  | { kind: 'off' }
  /** The app reads `address` off the QR code; `secret` is for typing in. */
  | { kind: 'setup'; address: string; secret: string }
  | { kind: 'on'; backupCodesLeft: number }

/** The member's own second step of signing in. */
type TwoFactor = {
  read(): Promise<TwoFactorState>
  /** Makes a secret that counts for nothing until a code confirms it. */
  start(): Promise<void>
  /** Turns it on. The backup codes; null for a wrong code. */
  confirm(code: string): Promise<string[] | null>
  /** Uses a code of the app or a backup code up; false for a wrong one. */
  spendCode(code: string): Promise<boolean>
  /** Ten new backup codes; those before are void. */
  renew(): Promise<string[]>
  turnOff(): Promise<void>
  /** What tries of codes are counted under. */
  tries: string
}

/** What signing up asks of each field: the same holds for changing it. */
type AccountRules = {
  fullName: z.ZodType<string>
  username: z.ZodType<string | null>
  email: z.ZodType<string>
  password: z.ZodType<string>
  code: z.ZodType<string>
}

/** All that the account page's work needs: whose account it is comes from the session alone. */
export type AccountDesk = AccountTools & {
  rules: AccountRules
  /** Writes a failure to the log, without the values in it. */
  report(error: unknown, doing: string): void
  /** What makes a new password easy to guess; null for nothing. */
  findPasswordFault(password: string, person: readonly (string | null)[]): string | null
  twoFactor: TwoFactor
  member: Session['user']
  viewer: Viewer
  /** The session that the request came with: an id, never a token. */
  sessionId: string
  /** The client's address, for counting only. */
  address: string | null
}
