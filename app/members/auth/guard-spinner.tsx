import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { localize } from '#app/find-page.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { guardMessages } from './guard-messages.ts'

/** The areas with guards, and the text shown while a guard checks access. */
const rooms = [
  { path: '/admin', message: 'checkingAuthentication' },
  { path: '/dashboard', message: 'loadingPage' },
] as const

/** Replaces the page with a spinner while a navigation waits for a guard. */
export function GuardSpinner({ children }: { children: ReactNode }) {
  const { location, state } = useNavigation()
  const { pathname } = useLocation()
  const text = useTexts(guardMessages)
  const room = rooms.find(({ path }) => isIn(path, location?.pathname))
  if (state !== 'loading' || !room || isIn(room.path, pathname)) return children
  return (
    <div className="wrap grid min-h-100 place-items-center">
      <Spinner label={text[room.message]} />
    </div>
  )
}

function isIn(room: string, pathname: string | undefined): boolean {
  const path = localize(pathname ?? '', 'en')
  return path === room || path.startsWith(`${room}/`)
}
