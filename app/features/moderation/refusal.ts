import type { Obstacle } from './messages.ts'

/** Why nothing was done, about which rows, and which were ticked. */
export type Refusal = {
  /** Another one each time, so that the same refusal is said again. */
  id: string
  obstacle: Obstacle
  ids: string[]
  ticked: string[]
}

const statuses: Partial<Record<Obstacle, number>> = {
  none: 422,
  own: 403,
  'some-own': 403,
  unavailable: 503,
  unreachable: 503,
}

/** The status of its answer: 409 where the list was no longer as it was read, 403 for one's own. */
export function findStatus(obstacle: Obstacle): number {
  return statuses[obstacle] ?? 409
}

export function refuse(obstacle: Obstacle, ids: string[] = [], ticked: string[] = []): Refusal {
  return { id: String(Date.now()), obstacle, ids, ticked }
}
