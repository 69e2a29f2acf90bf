import type { ReactNode } from 'react'
import { useMatches, useNavigation } from 'react-router'
import { Spinner } from '#app/ui/spinner.tsx'
import { loadingCenters } from './messages.ts'

/** In place of another tab while the way from it to the Dashboard waits for the centers. */
export function LoadingCenters({ children }: { children: ReactNode }) {
  const { state, location } = useNavigation()
  const isOnDashboard = useMatches().some(({ id }) => id === 'routes/admin-centers')
  if (state !== 'loading' || location.pathname !== '/admin' || isOnDashboard) return children
  return (
    <div className="grid min-h-100 place-items-center">
      <Spinner label={loadingCenters} />
    </div>
  )
}
