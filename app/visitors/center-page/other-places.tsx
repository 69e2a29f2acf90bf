import { centerMessages } from '#app/center/messages.ts'
import type { CenterGroup, OtherPlace } from '#app/center/read-places.server.ts'
import { formatMiles } from '#app/lib/miles.ts'
import { Link } from '#app/ui/link.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/use-language.tsx'
import { Fold } from './fold.tsx'

/** The other places of the organization, nearest first. Nothing for a center that is alone. */
export function OtherPlaces({ group }: { group: CenterGroup | null }) {
  const text = useTexts(centerMessages).otherPlaces
  const stored = useStoredText()
  if (!group || group.places.length === 0) return null
  const { name, places } = group
  return (
    <Fold id="other-places" title={text.title} note={places.length}>
      <p className="note-line">
        {text.partOf} <b {...stored}>{name}</b>.
      </p>
      <PlaceList places={places} />
    </Fold>
  )
}

function PlaceList({ places }: { places: readonly OtherPlace[] }) {
  const language = useLanguage()
  const stored = useStoredText()
  return (
    <ul className="border-t">
      {places.map(({ slug, name, city, miles, isApproximate }) => (
        <li key={slug} className="border-b py-2.5">
          <Link
            to={`/centers/${slug}`}
            className="inline-flex min-h-11 items-center font-semibold wrap-anywhere"
            {...stored}
          >
            {name}
          </Link>
          <p className="note-line">
            {city}
            {city && miles !== null && ', '}
            {miles !== null && (
              <data value={miles.toFixed(2)}>{formatMiles(miles, isApproximate, language)}</data>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
