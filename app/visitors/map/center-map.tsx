import { linkCounty } from '#app/center/places/near.ts'
import { Link } from '#app/ui/link.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { counties } from '#site/places.ts'
import type { DrawnMap } from './drawn-map.ts'
import { MapCorners } from './map-corners.tsx'
import { MapDrawing } from './map-drawing.tsx'
import { OnePin } from './map-pins.tsx'
import { mapMessages } from './messages.ts'

type Props = {
  /** With the center's pin; without one, its county. */
  map: DrawnMap
  /** The center's name. */
  name: string
}

/** The map on a center's page. */
export function CenterMap({ map, name }: Props) {
  const text = useTexts(mapMessages)
  const [pin] = map.pins
  return (
    <figure className="center-map">
      <div className="map-window map-low">
        <MapDrawing map={map} role="img" label={text.ofCenter(name)}>
          <OnePin map={map} />
        </MapDrawing>
        <MapCorners map={map} />
      </div>
      {pin?.isApproximate && (
        <figcaption className="mt-2 text-sm text-ink-soft">{text.centerIsApproximate}</figcaption>
      )}
    </figure>
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
