import { useLocation } from 'react-router'
import { isArea, labelPlace, type Near } from '#app/center/places/near.ts'
import { describeHolidayToday } from '#app/lib/holidays.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Note } from '#app/ui/note.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { describeWords } from './describe-words.ts'
import { searchMessages } from './messages.tsx'
import type { SearchResult } from './search-centers.server.ts'
import { type DirectorySearch, serializeSearch } from './search-input.ts'

type SearchNotesProps = { search: DirectorySearch; results: SearchResult; path: string }

/** Notes before the results: ignored or corrected input, and unknown places. */
export function SearchNotes({ search, results, path }: SearchNotesProps) {
  const { near, correctedText, unknownHours, understanding, holiday, leavesOutText } = results
  const language = useLanguage()
  const text = useTexts(searchMessages).notes
  const ignored = new Set(search.ignored.map((name) => text.parameters[name] ?? name))
  // A time of the week is about a usual one.
  const isHoliday = holiday && understanding.search.open === 'now'
  return (
    <>
      {leavesOutText && <Note>{text.leavesOutText}</Note>}
      {ignored.size > 0 && <Note>{text.ignored([...ignored].join(', '))}</Note>}
      {understanding.asksForPosition && <PositionNote />}
      <NearNotes search={search} near={near} path={path} />
      <WordNotes results={results} />
      {correctedText && <Note>{text.corrected(search.text, correctedText)}</Note>}
      {unknownHours > 0 && (
        <Note icon="clock">
          {isHoliday && `${describeHolidayToday(holiday, language)} `}
          {(isHoliday ? text.holidayHours : text.unknownHours)(unknownHours)}{' '}
          <Link
            to={`${path}${serializeSearch({ ...search, open: 'yes', at: null, page: 1 })}#results`}
          >
            {text.showAllOpen}
          </Link>
        </Note>
      )}
    </>
  )
}

/** What became of the words that are no filter. */
function WordNotes({ results }: { results: SearchResult }) {
  const said = describeWords(results.understanding, results.mentions, useLanguage())
  return said.length > 0 && <p className="text-sm text-ink-soft wrap-anywhere">{said.join(' ')}</p>
}

/** For "near me": a button that uses the device's position, and the field to type a place in. */
function PositionNote() {
  const { form } = useTexts(searchMessages)
  return (
    <Note icon="map-pin">
      <TypePlace />{' '}
      <Button data-use-position form="search" variant="line" size="sm" className="needs-position">
        <Icon name="navigation" />
        {form.useMyLocation}
      </Button>
      <output data-position-note className="mt-1.5 block empty:hidden" />
    </Note>
  )
}

function TypePlace() {
  const { form, notes: text } = useTexts(searchMessages)
  return text.typePlace(<a href="#search-near">{form.near}</a>)
}

/** Notes about the place: unknown, ambiguous, an area, or a position in the URL. */
function NearNotes(props: { search: DirectorySearch; near: Near | null; path: string }) {
  const { search, near, path } = props
  const language = useLanguage()
  const text = useTexts(searchMessages).notes
  if (!near) return null
  const links = (places: { near: string; label: string }[]) => (
    <PlaceLinks search={search} path={path} places={places} />
  )
  if (near.kind === 'unknown') {
    const places = near.suggestions.map((text) => ({ near: text, label: text }))
    return (
      <Note icon="map-pin">
        <b>{text.unknown(near)}</b>{' '}
        {places.length > 0 &&
          (near.reason === 'outside' ? text.chooseZip : text.didYouMean)(links(places))}
        {text.notLimited}
        {places.length === 0 && (
          <>
            {' '}
            <TypePlace />
          </>
        )}
      </Note>
    )
  }
  if (near.kind === 'position') return <Note icon="map-pin">{text.positionInAddress}</Note>
  const { others, corrected } = 'others' in near ? near : { others: [], corrected: null }
  const isRadiusIgnored = isArea(near) && search.within !== null && search.within !== 'any'
  if (!corrected && others.length === 0 && !isRadiusIgnored) return null
  const choices = [...others, ...(corrected?.suggestions ?? [])]
  return (
    <Note icon="map-pin">
      {corrected && 'corrected' in near && <b>{text.correctedPlace(corrected.text, near)} </b>}
      {!corrected && choices.length > 0 && <b>{labelPlace(near.label, language)}. </b>}
      {choices.length > 0 && text.didYouMean(links(choices))}
      {isRadiusIgnored && text.areaHasNoDistance(near)}
    </Note>
  )
}

/** Links to the same search in each place: "Franklin, Sussex County; Franklin, Warren County". */
function PlaceLinks(props: {
  search: DirectorySearch
  path: string
  places: { near: string; label: string }[]
}) {
  const { search, path, places } = props
  const language = useLanguage()
  const text = useTexts(searchMessages).notes
  return places.map(({ near, label }, index) => (
    <span key={near}>
      {index > 0 && (index === places.length - 1 ? text.or : '; ')}
      <Link to={`${path}${serializeSearch({ ...search, near, page: 1 })}#results`}>
        {labelPlace(label, language)}
      </Link>
    </span>
  ))
}

/** Says on the last available page what to do about the rest. */
export function CutNote({ shown, total }: { shown: number; total: number }) {
  const text = useTexts(searchMessages).notes
  return <Note>{text.cut(shown, total)}</Note>
}

/**
 * Says why the centers could not be read, with a link to retry, and help that works without the
 * directory.
 */
export function LoadingFailed({ message }: { message: string }) {
  const { pathname, search } = useLocation()
  const text = useTexts(searchMessages)
  return (
    <Alert title={text.errorLoadingCenters}>
      <p>
        {text.failedToLoad(message)} <a href={pathname + search}>{text.tryAgain}</a>
      </p>
      <p className="mt-2">{text.helpNow(<a href="tel:988">988</a>, <a href="tel:911">911</a>)}</p>
    </Alert>
  )
}
