import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Wait until the service worker controls the page and has stored the help pages. */
export async function waitForWorker(page: Page): Promise<void> {
  const isReady = () =>
    page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated')
  await expect.poll(isReady).toBe(true)
}

/** List the paths that the site caches on the device, in the order they were stored. */
export async function readKeptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      paths.push(...requests.map(({ url }) => new URL(url).pathname))
    }
    return paths
  })
}

/**
 * List everything that the browser stores for the site: caches, workers, and the keys of both
 * storages.
 */
export async function readTraces(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
}
