import { getRunPath } from '#app/data/sources/source-paths.ts'
import { callsPath, numbersPath, unreachablePath } from '#app/staff/calls/messages.ts'
import { duplicatesPath } from '#app/staff/duplicates/messages.ts'
import type { Today } from './read-today.server.ts'

export type Work = { label: string; to: string; count: number; note?: string | null }

/** List what waits for a decision of staff, most urgent for visitors first. */
export function listWork({ backlog, badges, duplicates, runs }: Omit<Today, 'pace'>): Work[] {
  const all: Work[] = [
    {
      label: 'Reported by visitors',
      to: callsPath,
      count: backlog.reported,
      note: backlog.firstHiding,
    },
    { label: 'Messages', to: '/admin/messages', count: badges.openMessages },
    { label: 'Numbers to find', to: numbersPath, count: backlog.needNumber },
    { label: 'Suggestions', to: `${callsPath}/suggestions`, count: backlog.suggestions },
    { label: 'Claims', to: `${callsPath}/claims`, count: backlog.claims },
    { label: 'Unreachable centers', to: unreachablePath, count: backlog.unreachable },
    ...runs.map(({ sourceId, sourceName, runId, isHeld, count }) => ({
      label: isHeld ? `Held: ${sourceName}` : `Differences: ${sourceName}`,
      to: getRunPath(sourceId, runId),
      count,
    })),
    { label: 'Possible duplicates', to: duplicatesPath, count: duplicates },
    {
      label: 'Reviews to decide',
      to: '/admin/reviews?state=pending',
      count: badges.pendingReviews,
    },
    {
      label: 'Reported reviews and comments',
      to: '/admin/reviews/reports',
      count: badges.openReports,
    },
  ]
  return all.filter(({ count }) => count > 0)
}
