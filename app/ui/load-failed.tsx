import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Alert } from './alert.tsx'
import { Link } from './link.tsx'

/** In place of what the database did not give; `children` is a dialog that is open over it. */
export function LoadFailed({ title, children }: { title: string; children?: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <div className="grid gap-4 pt-6">
      <Alert title={title}>
        <Link to={pathname + search} reloadDocument>
          Try again
        </Link>
      </Alert>
      {children}
    </div>
  )
}
