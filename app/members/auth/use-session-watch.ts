import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { Session } from '#app/context.ts'
import { localize } from '#app/find-page.ts'

/**
 * Keep a signed-in page in sync with its session; `arrival` is the page's flash message. Visitors
 * don't download it. When a session ends here or in another tab, the page removes its content.
 * Input comes back when the same person signs in again in this tab.
 */
export function useSessionWatch(session: Session | null, arrival: string | undefined) {
  const { revalidate } = useRevalidator()
  const userId = session?.user.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: one watch per signed-in person
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
      // Without a connection the page keeps working; the server checks each request anyway.
      () => {},
    )
    return () => {
      isOver = true
      stop()
    }
  }, [userId])

  const { key, pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per page, also for the same page again
  useEffect(() => {
    if (!userId && !localize(pathname, 'en').startsWith('/auth')) return
    import('./restore-draft.ts').then(
      ({ arriveAt }) => arriveAt(pathname + search, userId ?? null),
      // Without a connection, nothing is restored or erased.
      () => {},
    )
  }, [key, userId])
}
