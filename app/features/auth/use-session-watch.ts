import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Session } from '#app/context.ts'

/**
 * Keeps a signed-in page and its session together. Visitors download nothing of it. A session that
 * ended, here or in another tab, takes what it showed with it.
 */
export function useSessionWatch(session: Session | null) {
  const { revalidate } = useRevalidator()
  const userId = session?.user.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: one watch for as long as one person is signed in
  useEffect(() => {
    if (!session) return
    let stop = () => {}
    let isOver = false
    import('./browser-session.ts').then(
      ({ watchSession }) => {
        if (isOver) return
        stop = watchSession(session, (what) => {
          if (what === 'ended') window.location.reload()
          else revalidate()
        })
      },
      // Without a connection the page still does what it did; the server looks at each request anyway.
      () => {},
    )
    return () => {
      isOver = true
      stop()
    }
  }, [userId])
}
