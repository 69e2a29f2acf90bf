import type { Session, Site } from '#app/context.ts'
import type { Unsent } from '#app/lib/unsent.ts'

/** What the page says to somebody whom a guard turned away: why, and the ways on, best first. */
export type GuardWords = {
  title: string
  text: string
  ways: { to: string; label: string; isNewTab?: true }[]
  /** What was typed into the form that was turned away. */
  unsent?: Unsent | undefined
}

/** What a guard's error carries: these words, and what the shell of the page shows, as no loader has run. */
export type GuardError = {
  guardWords: GuardWords
  viewer: Pick<Session, 'role'> | null
  site: Site
  enhanceUrl: string | null
}

/** Whether the data of an error is a guard's. */
export function isGuardError(data: unknown): data is GuardError {
  return typeof data === 'object' && data !== null && 'guardWords' in data
}
