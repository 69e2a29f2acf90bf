import { useLocation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Note } from '#app/ui/note.tsx'
import { errorLoadingCenters, failedToLoad, noCentersFound, showAllCenters } from './messages.ts'
import { countFilters, type DirectorySearch } from './search-input.ts'

/** Says that what is shown answers other words than those typed. */
export function CorrectionNote({ typed, corrected }: { typed: string; corrected: string }) {
  return (
    <Note>
      Nothing matches “{typed}”. Showing results for <b>“{corrected}”</b>.
    </Note>
  )
}

/** Nothing matches: what to do about it, and the crisis line for whom it cannot wait. */
export function NoCentersFound({ search }: { search: DirectorySearch }) {
  const filters = countFilters(search)
  return (
    <EmptyState
      title={noCentersFound}
      actions={
        <>
          <ButtonLink to="/centers">{showAllCenters}</ButtonLink>
          <ButtonLink to="tel:988" variant="line">
            <Icon name="phone" />
            Call 988
          </ButtonLink>
        </>
      }
    >
      <p>{explain(filters)} If you need help today, call or text 988 at any hour.</p>
    </EmptyState>
  )
}

function explain(filters: number): string {
  if (filters === 0) return 'The directory has no centers yet.'
  if (filters === 1) return 'Nothing matches this filter. Try another, or start again.'
  return `Nothing matches all ${filters} filters. Remove one above, or start again.`
}

/** The centers could not be read: why, a way to try again, and help that needs no directory. */
export function LoadingFailed({ message }: { message: string }) {
  const { pathname, search } = useLocation()
  return (
    <Alert title={errorLoadingCenters}>
      <p>
        {failedToLoad(message)} <a href={pathname + search}>Try again</a>
      </p>
      <p className="mt-2">
        If you need help now, call or text <a href="tel:988">988</a>; in danger, call{' '}
        <a href="tel:911">911</a>.
      </p>
    </Alert>
  )
}
