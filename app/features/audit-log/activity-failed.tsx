import { Alert } from '#app/ui/alert.tsx'
import { Link } from '#app/ui/link.tsx'
import { loadFailed } from './messages.ts'

/** In place of the log when the database does not answer. */
export function ActivityFailed({ message }: { message: string }) {
  return (
    <div className="pt-6">
      <Alert title={loadFailed + message}>
        <Link to="/admin/activity" reloadDocument>
          Try again
        </Link>
      </Alert>
    </div>
  )
}
