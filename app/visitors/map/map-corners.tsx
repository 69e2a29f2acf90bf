import { useTexts } from '#app/ui/use-language.tsx'
import { countiesViewBox } from '#site/map.ts'
import type { DrawnMap } from './drawn-map.ts'
import { findShape } from './map-shapes.ts'
import { mapMessages } from './messages.ts'
import { round } from './sheet.ts'

/** In the corners of a map's window: where it lies in the state, its scale, and whose data it shows. */
export function MapCorners({ map }: { map: DrawnMap }) {
  return (
    <>
      <Locator map={map} />
      <ScaleBar map={map} />
      <MapCredit />
    </>
  )
}

function Locator({ map: { locator } }: { map: DrawnMap }) {
  if (!locator) return null
  const { x, y, width, height } = locator
  return (
    <svg className="map-plate map-locator" viewBox={countiesViewBox} aria-hidden="true">
      <use href={findShape('counties')} />
      <rect x={round(x)} y={round(y)} width={round(width)} height={round(height)} />
    </svg>
  )
}

/** In a drawing of the map's size, which grows with it. */
function ScaleBar({ map: { frame, scale } }: { map: DrawnMap }) {
  const { width, height } = frame
  const low = height - 12
  return (
    <svg
      className="map-scale"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      <path d={`M12 ${low - 5}v5h${round(scale.width)}v-5`} />
      <text x={round(scale.width) + 18} y={low - 2}>
        {scale.text}
      </text>
    </svg>
  )
}

/** The sources of shores, towns and county lines. */
export function MapCredit() {
  const text = useTexts(mapMessages)
  return (
    <p className="map-plate map-credit">
      GSHHG, DCW ·{' '}
      <a href="https://www.geonames.org/" rel="noopener noreferrer">
        GeoNames
      </a>{' '}
      <a href="https://creativecommons.org/licenses/by/4.0/" lang="en" rel="noopener noreferrer">
        CC BY
      </a>{' '}
      · {text.census}
    </p>
  )
}
