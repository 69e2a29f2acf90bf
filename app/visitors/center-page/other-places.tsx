import { centerMessages } from '#app/center/messages.ts'
import type { CenterGroup, OtherPlace } from '#app/center/read-places.server.ts'
import { formatMiles } from '#app/lib/miles.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/use-language.tsx'

/** Places that are shown before a visitor asks for all. */
const shownPlaces = 4

/** The other places of the organization, nearest first. Nothing for a center that is alone. */
export function OtherPlaces({ group }: { group: CenterGroup | null }) {
  const text = useTexts(centerMessages).otherPlaces
  const stored = useStoredText()
  if (!group || group.places.length === 0) return null
  const { name, places } = group
  return (
    <section aria-labelledby="other-places">
      <h2 id="other-places">{text.title}</h2>
      <p className="mt-1 mb-2 text-ink-soft">
        {text.partOf} <b {...stored}>{name}</b>.
      </p>
      <PlaceList places={places.slice(0, shownPlaces)} />
      {places.length > shownPlaces && (
        <Disclosure summary={text.all(places.length)}>
          <PlaceList places={places.slice(shownPlaces)} />
        </Disclosure>
      )}
    </section>
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
          <p className="-mt-1.5 text-sm text-ink-soft">
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
