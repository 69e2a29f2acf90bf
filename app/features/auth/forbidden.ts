import type { Session, Site } from '#app/context.ts'

/** What the page says to somebody who is signed in, but may not do what they tried: who may, and the ways on. */
export type ForbiddenWords = { title: string; text: string; ways: { to: string; label: string }[] }

/** What a guard's error carries: these words, and what the shell of the page shows, as no loader has run. */
export type Forbidden = {
  forbidden: ForbiddenWords
  viewer: Pick<Session, 'role'>
  site: Site
}

/** Whether the data of an error is a guard's. */
export function isForbidden(data: unknown): data is Forbidden {
  return typeof data === 'object' && data !== null && 'forbidden' in data
}
