import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

type EmptyListProps = {
  /** "reviews" */
  what: string
  /** Whether others might be there without the filter or the search. */
  isNarrowed: boolean
  allPath: string
  /** Why there are none, where nothing narrows them. */
  children?: string
}

/** That a list is empty, and why. */
export function EmptyList({ what, isNarrowed, allPath, children }: EmptyListProps) {
  if (!isNarrowed) {
    return (
      <EmptyState title={`No ${what}`}>
        {children ?? `What members write about centers is shown here.`}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={`No ${what} here`}
      image={null}
      actions={
        <ButtonLink to={allPath} variant="line">
          Show all {what}
        </ButtonLink>
      }
    >
      None fits what is asked for.
    </EmptyState>
  )
}
