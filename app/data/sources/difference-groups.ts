import type { differenceConflicts } from '#db/schema/differences.ts'
import type { DifferenceKind, SourceFact } from '#db/schema/source-facts.ts'

export type DifferenceConflict = (typeof differenceConflicts)[number]

/** Open differences that staff can decide about together. */
export type DifferenceGroup = {
  /** "changed-openingHours", "conflicting-phone-verified" */
  key: string
  kind: DifferenceKind
  fact: SourceFact | null
  conflict: DifferenceConflict | null
  count: number
}

/**
 * Names all groups that are accepted together. Not among them: what a person verified, what the list says in two
 * ways, and centers that are no longer listed. Each of these has its own group to decide about.
 */
export const acceptableGroup = 'acceptable'

/** How many differences a group has, or all groups that are accepted together. */
export function countInGroup(groups: readonly DifferenceGroup[], group: string): number {
  return groups
    .filter(({ key, kind, conflict }) =>
      group === acceptableGroup ? kind !== 'vanished' && conflict === null : key === group,
    )
    .reduce((sum, { count }) => sum + count, 0)
}
