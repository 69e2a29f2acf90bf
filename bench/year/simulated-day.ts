import type { Database } from '#db/client.server.ts'
import type { Viewer } from '#db/viewer.ts'
import type { World } from './world.ts'

/** One day of the operator. */
export type OperatorDay = {
  database: Database
  operator: Viewer
  world: World
  /** ISO day. */
  day: string
  calls: number
  random: () => number
}
