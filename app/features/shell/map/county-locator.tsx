import { linkCounty } from '#app/lib/places/near.ts'
import { Link } from '#app/ui/link.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { mapMessages } from './messages.ts'
import { allShapes, counties, findShape, mapViewBox, placeOnMap } from './nj-counties.ts'

type CountyLocatorProps = {
  /** "Mercer"; null marks no county. */
  county: string | null
  /** Degrees; with both, a dot marks the place. */
  latitude?: number | null
  longitude?: number | null
  className?: string
}

/**
 * A small map with one county marked, for a center's page. Renders nothing if there is nothing to
 * mark.
 */
export function CountyLocator(props: CountyLocatorProps) {
  const { latitude = null, longitude = null, className = 'w-24' } = props
  const text = useTexts(mapMessages)
  const county = counties.find((name) => name === props.county)
  const dot = placeOnMap(latitude, longitude)
  if (!county && !dot) return null
  return (
    <svg
      viewBox={mapViewBox}
      role="img"
      aria-label={county ? text.withCounty(county) : text.withPlace}
      className={`overflow-visible fill-action-tint-hover stroke-surface [stroke-linejoin:round] [stroke-width:2.2] ${className}`}
    >
      <use href={allShapes} />
      {county && <use href={findShape(county)} className="fill-action" />}
      {dot && <circle cx={dot.x} cy={dot.y} r={17} className="fill-trusted [stroke-width:5]" />}
    </svg>
  )
}

/** A link "All centers in Mercer County"; nothing for a county of another state. */
export function CountyLink({ county }: { county: string }) {
  const text = useTexts(mapMessages)
  if (!counties.some((name) => name === county)) return null
  return (
    <Link to={linkCounty(county)} className="inline-flex min-h-11 items-center">
      {text.allInCounty(county)}
    </Link>
  )
}
