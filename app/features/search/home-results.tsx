import { lazy, Suspense } from 'react'
import type { HomeResultsProps } from './loaded-results.tsx'

const load = () => import('./loaded-results.tsx')
const LoadedResults = lazy(load)

/** Fetches the script of the results: while the first filter is still being typed. */
export function preloadResults(): void {
  // Without a connection there is nothing to search either; the results themselves say what failed.
  load().catch(() => {})
}

/** Found centers in place of Home's sections. Visits that search for nothing download none of it. */
export function HomeResults(props: HomeResultsProps) {
  return (
    <Suspense fallback={null}>
      <LoadedResults {...props} />
    </Suspense>
  )
}
