import { centerMessages } from '#app/center/messages.ts'
import { getLocale } from '#app/lib/language.ts'
import { useLanguage } from '#app/ui/use-language.tsx'
import type { DrawnMap, MarkerStatus } from './draw-map.server.ts'
import { mapMessages } from './messages.ts'

const item = 'flex items-center gap-1.5'
const statuses: MarkerStatus[] = ['open', 'usual', 'closed', 'unknown']

/** The legend of the map's shapes, which match those of the rows' numbers. */
export function MapLegend({ map }: { map: DrawnMap }) {
  const language = useLanguage()
  const text = mapMessages[language]
  const labels: Record<MarkerStatus, string> = {
    open: text.open,
    usual: text.usual,
    closed: text.closed,
    unknown: centerMessages[language].hours.notKnown,
  }
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink">
      {statuses
        .filter((status) => map.markers.some((marker) => marker.status === status))
        .map((status) => (
          <li key={status} className={item}>
            <span className={`row-number row-number-${status}`} />
            {labels[status]}
          </li>
        ))}
      {map.place && (
        <li className={item}>
          <span className="row-number bg-trusted" />
          {map.place.name.text}
        </li>
      )}
    </ul>
  )
}

/** The centers that the map leaves out, and the source of its places. */
export function MapNotes({ map }: { map: DrawnMap }) {
  const language = useLanguage()
  const text = mapMessages[language]
  const list = new Intl.ListFormat(getLocale(language))
  const write = (numbers: number[]) => list.format(numbers.map(String))
  const about = map.markers.filter(({ isApproximate }) => isApproximate)
  const { withoutLocation, outside } = map
  return (
    <>
      {map.leaders && <p>{text.leaders}</p>}
      {about.length > 0 && <p>{text.approximate(write(about.map(({ number }) => number)))}</p>}
      {withoutLocation.length > 0 && (
        <p>{text.withoutLocation(withoutLocation.length, write(withoutLocation))}</p>
      )}
      {outside.length > 0 && <p>{text.outside(write(outside))}</p>}
      <PlaceSources />
    </>
  )
}

function PlaceSources() {
  const text = mapMessages[useLanguage()]
  return (
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
  )
}
