import { readList, writeList } from './stored-list.ts'

/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** A page was opened: make sure that the offline help is stored. */
  | { kind: 'check' }
  /** A center's page was opened. */
  | { kind: 'keep'; path: string }
  | { kind: 'forget' }

/**
 * Erase the site's data on this device: saved pages, the service worker, and both storages. Keeps
 * the visitor's list if they chose to keep it, unless `withList`. Never rejects: it skips features
 * that a browser lacks or blocks, as in a private window.
 */
export async function eraseTraces({ withList }: { withList: boolean }): Promise<void> {
  const list = readList()
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      open().clear()
    } catch {
      // A browser that blocks storage has no data of ours.
    }
  }
  if (list.staysOnExit && !withList) writeList(list)
  await Promise.allSettled([dismissWorkers(), deleteCaches()])
}

async function dismissWorkers(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  // The worker outlives this page: the message stops a save in progress.
  serviceWorker.controller?.postMessage({ kind: 'forget' } satisfies WorkerMessage)
  const registrations = await serviceWorker.getRegistrations()
  await Promise.allSettled(registrations.map((registration) => registration.unregister()))
}

async function deleteCaches(): Promise<void> {
  if (typeof caches === 'undefined') return
  const names = await caches.keys()
  await Promise.allSettled(names.map((name) => caches.delete(name)))
}
