import type { WorkerMessage } from '#app/lib/device-store.ts'

type Connection = { connection?: { saveData?: boolean } }

const centerPath = /^\/centers\/[a-z0-9-]+$/

/**
 * Registers the service worker once the page is loaded, and hands it each center that is opened. A
 * member's centers are not kept: what a signed-in person looks at stays out of a device's store.
 */
export function installOfflineHelp(): void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  window.addEventListener('load', async () => {
    try {
      const { active } = await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
      tell(active, { kind: 'check' })
      const isMember = document.documentElement.dataset.member !== undefined
      const savesData = (navigator as Connection).connection?.saveData
      if (isMember || savesData || !centerPath.test(location.pathname)) return
      const ready = await serviceWorker.ready
      tell(ready.active, { kind: 'keep', path: location.pathname })
    } catch {
      // Refused in private windows of some browsers: the site works as well without.
    }
  })
}

function tell(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message)
}
