import { centerMessages } from '#app/center/messages.ts'
import { getLocale } from '#app/lib/language.ts'
import { useLanguage } from '#app/ui/use-language.tsx'
import type { DrawnMap, PinStatus } from './drawn-map.ts'
import { mapMessages } from './messages.ts'

const statuses: PinStatus[] = ['open', 'usual', 'closed', 'unknown']

/** What the shapes of the pins say; nothing on paper, where it would soon be wrong. */
export function MapLegend({ map }: { map: DrawnMap }) {
  const language = useLanguage()
  const text = mapMessages[language]
  const labels: Record<PinStatus, string> = {
    open: text.open,
    usual: text.usual,
    closed: text.closed,
    unknown: centerMessages[language].hours.notKnown,
  }
  return (
    <ul className="map-legend no-print">
      {statuses
        .filter((status) => map.pins.some((pin) => pin.status === status))
        .map((status) => (
          <li key={status}>
            <svg viewBox="-9 -9 18 18" className="map-pins" aria-hidden="true">
              <g className={status}>
                <circle r="7" />
              </g>
            </svg>
            {labels[status]}
          </li>
        ))}
    </ul>
  )
}

/** The centers that the map does not show, or not at their own address. */
export function MapNotes({ map }: { map: DrawnMap }) {
  const language = useLanguage()
  const text = mapMessages[language]
  const list = new Intl.ListFormat(getLocale(language))
  const write = (numbers: number[]) => list.format(numbers.map(String))
  const about = map.pins.filter(({ isApproximate }) => isApproximate)
  const { withoutLocation, outside } = map
  return (
    <>
      {about.length > 0 && <p>{text.approximate(write(about.map(({ number }) => number)))}</p>}
      {withoutLocation.length > 0 && (
        <p>{text.withoutLocation(withoutLocation.length, write(withoutLocation))}</p>
      )}
      {outside.length > 0 && <p>{text.outside(write(outside))}</p>}
    </>
  )
}
