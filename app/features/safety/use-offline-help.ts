import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { WorkerMessage } from './erase-traces.ts'
import { isCenterPath } from './request-plan.ts'

type Connection = { connection?: { saveData?: boolean } }

/**
 * Puts the service worker in its place once the page is loaded, and hands it each center that is opened.
 * A member's centers are not kept: what a signed-in person looks at stays out of a device's store.
 */
export function useOfflineHelp({ signedIn }: { signedIn: boolean }): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!import.meta.env.PROD || !navigator.serviceWorker) return
    return afterLoad(() => {
      // Refused in private windows of some browsers: the site works as well without.
      navigator.serviceWorker
        .register('/sw.js', { updateViaCache: 'none' })
        .then(({ active }) => tell(active, { kind: 'check' }))
        .catch(() => {})
    })
  }, [])
  useEffect(() => {
    if (!import.meta.env.PROD || !navigator.serviceWorker) return
    if (signedIn || !isCenterPath(pathname) || (navigator as Connection).connection?.saveData)
      return
    return afterLoad(() => {
      navigator.serviceWorker.ready
        .then(({ active }) => tell(active, { kind: 'keep', path: pathname }))
        .catch(() => {})
    })
  }, [pathname, signedIn])
}

function tell(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message)
}

/** Runs when the page is loaded whole, so that nothing competes with it; returns what cancels it. */
function afterLoad(work: () => void): (() => void) | undefined {
  if (document.readyState === 'complete') {
    work()
    return undefined
  }
  window.addEventListener('load', work, { once: true })
  return () => window.removeEventListener('load', work)
}
