import { ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { listPath, type MemberQuery } from './member-query.ts'

/** In place of what was asked about a member who cannot be shown. */
export function GoneDialog({ query, problem }: { query: MemberQuery; problem: string }) {
  return (
    <Dialog title="User not shown" closeTo={listPath(query)}>
      <p className="mt-3">{problem}</p>
      <div className="mt-6 flex justify-end">
        <ButtonLink to={listPath(query)} keepScroll variant="line">
          Close
        </ButtonLink>
      </div>
    </Dialog>
  )
}
