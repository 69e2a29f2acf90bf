import { Alert } from '#app/ui/alert.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { loadFailed } from './messages.ts'

/** In place of the log when the database does not answer. */
export function ActivityFailed({ message }: { message: string }) {
  return (
    <div className="pt-6">
      <Alert title={loadFailed + message}>
        <Anchor to="/admin/activity" reloadDocument>
          Try again
        </Anchor>
      </Alert>
    </div>
  )
}
