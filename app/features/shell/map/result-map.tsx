import { getLocale, type Language } from '#app/lib/language.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { mapMessages } from './messages.ts'
import { allNames, allShapes, findShape, round } from './nj-counties.ts'
import { hasMarkers, type MappedCenter, type Marker, markCenters } from './result-markers.ts'

type Props = {
  /** In the order of the list; the markers link to the ids of its items. */
  centers: readonly MappedCenter[]
  /** The highlighted county: "Cape May". */
  county?: string
}

const maxNames = 5

/**
 * A list's centers as numbers on the state's map, each a link to its card. Behind 'Show map' on a
 * phone. Renders nothing if no center is on the map.
 */
export function ResultMap({ centers, county }: Props) {
  const text = useTexts(mapMessages)
  if (!hasMarkers(centers)) return null
  const { viewBox, unit, markers, offMap } = markCenters(centers)
  return (
    <section id="map" aria-label={text.map} className="result-map mt-6">
      <Disclosure summary={text.show} icon="map-pin" openOnDesktop>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing is not a fieldset */}
        <svg
          viewBox={viewBox}
          role="group"
          aria-label={text.ofTheseCenters}
          fontSize={round(unit * 13)}
          className="w-full max-w-96 overflow-hidden rounded-l border bg-sunken"
        >
          <g strokeWidth={round(unit * 1.5)} className="stroke-line-strong [stroke-linejoin:round]">
            <use href={allShapes} className="fill-surface" />
            {county && <use href={findShape(county)} className="fill-action-tint" />}
          </g>
          <use
            href={allNames}
            fontSize={round(unit * 12)}
            className="fill-ink-soft [text-anchor:middle]"
          />
          {markers.map((marker) => (
            <MarkerLink key={marker.label} marker={marker} />
          ))}
        </svg>
        <MapNotes markers={markers} offMap={offMap} />
      </Disclosure>
    </section>
  )
}

function MarkerLink({ marker }: { marker: Marker }) {
  const language = useLanguage()
  const { x, y, halfWidth, halfHeight, label, centers, isApproximate } = marker
  return (
    <a href={`#center-${centers[0]?.slug}`} className={isApproximate ? 'marker-about' : undefined}>
      <title>{describeMarker(marker, language)}</title>
      <rect
        x={round(x - halfWidth)}
        y={round(y - halfHeight)}
        width={round(2 * halfWidth)}
        height={round(2 * halfHeight)}
        rx={halfHeight}
      />
      <text x={x} y={y} dy=".35em">
        {label}
      </text>
    </a>
  )
}

/**
 * Describes a marker: "3, 4 and 9: Cedar House; Willow Center; Third Street Clinic", "7: about
 * here, Cedar House".
 */
function describeMarker({ numbers, centers, isApproximate }: Marker, language: Language): string {
  const said = new Intl.ListFormat(getLocale(language)).format(numbers.map(String))
  return `${said}: ${isApproximate ? mapMessages[language].aboutHere : ''}${listNames(centers, language)}`
}

/** Lists the first five names, and how many more there are. */
function listNames(centers: MappedCenter[], language: Language): string {
  const names = centers.slice(0, maxNames).map(({ name }) => name)
  const more = centers.length - names.length
  return [...names, ...(more > 0 ? [mapMessages[language].more(more)] : [])].join('; ')
}

function MapNotes({ markers, offMap }: { markers: Marker[]; offMap: MappedCenter[] }) {
  const language = useLanguage()
  const text = mapMessages[language]
  const isShared = markers.some(({ numbers }) => numbers.length > 1)
  const isAbout = markers.some(({ isApproximate }) => isApproximate)
  return (
    <div className="mt-3 grid gap-1 text-sm text-ink-soft">
      <p>
        {text.numbers}
        {isShared && text.shared}
      </p>
      {isAbout && <p>{text.hollow}</p>}
      {offMap.length > 0 && <p>{text.offMap(listNames(offMap, language))}</p>}
      <p>
        {text.places}{' '}
        <a href="https://www.geonames.org/" rel="noopener noreferrer">
          GeoNames
        </a>{' '}
        (
        <a href="https://creativecommons.org/licenses/by/4.0/" rel="noopener noreferrer">
          CC BY 4.0
        </a>
        {text.census}
      </p>
    </div>
  )
}
