import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { checkingAuthentication, loadingPage } from '#app/features/accounts/sign-in/messages.ts'
import { Spinner } from '#app/ui/spinner.tsx'

/** The rooms that only members enter, and what is said while one waits at the door. */
const rooms = [
  { path: '/admin', label: checkingAuthentication },
  { path: '/dashboard', label: loadingPage },
]

/** A spinner in place of the page while a way into a guarded room waits for the guard. */
export function GuardSpinner({ children }: { children: ReactNode }) {
  const { location, state } = useNavigation()
  const { pathname } = useLocation()
  const room = rooms.find(({ path }) => isIn(path, location?.pathname))
  if (state !== 'loading' || !room || isIn(room.path, pathname)) return children
  return (
    <div className="wrap grid min-h-100 place-items-center">
      <Spinner label={room.label} />
    </div>
  )
}

function isIn(room: string, pathname: string | undefined): boolean {
  return pathname === room || (pathname?.startsWith(`${room}/`) ?? false)
}
