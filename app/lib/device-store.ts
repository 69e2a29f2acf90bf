import { readList, writeList } from './stored-list.ts'

/** What a page tells the service worker. */
export type WorkerMessage =
  /** A page is open: see that the help lies ready. */
  | { kind: 'check' }
  /** A center was opened. */
  | { kind: 'keep'; path: string }
  | { kind: 'forget' }

/**
 * Erases what the site keeps on this device: saved pages, the service worker, both storages. The visitor's
 * list stays where they chose so, unless `withList`. Never rejects: what a browser lacks or refuses (a private
 * window) is passed over.
 */
export async function eraseTraces({ withList }: { withList: boolean }): Promise<void> {
  const list = readList()
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      open().clear()
    } catch {
      // A browser that forbids storage has none of ours.
    }
  }
  if (list.staysOnExit && !withList) writeList(list)
  await Promise.allSettled([dismissWorkers(), deleteCaches()])
}

async function dismissWorkers(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  // The worker outlives this page: it ends what it was just saving.
  serviceWorker.controller?.postMessage({ kind: 'forget' } satisfies WorkerMessage)
  const registrations = await serviceWorker.getRegistrations()
  await Promise.allSettled(registrations.map((registration) => registration.unregister()))
}

async function deleteCaches(): Promise<void> {
  if (typeof caches === 'undefined') return
  const names = await caches.keys()
  await Promise.allSettled(names.map((name) => caches.delete(name)))
}
