import { dialNumber } from '#app/lib/dial-number.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Note } from '#app/ui/note.tsx'
import { describeIgnored, noCentersFound, showAllCenters } from './messages.ts'
import { NearNotes } from './near-notes.tsx'
import type { SearchResult } from './search-centers.server.ts'
import { countFilters, type DirectorySearch, writeSearch } from './search-input.ts'

type SearchNotesProps = { search: DirectorySearch; results: SearchResult; path: string }

/** What must be known of a search before its results: what was left out, taken for something else, or is not known. */
export function SearchNotes({ search, results, path }: SearchNotesProps) {
  const { near, correctedText, unknownHours } = results
  return (
    <>
      {search.ignored.length > 0 && <Note>{describeIgnored(search.ignored)}</Note>}
      <NearNotes search={search} near={near} path={path} />
      {correctedText && (
        <Note>
          Nothing matches “{search.text}”. Showing results for <b>“{correctedText}”</b>.
        </Note>
      )}
      {unknownHours > 0 && (
        <Note icon="clock">
          The hours of {unknownHours.toLocaleString('en-US')} more{' '}
          {unknownHours === 1 ? 'center is' : 'centers are'} not known, so{' '}
          {unknownHours === 1 ? 'it is' : 'they are'} not shown here.{' '}
          <a href={`${path}${writeSearch({ ...search, open: 'yes', page: 1 })}#results`}>
            Show all open centers
          </a>
        </Note>
      )}
    </>
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

export type SupportLine = { label: string; phone: string }

/** Nothing matches: what to do about it, the helpline, and the crisis line for whom it cannot wait. */
export function NoCentersFound(props: { search: DirectorySearch; supportLine: SupportLine }) {
  const { search, supportLine } = props
  return (
    <EmptyState
      title={noCentersFound}
      image={null}
      actions={
        <>
          <ButtonLink to="/centers">{showAllCenters}</ButtonLink>
          <ButtonLink to={dialNumber(supportLine.phone)} variant="tint">
            <Icon name="phone" />
            {supportLine.label} {supportLine.phone}
          </ButtonLink>
          <ButtonLink to="tel:988" variant="line">
            <Icon name="phone" />
            Call 988
          </ButtonLink>
        </>
      }
    >
      <p>{explain(countFilters(search))} If you need help today, call or text 988 at any hour.</p>
    </EmptyState>
  )
}

function explain(filters: number): string {
  if (filters === 0) return 'The directory has no centers yet.'
  if (filters === 1) return 'Nothing matches this filter. Try another, or start again.'
  const all = filters === 2 ? 'both' : `all ${filters}`
  return `Nothing matches ${all} filters. Remove one above, or start again.`
}
