import { useTexts } from '#app/ui/language.tsx'
import { Link } from '#app/ui/link.tsx'
import { mapMessages } from './messages.ts'
import { counties, findShape, linkCounty, mapViewBox, projectPoint } from './nj-counties.ts'

type CountyLocatorProps = {
  /** "Mercer"; null marks no county. */
  county: string | null
  /** In degrees; with both, a dot shows the place. */
  latitude?: number | null
  longitude?: number | null
  className?: string
}

/** A small map with one county marked, for a center's page. Nothing when there is nothing to mark. */
export function CountyLocator({
  county,
  latitude,
  longitude,
  className = 'w-24',
}: CountyLocatorProps) {
  const text = useTexts(mapMessages)
  const known = counties.some((name) => name === county)
  const dot = latitude != null && longitude != null ? placeOnMap(latitude, longitude) : null
  if (!known && !dot) return null
  return (
    <svg
      viewBox={mapViewBox}
      role="img"
      aria-label={known && county ? text.withCounty(county) : text.withPlace}
      className={`overflow-visible fill-action-tint-hover stroke-surface [stroke-linejoin:round] [stroke-width:2.2] ${className}`}
    >
      {counties.map((name) => (
        <use
          key={name}
          className={name === county ? 'fill-action' : undefined}
          href={findShape(name)}
        />
      ))}
      {dot && <circle cx={dot.x} cy={dot.y} r={17} className="fill-trusted [stroke-width:5]" />}
    </svg>
  )
}

/** "All centers in Mercer County"; nothing for a county of another state. */
export function CountyLink({ county }: { county: string }) {
  const text = useTexts(mapMessages)
  if (!counties.some((name) => name === county)) return null
  return (
    <Link to={linkCounty(county)} className="inline-flex min-h-11 items-center">
      {text.allInCounty(county)}
    </Link>
  )
}

/** A point of New Jersey on the map, from degrees; null when it lies outside of the drawing. */
export function placeOnMap(latitude: number, longitude: number): { x: number; y: number } | null {
  const { x, y } = projectPoint(latitude, longitude)
  if (!(x >= 10 && x <= 310 && y >= 2 && y <= 558)) return null
  return { x: Math.round(x), y: Math.round(y) }
}
