import type { Near } from '#app/lib/places/near.ts'
import { Note } from '#app/ui/note.tsx'
import { describeUnknown, positionInAddress } from './messages.ts'
import { type DirectorySearch, writeSearch } from './search-input.ts'

type NearNotesProps = { search: DirectorySearch; near: Near | null; path: string }

/** What must be said of the place: that it is not known, shared, an area, or stands in the address. */
export function NearNotes({ search, near, path }: NearNotesProps) {
  if (!near) return null
  const links = (places: { near: string; label: string }[]) => (
    <PlaceLinks {...{ search, path, places }} />
  )
  if (near.kind === 'unknown') {
    const places = near.suggestions.map((text) => ({ near: text, label: text }))
    return (
      <Note icon="map-pin">
        <b>{describeUnknown(near)}</b>{' '}
        {places.length > 0 && (near.reason === 'outside' ? 'Choose a ZIP code: ' : 'Did you mean ')}
        {links(places)}
        {places.length > 0 && (near.reason === 'outside' ? '. ' : '? ')}
        What is below is not limited to a place.
      </Note>
    )
  }
  if (near.kind === 'position') return <Note icon="map-pin">{positionInAddress}</Note>
  const others = 'others' in near ? near.others : []
  const isRadiusIgnored =
    near.kind === 'county' && search.within !== null && search.within !== 'any'
  if (others.length === 0 && !isRadiusIgnored) return null
  return (
    <Note icon="map-pin">
      {others.length > 0 && (
        <>
          <b>{near.label}.</b> Did you mean {links(others)}?{' '}
        </>
      )}
      {isRadiusIgnored &&
        `${near.label} is an area: you see the centers in it, and no distance is used.`}
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
  return places.map(({ near, label }, index) => (
    <span key={near}>
      {index > 0 && (index === places.length - 1 ? ' or ' : '; ')}
      <a href={`${path}${writeSearch({ ...search, near, page: 1 })}#results`}>{label}</a>
    </span>
  ))
}
