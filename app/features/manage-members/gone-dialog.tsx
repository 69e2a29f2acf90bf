import { ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { listPath, type MemberQuery } from './member-query.ts'

type GoneDialogProps = {
  query: MemberQuery
  problem: string
  /** What was written into the form that is not shown. */
  typed?: string | undefined
}

/** In place of what was asked about a member who cannot be shown. */
export function GoneDialog({ query, problem, typed }: GoneDialogProps) {
  return (
    <Dialog title="User not shown" closeTo={listPath(query)}>
      <p className="mt-3">{problem}</p>
      {typed && (
        <p className="mt-3">
          What you wrote: <span className="whitespace-pre-line wrap-anywhere">{typed}</span>
        </p>
      )}
      <div className="mt-6 flex justify-end">
        <ButtonLink to={listPath(query)} keepScroll variant="line">
          Close
        </ButtonLink>
      </div>
    </Dialog>
  )
}
