import type { MapZoom } from '#app/search/search-input.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { DrawnMap, Marker } from './draw-map.server.ts'
import { MapDrawing } from './map-drawing.tsx'
import { MapLegend, MapNotes } from './map-notes.tsx'
import { mapMessages } from './messages.ts'

type Props = {
  /** Null if no center is on the map: renders nothing. */
  map: DrawnMap | null
  /** Return the URL of the same page with the map at this level; null for all results. */
  linkZoom?: (zoom: MapZoom | null) => string
}

/**
 * A list's centers as numbers on the map, each a link to its row: beside the list on a desktop, below
 * it on a phone.
 */
export function ResultMap({ map, linkZoom }: Props) {
  const text = useTexts(mapMessages)
  if (!map) return null
  const around = map.place && text.around(map.place.name.text)
  return (
    <section id="map" aria-label={text.map} className="result-map">
      {linkZoom && <ZoomLinks map={map} linkZoom={linkZoom} />}
      <figure>
        <MapDrawing map={map} role="group" label={[text.ofTheseCenters, around].join('')}>
          {map.markers.map((marker) => (
            <NumberedMarker key={marker.number} marker={marker} />
          ))}
        </MapDrawing>
        <figcaption className="mt-2 grid gap-1 text-sm text-ink-soft">
          <MapLegend map={map} />
          <MapNotes map={map} />
        </figcaption>
      </figure>
    </section>
  )
}

/** A marker with its number. */
function NumberedMarker({ marker }: { marker: Marker }) {
  const text = useTexts(mapMessages)
  const { number, slug, name, status, isApproximate, x, y } = marker
  return (
    <a href={`#center-${slug}`} className={`marker-${status}`}>
      <title>{`${number}: ${isApproximate ? text.aboutHere : ''}${name}`}</title>
      <svg x={`${x}%`} y={`${y}%`} aria-hidden="true">
        <circle r="12" />
        <text>{number}</text>
      </svg>
    </a>
  )
}

type ZoomLinksProps = { map: DrawnMap; linkZoom: (zoom: MapZoom | null) => string }

function ZoomLinks({ map: { zoom, closer, wider }, linkZoom }: ZoomLinksProps) {
  const text = useTexts(mapMessages)
  return (
    <nav aria-label={text.zoom.label} className="no-print mb-2 flex flex-wrap gap-2">
      {closer && <ZoomLink to={linkZoom(closer)} icon="plus" label={text.zoom[closer]} />}
      {wider && <ZoomLink to={linkZoom(wider)} icon="minus" label={text.zoom[wider]} />}
      {zoom && <ZoomLink to={linkZoom(null)} icon="rotate-ccw" label={text.zoom.all} />}
    </nav>
  )
}

type ZoomLinkProps = { to: string; icon: 'plus' | 'minus' | 'rotate-ccw'; label: string }

function ZoomLink({ to, icon, label }: ZoomLinkProps) {
  return (
    <Link to={`${to}#map`} rel="nofollow" className="btn btn-sm btn-line">
      <Icon name={icon} />
      {label}
    </Link>
  )
}
