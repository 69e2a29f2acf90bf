import type { Recognized } from './middleware/recognize-member.ts'

/** What middlewares tell each other about a request. */
export type RequestVariables = {
  requestId: string
  /** Set by a page that has inline scripts. */
  nonce: string | undefined
  recognized: Recognized
  /** The response comes from the page cache with all its headers. */
  hasAllHeaders: boolean
}
