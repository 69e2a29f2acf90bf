import { useEffect } from 'react'

// As Chromium, Firefox and Safari word it.
const cut = /failed to fetch|networkerror|load failed|network connection was lost/i

/**
 * After a navigation within the page that the network cut off: asks for the page as a whole, which the
 * service worker answers with a copy or the numbers. Without a worker in charge nothing happens.
 */
export function useReloadWhenCut(error: unknown): void {
  useEffect(() => {
    if (
      error instanceof TypeError &&
      cut.test(error.message) &&
      navigator.serviceWorker?.controller
    ) {
      location.reload()
    }
  }, [error])
}
