import type { Logger } from 'pino'
import { createContext } from 'react-router'
import type { Language } from '#app/lib/language.ts'
import type { Database } from '#db/client.server.ts'
import { anonymous, type Viewer } from '#db/viewer.ts'
import type { ImageFormat, ImageWidth } from './lib/center-image-url.ts'

/** What the host hands to every route. */
export const databaseContext = createContext<Database>()

export const viewerContext = createContext<Viewer>(anonymous)

/** The language of the address that is asked for. */
export const languageContext = createContext<Language>('en')

/** What a page knows of who is signed in: never a token. */
export type Session = {
  user: { id: string; email: string; fullName: string | null; username: string | null }
  role: 'user' | 'moderator' | 'admin'
  /** Whether signing in asks for a code besides the password. */
  hasTwoFactor: boolean
  /** When it ends unless it is refreshed: ISO 8601. */
  expiresAt: string
}

/** Null for a visitor. */
export const sessionContext = createContext<Session | null>(null)

/** Which of the member's sessions asks: its row's id, never its token. Null for a visitor. */
export const sessionIdContext = createContext<string | null>(null)

/** Whether somebody may be signed in whom the database did not tell of: a visitor here, but not for sure. */
export const sessionUnreadContext = createContext(false)

/** The operator's settings that pages show. */
export type Site = {
  name: string
  /** Origin without a slash at its end: "https://example.org". */
  url: string
  /** The site's own phone, as printed; never a crisis line. Null when there is none. */
  phone: string | null
  email: string
  supportLine: { label: string; phone: string }
  /** "1000+" for '1000+ Lives Changed': the operator's own claim; null hides it. */
  livesChanged: string | null
}

export const siteContext = createContext<Site>()

export const loggerContext = createContext<Logger>()

/** The client's IP address, for counting only: it is never stored. Null when it is not known. */
export const clientAddressContext = createContext<string | null>(null)

/** How many messages may be sent from one network, and how many are mailed. */
export type MessageLimit = {
  /**
   * Counts one more of a network and, with `toMail`, one more mail: `mayMail` is false where there is none
   * left. `refund` undoes both when nothing came of it. Refused, it says in how many seconds to try
   * again. Rejects when the database does not answer.
   */
  take(
    address: string | null,
    options: { toMail: boolean },
  ): Promise<
    { ok: true; mayMail: boolean; refund(): Promise<void> } | { ok: false; retryAfter: number }
  >
}

export const messageLimitContext = createContext<MessageLimit>()

/** How many problems may be reported from one network, and how many of all count at once. */
export type ReportLimit = {
  /**
   * Counts one more of a network, and of all: `network` is what it is counted under. `isHeld` is true beyond the limit
   * of all: staff decide first. Refused, it says in how many seconds to try again. Rejects when the database does not
   * answer.
   */
  take(
    address: string | null,
  ): Promise<{ ok: true; network: string; isHeld: boolean } | { ok: false; retryAfter: number }>
}

export const reportLimitContext = createContext<ReportLimit>()

/** How often one may try to sign in, to sign up, to ask for a new password. */
export type AccountLimits = {
  /**
   * Counts one try for a network and for an account (an e-mail or a username, known or not).
   * `refund` undoes that. Refused, it says in how many seconds to try again. Rejects when the
   * database does not answer.
   */
  take(
    what: 'sign-in' | 'sign-up' | 'reset',
    address: string | null,
    account: string,
  ): Promise<{ ok: true; refund(): Promise<void> } | { ok: false; retryAfter: number }>
  /** Forgets the tries to sign in to an account, whose owner has just shown to be one. */
  forgive(account: string): Promise<void>
}

/** Called after mail was put into the outbox, so that it goes at once. */
export const wakeOutboxContext = createContext<() => void>(() => {})

/** Where the files of imports lie until they are imported, and what is called when there is one to do. */
export type Imports = {
  folder: string
  /** For how long an upload may take, where it is not the usual time. */
  uploadMinutes?: number
  wake(): void
}

export const importsContext = createContext<Imports>()

/** Changes with every build that changes a page. */
export const buildVersionContext = createContext<string>()

/** Path of the script of every page; null where it is not built. */
export const enhanceUrlContext = createContext<string | null>(null)

/** Path of the script of `/list`; null where it is not built. */
export const listUrlContext = createContext<string | null>(null)

/** The nonce of this page's inline scripts, which its rendering sets where React runs on it. */
export const nonceContext = createContext<string | null>(null)

export type WantedImage = {
  centerId: string
  /** The photograph's own https address, from the center's listing. */
  imageUrl: string
  width: ImageWidth
  format: ImageFormat
}

/** The photographs of centers, as we serve them. */
export type CenterImages = {
  /** Null when there is none to be had, or not soon enough. */
  read(wanted: WantedImage): Promise<Uint8Array | null>
}

export const imagesContext = createContext<CenterImages>()
