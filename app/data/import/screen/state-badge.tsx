import type { ImportState } from '#app/data/import/job/import-record.ts'
import { stateNames } from '#app/data/import/messages.ts'
import { Badge } from '#app/ui/badge.tsx'

/** How the badge of a state looks, if not plain; `held` is of a source's run. */
export const stateLooks: Record<string, 'open' | 'closed'> = {
  done: 'open',
  failed: 'closed',
  held: 'closed',
}

export function StateBadge({ state }: { state: ImportState }) {
  return <Badge variant={stateLooks[state]}>{stateNames[state]}</Badge>
}
