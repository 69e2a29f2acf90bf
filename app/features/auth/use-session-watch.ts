import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Session } from '#app/context.ts'
import type { FlashCode } from '#app/lib/flash-messages.ts'

/**
 * Keeps a signed-in page and its session together; `arrival` is the flash message that it came with. Visitors download nothing of it. A session that
 * ended, here or in another tab, takes what it showed with it.
 */
export function useSessionWatch(session: Session | null, arrival: FlashCode | undefined) {
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
        stop = watchSession(session, arrival, (what) => {
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
