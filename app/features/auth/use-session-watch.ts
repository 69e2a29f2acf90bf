import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { Session } from '#app/context.ts'
import { localize } from '#app/pages.ts'

/**
 * Keeps a signed-in page and its session together; `arrival` is the flash message that it came with. Visitors
 * download nothing of it. A session that ended, here or in another tab, takes what it showed with it; what
 * was typed comes back when the same person signs in again in this tab.
 */
export function useSessionWatch(session: Session | null, arrival: string | undefined) {
  const { revalidate } = useRevalidator()
  const userId = session?.user.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: one watch for as long as one person is signed in
  useEffect(() => {
    if (!session) return
    let stop = () => {}
    let isOver = false
    Promise.all([import('./auth-events.ts'), import('./restore-draft.ts')]).then(
      ([{ watchSession }, { watchTyped }]) => {
        if (isOver) return
        const typed = watchTyped(session.user.id)
        const end = watchSession(session, arrival, (event, isExpired) => {
          if (event === 'USER_UPDATED') revalidate()
          if (event !== 'SIGNED_OUT') return
          if (isExpired) typed.keep()
          else typed.forget()
          window.location.reload()
        })
        stop = () => {
          typed.stop()
          end()
        }
      },
      // Without a connection the page still does what it did; the server looks at each request anyway.
      () => {},
    )
    return () => {
      isOver = true
      stop()
    }
  }, [userId])

  const { key, pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once at each page, also at the same one again
  useEffect(() => {
    if (!userId && !localize(pathname, 'en').startsWith('/auth')) return
    import('./restore-draft.ts').then(
      ({ arriveAt }) => arriveAt(pathname + search, userId ?? null),
      // Without a connection nothing comes back, and nothing is erased.
      () => {},
    )
  }, [key, userId])
}
