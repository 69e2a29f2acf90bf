import type { MapZoom } from '#app/search/search-input.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { DrawnMap } from './drawn-map.ts'
import { MapCorners } from './map-corners.tsx'
import { MapDrawing } from './map-drawing.tsx'
import { MapLegend, MapNotes } from './map-notes.tsx'
import { MapPins } from './map-pins.tsx'
import { mapMessages } from './messages.ts'

type Props = {
  /** Null if no center is on the map: renders nothing. */
  map: DrawnMap | null
  /** Return the URL of the same page with the map at this level; null for all results. */
  linkZoom?: (zoom: MapZoom | null) => string
}

/**
 * A list's centers as numbers on the map, each a link to its row. It fills the box it is put into, beside
 * the list; a phone moves it in its window, below the list. One a page: its shapes have ids.
 */
export function ResultMap({ map, linkZoom }: Props) {
  const text = useTexts(mapMessages)
  if (!map) return null
  const around = map.place && text.around(map.place.name)
  return (
    <section id="map" aria-label={text.map} className="result-map">
      <div className="map-window">
        {linkZoom && <ZoomLinks map={map} linkZoom={linkZoom} />}
        <div className="map-scroll">
          <MapDrawing map={map} role="group" label={[text.ofTheseCenters, around].join('')}>
            <MapPins map={map} />
          </MapDrawing>
        </div>
        <MapCorners map={map} />
      </div>
      <div className="map-foot">
        <MapLegend map={map} />
        <MapNotes map={map} />
      </div>
    </section>
  )
}

type ZoomLinksProps = { map: DrawnMap; linkZoom: (zoom: MapZoom | null) => string }

function ZoomLinks({ map: { zoom, closer, wider }, linkZoom }: ZoomLinksProps) {
  const text = useTexts(mapMessages)
  return (
    <nav aria-label={text.zoom.label} className="map-zoom no-print">
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
