import { Icon } from '#app/ui/icon.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { DrawnMap } from './drawn-map.ts'
import { AreaNames, PlaceName } from './map-drawing.tsx'
import { strip } from './map-frame.ts'
import { mapMessages } from './messages.ts'

/**
 * Above a phone's rows: a window onto the page's map (`ResultMap`), with the searched place and the nearest
 * centers, as a door to all of it. Nothing without a place.
 */
export function MapStrip({ map }: { map: DrawnMap | null }) {
  const text = useTexts(mapMessages)
  if (!map?.strip) return null
  const { x, y, names } = map.strip
  const part = { x: -x, y: -y }
  return (
    <div className="map-strip no-print">
      <svg
        className="map"
        viewBox={`0 0 ${strip.size.width} ${strip.size.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <use href="#map-ground" {...part} />
        <AreaNames names={names} />
        <use href="#map-place" {...part} />
        <use href="#map-shapes" {...part} />
        <PlaceName names={names} />
      </svg>
      <a href="#map" className="btn btn-sm btn-line">
        <Icon name="map" />
        {text.map}
      </a>
    </div>
  )
}
