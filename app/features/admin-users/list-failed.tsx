import type { ReactNode } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { Link } from '#app/ui/link.tsx'
import { listPath, type MemberQuery } from './member-query.ts'
import { loadFailed } from './messages.ts'
import type { RoleRefusal } from './role-form.tsx'
import { RoleRefusalToast } from './role-refusal-toast.tsx'

type ListFailedProps = {
  query: MemberQuery
  message: string
  /** Why the last change of a role was not made. */
  refusal: RoleRefusal | undefined
  /** The dialog that is open over it. */
  children: ReactNode
}

/** In place of the list when the database does not answer. */
export function ListFailed({ query, message, refusal, children }: ListFailedProps) {
  return (
    <div className="pt-6">
      <Alert title={loadFailed + message}>
        <Link to={listPath(query)} reloadDocument>
          Try again
        </Link>
      </Alert>
      <RoleRefusalToast refusal={refusal} />
      {children}
    </div>
  )
}
