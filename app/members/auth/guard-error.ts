import type { Session, Site } from '#app/context.ts'
import type { Unsent } from '#app/lib/unsent.ts'

/**
 * The text of a page for a person whom a guard rejected: the reason and further links, best first.
 */
export type GuardWords = {
  title: string
  text: string
  ways: { to: string; label: string; isNewTab?: true }[]
  /** The input of the rejected form. */
  unsent?: Unsent | undefined
}

/** The data of a guard's error: its text, and the shell's data, because no loader has run. */
export type GuardError = {
  guardWords: GuardWords
  viewer: Pick<Session, 'role'> | null
  site: Site
  enhanceUrl: string | null
}

/** Return whether an error's data is from a guard. */
export function isGuardError(data: unknown): data is GuardError {
  return typeof data === 'object' && data !== null && 'guardWords' in data
}
