import type { Recognized } from './middleware/recognize-member.ts'

/** What middlewares tell each other about a request. */
export type RequestVariables = {
  requestId: string
  /** Set by a page that has inline scripts. */
  nonce: string | undefined
  recognized: Recognized
  /** The response comes from the page cache with all its headers. */
  hasAllHeaders: boolean
  /** A 503 with which we refuse work on purpose: no failure. A stranger could fill the log with them. */
  isRefused: boolean
}
