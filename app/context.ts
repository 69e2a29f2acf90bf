import type { Logger } from 'pino'
import { createContext } from 'react-router'
import type { Language } from '#app/lib/language.ts'
import type { Database } from '#db/client.server.ts'
import { anonymous, type Viewer } from '#db/viewer.ts'
import type { ImageFormat, ImageWidth } from './center/fields/center-image-url.ts'
import type { Result } from './lib/form.ts'

/** Values that the host provides to every route. */
export const databaseContext = createContext<Database>()

export const viewerContext = createContext<Viewer>(anonymous)

/** The language of the requested URL. */
export const languageContext = createContext<Language>('en')

/** The page's information about the signed-in member, without a token. */
export type Session = {
  user: { id: string; email: string; fullName: string | null; username: string | null }
  role: 'user' | 'moderator' | 'admin'
  /** Whether signing in requires a code in addition to the password. */
  hasTwoFactor: boolean
  /** When the session ends unless it is refreshed, in ISO 8601. */
  expiresAt: string
}

/** Null for a visitor. */
export const sessionContext = createContext<Session | null>(null)

/** The id of the session's row, not its token. Null for a visitor. */
export const sessionIdContext = createContext<string | null>(null)

/**
 * Whether the session could not be read: the person may be signed in, but is treated as a visitor.
 */
export const sessionUnreadContext = createContext(false)

/** The operator's settings that pages show. */
export type Site = {
  name: string
  /** The origin without a trailing slash: "https://example.org". */
  url: string
  /** The site's own phone, as displayed; never a crisis line. Null if there is none. */
  phone: string | null
  email: string
  supportLine: { label: string; phone: string }
  /** "1000+" shows '1000+ Lives Changed', a claim by the operator; null hides it. */
  livesChanged: string | null
  /** The license of what the operator's staff wrote, and of federal listings that they checked: "CC BY 4.0". */
  dataLicense: string
}

export const siteContext = createContext<Site>()

export const loggerContext = createContext<Logger>()

/** The client's IP address, used for rate limits and never stored. Null if unknown. */
export const clientAddressContext = createContext<string | null>(null)

/**
 * Counts one more try. A refusal has the seconds to wait. Rejects when the database does not answer.
 * `refund` takes the count back.
 */
type Limiter<Args extends unknown[], Taken> = {
  take(...args: Args): Promise<Result<Taken, { retryAfter: number }>>
}

/** Messages from one network, by its IP address. `mayMail` is false when all of them are over their limit. */
export type MessageLimit = Limiter<
  [ip: string | null, options: { toMail: boolean }],
  { mayMail: boolean; refund(): Promise<void> }
>

export const messageLimitContext = createContext<MessageLimit>()

/** Problem reports from one network. `isHeld`: over the limit of all reports, so staff decide first. */
export type ReportLimit = Limiter<[ip: string | null], { network: string; isHeld: boolean }>

export const reportLimitContext = createContext<ReportLimit>()

/** Tries from one network and for one account: an email or a username, known or not. */
export type AccountLimits = Limiter<
  [what: 'sign-in' | 'sign-up' | 'reset', ip: string | null, account: string],
  { refund(): Promise<void> }
> & {
  /** Clear the sign-in attempts of an account after its owner has signed in. */
  forgive(account: string): Promise<void>
}

/** Call it after adding email to the outbox, to send the email at once. */
export const wakeOutboxContext = createContext<() => void>(() => {})

/** The folder for files that people bring, and a function to call when one is waiting. */
export type FileWork = {
  folder: string
  /** The time limit for an upload, if not the default. */
  uploadMinutes?: number
  wake(): void
}

export const importsContext = createContext<FileWork>()

/** The same for the files of sources. */
export const sourcesContext = createContext<FileWork>()

/** Changes with every build that changes a page. */
export const buildVersionContext = createContext<string>()

/** The URL of the script of every page; null if it isn't built. */
export const enhanceUrlContext = createContext<string | null>(null)

/** The URL of the script of `/list`; null if it isn't built. */
export const listUrlContext = createContext<string | null>(null)

/** The nonce of this page's inline scripts; set while rendering a page that runs React. */
export const nonceContext = createContext<string | null>(null)

export type WantedImage = {
  centerId: string
  /** The photograph's https URL in the center's listing. */
  imageUrl: string
  width: ImageWidth
  format: ImageFormat
}

/** Serves photographs of centers. */
export type CenterImages = {
  /** Null if there is no photograph, or if it takes too long. */
  read(wanted: WantedImage): Promise<Uint8Array | null>
}

export const imagesContext = createContext<CenterImages>()

/** Returns when this server's newest backup was made, or null if it has none. */
export type ReadLastBackup = () => Promise<Date | null>

/** Returns how many megabytes are free on the disk of DATA_DIR. */
export type ReadFreeMegabytes = () => Promise<number>

/** Emails a center's address its link now. Returns false if none is due there. Null if CENTER_MAIL is off. */
export type SendLinkMail = (contactId: string) => Promise<boolean>

/** The server's own work, for the admin area. */
export type Operations = {
  readLastBackup: ReadLastBackup
  /** Count the emails that wait because the mail server refused them. */
  countRefusedMail(): Promise<number>
  readFreeMegabytes: ReadFreeMegabytes
  sendLinkMail: SendLinkMail | null
}

export const operationsContext = createContext<Operations>()
