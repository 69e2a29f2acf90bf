import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const pollEvery = 1_000

/** Read the page's data again about once a second while the server is at work and the page is visible. */
export function useReadAgain(isAtWork: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isAtWork || state !== 'idle') return
    const read = () => {
      if (document.visibilityState === 'visible') revalidate()
    }
    const timer = window.setTimeout(read, pollEvery)
    document.addEventListener('visibilitychange', read)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [isAtWork, state, revalidate])
}
