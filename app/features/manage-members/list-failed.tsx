import { Alert } from '#app/ui/alert.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { listPath, type MemberQuery } from './member-query.ts'
import { loadFailed } from './messages.ts'

/** In place of the list when the database does not answer. */
export function ListFailed({ query, message }: { query: MemberQuery; message: string }) {
  return (
    <div className="pt-6">
      <Alert title={loadFailed + message}>
        <Anchor to={listPath(query)} reloadDocument>
          Try again
        </Anchor>
      </Alert>
    </div>
  )
}
