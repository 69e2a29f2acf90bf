import { dialNumber } from '#app/lib/dial-number.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { Link } from '#app/ui/link.tsx'
import { Note } from '#app/ui/note.tsx'
import { messages } from './messages.ts'
import { NearNotes } from './near-notes.tsx'
import type { SearchResult } from './search-centers.server.ts'
import { countFilters, type DirectorySearch, writeSearch } from './search-input.ts'

type SearchNotesProps = { search: DirectorySearch; results: SearchResult; path: string }

/** What must be known of a search before its results: what was left out, taken for something else, or is not known. */
export function SearchNotes({ search, results, path }: SearchNotesProps) {
  const { near, correctedText, translatedText, unknownHours } = results
  const text = useTexts(messages).notes
  const ignored = new Set(search.ignored.map((name) => text.parameters[name] ?? name))
  return (
    <>
      {ignored.size > 0 && <Note>{text.ignored([...ignored].join(', '))}</Note>}
      <NearNotes search={search} near={near} path={path} />
      {correctedText && <Note>{text.corrected(search.text, correctedText)}</Note>}
      {translatedText && !correctedText && (
        <Note>{text.translated(search.text, translatedText)}</Note>
      )}
      {unknownHours > 0 && (
        <Note icon="clock">
          {text.unknownHours(unknownHours)}{' '}
          <Link to={`${path}${writeSearch({ ...search, open: 'yes', page: 1 })}#results`}>
            {text.showAllOpen}
          </Link>
        </Note>
      )}
    </>
  )
}

/** Says at the last page that can be reached what to do about the rest. */
export function CutNote({ shown, total }: { shown: number; total: number }) {
  const text = useTexts(messages).notes
  return <Note>{text.cut(shown, total)}</Note>
}

export type SupportLine = { label: string; phone: string }

/** Nothing matches: what to do about it, the helpline, and the crisis line for whom it cannot wait. */
export function NoCentersFound(props: { search: DirectorySearch; supportLine: SupportLine }) {
  const { search, supportLine } = props
  const text = useTexts(messages)
  const { noCentersYet, oneFilter, manyFilters, helpToday, call988 } = text.deadEnd
  const filters = countFilters(search)
  return (
    <EmptyState
      title={text.noCentersFound}
      image={null}
      actions={
        <>
          <ButtonLink to="/centers">{text.showAllCenters}</ButtonLink>
          <ButtonLink to={dialNumber(supportLine.phone)} variant="tint">
            <Icon name="phone" />
            {supportLine.label} {supportLine.phone}
          </ButtonLink>
          <ButtonLink to="tel:988" variant="line">
            <Icon name="phone" />
            {call988}
          </ButtonLink>
        </>
      }
    >
      <p>
        {filters === 0 ? noCentersYet : filters === 1 ? oneFilter : manyFilters(filters)}{' '}
        {helpToday}
      </p>
    </EmptyState>
  )
}
