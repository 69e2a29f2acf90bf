import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Alert } from './alert.tsx'
import { Link } from './link.tsx'

/** Replaces content that the database did not return; `children` is an open dialog over it. */
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
