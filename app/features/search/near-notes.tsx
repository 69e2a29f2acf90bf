import { labelPlace, type Near } from '#app/lib/places/near.ts'
import { useLanguage, useTexts } from '#app/ui/language.tsx'
import { Link } from '#app/ui/link.tsx'
import { Note } from '#app/ui/note.tsx'
import { messages } from './messages.ts'
import { type DirectorySearch, writeSearch } from './search-input.ts'

type NearNotesProps = { search: DirectorySearch; near: Near | null; path: string }

/** What must be said of the place: that it is not known, shared, an area, or stands in the address. */
export function NearNotes({ search, near, path }: NearNotesProps) {
  const language = useLanguage()
  const text = useTexts(messages).notes
  if (!near) return null
  const links = (places: { near: string; label: string }[]) => (
    <PlaceLinks {...{ search, path, places }} />
  )
  if (near.kind === 'unknown') {
    const places = near.suggestions.map((text) => ({ near: text, label: text }))
    return (
      <Note icon="map-pin">
        <b>{text.unknown(near)}</b>{' '}
        {places.length > 0 &&
          (near.reason === 'outside' ? text.chooseZip : text.didYouMean)(links(places))}
        {text.notLimited}
      </Note>
    )
  }
  if (near.kind === 'position') return <Note icon="map-pin">{text.positionInAddress}</Note>
  const others = 'others' in near ? near.others : []
  const isRadiusIgnored =
    near.kind === 'county' && search.within !== null && search.within !== 'any'
  if (others.length === 0 && !isRadiusIgnored) return null
  return (
    <Note icon="map-pin">
      {others.length > 0 && (
        <>
          <b>{labelPlace(near.label, language)}.</b> {text.didYouMean(links(others))}
        </>
      )}
      {isRadiusIgnored && text.countyIsArea(near.name)}
    </Note>
  )
}

/** "Franklin, Sussex County; Franklin, Warren County", each the same search there. */
function PlaceLinks(props: {
  search: DirectorySearch
  path: string
  places: { near: string; label: string }[]
}) {
  const { search, path, places } = props
  const language = useLanguage()
  const text = useTexts(messages).notes
  return places.map(({ near, label }, index) => (
    <span key={near}>
      {index > 0 && (index === places.length - 1 ? text.or : '; ')}
      <Link to={`${path}${writeSearch({ ...search, near, page: 1 })}#results`}>
        {labelPlace(label, language)}
      </Link>
    </span>
  ))
}
