import type { ExampleKind } from '#app/search/danger-examples.server.ts'

export type LockedDanger = {
  text: string
  kinds: ExampleKind[]
  /** A line is enough. */
  mayBe?: boolean
}

/** What people type in danger. Nobody who writes signs or examples may look at this list. */
export const lockedDangers: LockedDanger[] = []

/** What people type who are in none. */
export const lockedHarmless: string[] = []
