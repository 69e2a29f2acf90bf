import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Note } from '#app/ui/note.tsx'
import { noCentersFound, showAllCenters } from './messages.ts'
import { countFilters, type DirectorySearch } from './search-input.ts'

/** Says that what is shown answers other words than those typed. */
export function CorrectionNote({ typed, corrected }: { typed: string; corrected: string }) {
  return (
    <Note>
      Nothing matches “{typed}”. Showing results for <b>“{corrected}”</b>.
    </Note>
  )
}

/** Says at the last page that can be reached what to do about the rest. */
export function CutNote({ shown, total }: { shown: number; total: number }) {
  return (
    <Note>
      The list ends here, after {shown.toLocaleString('en-US')} of {total.toLocaleString('en-US')}{' '}
      centers. Add a place, a word or a kind of treatment to see the others.
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
  const all = filters === 2 ? 'both' : `all ${filters}`
  return `Nothing matches ${all} filters. Remove one above, or start again.`
}
