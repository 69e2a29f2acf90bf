import type { ReactNode } from 'react'
import type { RejectedForm } from '#app/lib/form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Link } from '#app/ui/link.tsx'
import { RejectedToast } from '#app/ui/rejected-toast.tsx'
import { listPath, type MemberQuery } from './member-query.ts'
import { loadFailed } from './messages.ts'

type ListFailedProps = {
  query: MemberQuery
  message: string
  /** Why the last change of a role was not made. */
  rejected: RejectedForm | undefined
  /** The dialog that is open over it. */
  children: ReactNode
}

/** In place of the list when the database does not answer. */
export function ListFailed({ query, message, rejected, children }: ListFailedProps) {
  return (
    <div className="pt-6">
      <Alert title={loadFailed + message}>
        <Link to={listPath(query)} reloadDocument>
          Try again
        </Link>
      </Alert>
      <RejectedToast rejected={rejected} />
      {children}
    </div>
  )
}
